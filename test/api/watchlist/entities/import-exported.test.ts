import test from 'ava'
import fc from 'fast-check'
import { csvHeadings, csvLines } from '../../../../activities/watchlist/export-csv.ts'
import { tableRows } from '../../../../api/http/tables/table-rows.ts'
import { NewEntityInput } from '../../../../api/watchlist/entity-details.ts'
import { ENTITY_TABLE } from '../../../../api/watchlist/entity-table.ts'
import { entityRecord } from '../../../../domain/watchlist/watchlist-records.ts'

/** Texts as people type them, with what CSV and spreadsheets treat in a special way. */
const typed = fc
  .array(
    fc.constantFrom(
      'A',
      'é',
      'मे',
      '0',
      '12',
      ' ',
      ',',
      ';',
      '"',
      "'",
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '\r\n',
      '|',
      '#',
      '?',
      '＝',
    ),
  )
  .map((parts) => parts.join(''))

const RECORD = {
  id: '0190f5e0b7a07c3c8a5d6e7f80912345',
  accountId: '0190f5e0b7a07c3c8a5d6e7f80912346',
  status: 'ACTIVE',
  nameVariations: ['=SUM(A1)', 'A, B; C'],
  lastCourtSyncAt: null,
  created: 1,
  createdBy: 'u-1',
  updated: null,
  updatedBy: null,
} as const

test('an exported entity comes back from an import unchanged, whatever its texts are', async (t) => {
  const entity = fc.record({
    name: typed,
    entityType: fc.constantFrom('BUSINESS', 'PERSON'),
    location: typed,
    registrationNumber: typed,
    fatherName: typed,
    birthDate: fc.constantFrom(null, '31-12-1980'),
    monitoredCourts: fc.constantFrom(['ALL'], ['SC', 'HC']),
    sharedWith: fc.constantFrom(
      [],
      [
        { type: 'team', id: 't-1' },
        { type: 'user', id: 'u_2' },
      ],
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(entity, { minLength: 1, maxLength: 5 }), async (sent) => {
      const stored = sent.flatMap((input) => NewEntityInput.safeParse(input).data ?? [])
      const records = stored.map((details, number) =>
        entityRecord({ ...details, ...RECORD, number, nameVariations: [...RECORD.nameVariations], nameHistory: [] }),
      )
      const csv = csvHeadings('entities') + csvLines('entities', records)
      const rows = await tableRows(Buffer.from(csv), { ...ENTITY_TABLE, mostRows: 5_000 })
      t.deepEqual(
        rows.map(({ content }) => NewEntityInput.parse(content)),
        stored,
      )
    }),
    { numRuns: 500 },
  )
})
