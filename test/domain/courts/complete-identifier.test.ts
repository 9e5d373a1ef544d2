import test from 'ava'
import { completeIdentifier } from '../../../domain/courts/complete-identifier.ts'

test('a newly found number joins the known ones, and both name the case', (t) => {
  const known = { courtType: 'NCLT', filingNumber: '2709139000012024' } as const
  t.like(
    completeIdentifier(known, {
      courtType: 'NCLT',
      establishmentCode: '9',
      caseType: 'CP',
      registrationNumber: '7/2024',
    }),
    {
      ok: true,
      identifier: { ...known, establishmentCode: '9', registrationNumber: '7/2024' },
      identity: { key: 'NCLT:filing:2709139000012024' },
    },
  )
})

test("a source's own words for bench and case type are replaced by their codes", (t) => {
  const known = { courtType: 'HC', caseType: 'Writ Petition Civil', registrationNumber: '7/2024' } as const
  const added = {
    courtType: 'HC',
    establishmentCode: 'DLHC01',
    caseType: 'W.P.(C)',
    registrationNumber: '7/2024',
  } as const
  t.like(completeIdentifier(known, added), { ok: true, identifier: added })
})

for (const [field, added] of [
  ['courtType', { courtType: 'DC', cnr: 'DLND010000072024' }],
  [
    'registrationNumber',
    { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'CS', registrationNumber: '8/2024' },
  ],
] as const)
  test(`another ${field} belongs to another case`, (t) => {
    const reading = completeIdentifier({ courtType: 'HC', registrationNumber: '7/2024' }, added)
    t.deepEqual(!reading.ok && reading.issues.map((issue) => issue.field), [field])
  })
