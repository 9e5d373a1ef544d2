import { z } from 'zod'
import { IMPORT_OUTCOMES, IMPORT_STATUSES } from '../../db/watchlist/imports.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { MAX_IMPORT_ROWS } from './import-entities.ts'

const Row = z.strictObject({
  row: z.int().meta({ description: 'The number of the row. The first row after the header is 1.' }),
  line: z.int().nullable().meta({
    description: 'The line of the CSV file, or the row of the sheet, where the row begins. Null for JSON.',
  }),
  outcome: z.enum(IMPORT_OUTCOMES),
  entityId: z
    .string()
    .nullable()
    .meta({ description: 'The ID of the entity that was created, or of an existing entity with the same details.' }),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).nullable(),
  issuesLeftOut: z.int().meta({
    description:
      'The number of issues of this row that are not listed. At most 10 issues are listed per row, and at most 100 per response.',
  }),
})

const Count = z.int()
const Counts = z.strictObject({ PENDING: Count, CREATED: Count, EXISTS: Count, INVALID: Count, FAILED: Count })

/** A client that needs more issues reads fewer rows at once. */
const MAX_ISSUES = 100

/** `GET /watchlist/imports/{id}`: returns the progress of an import and the outcome of each row. */
export const readImport = endpoint({
  method: 'GET',
  path: '/watchlist/imports/:id',
  summary: 'Get the progress of an import',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject(pageQuery(MAX_IMPORT_ROWS, MAX_IMPORT_ROWS)),
  returns: 'The progress of the import and the outcome of its rows.',
  replies: {
    200: z.strictObject({
      importId: z.string(),
      status: z.enum(IMPORT_STATUSES).meta({ description: 'Poll while it is `RUNNING`.' }),
      created: z.int(),
      completedAt: z.int().nullable(),
      counts: Counts,
      rows: z.array(Row),
      nextCursor: NextCursor,
    }),
  },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { id }, query, caller }, services) {
    const { db } = services
    const found = await db.imports.find(caller.accountId, id)
    if (!found) throw refuse('NO_SUCH_RESOURCE')
    const counts = await db.imports.countOutcomes(id)
    const { page, nextCursor } = await readPage(
      services,
      { list: ['import-rows', id], query },
      ({ after, most }) => db.imports.listRows(id, { after: Number(after ?? 0), most, mostIssues: MAX_ISSUES }),
      ({ position }) => String(position),
    )
    return {
      importId: found.id,
      status: found.status,
      created: found.created,
      completedAt: found.completedAt,
      counts: Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, counts[outcome] ?? 0])),
      rows: page.map(({ position, ...row }) => ({ row: position, ...row })),
      nextCursor,
    }
  },
})
