import { z } from 'zod'
import { IMPORT_OUTCOMES, IMPORT_STATUSES } from '../../db/watchlist/imports.ts'
import { MAX_IMPORT_ROWS } from '../../domain/service-limits.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'

const Row = z.strictObject({
  row: z.int().meta({ description: 'The number of the row. The first row after the header is 1.' }),
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

/** Whoever wants to see more reads fewer rows at once. */
const MAX_ISSUES = 100

/** `GET /watchlist/imports/{id}`: how far an import is, and what became of each row. */
export const readImport = endpoint({
  method: 'GET',
  path: '/watchlist/imports/:id',
  summary: 'Get the progress of an import',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({
    limit: z.coerce
      .number<string>()
      .int()
      .min(1)
      .max(MAX_IMPORT_ROWS)
      .default(MAX_IMPORT_ROWS)
      .meta({ description: `How many rows to return, 1 to ${MAX_IMPORT_ROWS}. By default, all rows.` }),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'Must be the `nextCursor` of the previous response.')
      .transform(Number)
      .optional()
      .meta({ description: 'The `nextCursor` of the previous response.' }),
  }),
  returns: 'The progress of the import and the outcome of its rows.',
  replies: {
    200: z.strictObject({
      importId: z.string(),
      status: z.enum(IMPORT_STATUSES).meta({ description: 'Poll while it is `RUNNING`.' }),
      created: z.int(),
      completedAt: z.int().nullable(),
      counts: Counts,
      rows: z.array(Row),
      nextCursor: z
        .string()
        .nullable()
        .meta({ description: 'Send it as `cursor` to read the next rows. Null if there are no more rows.' }),
    }),
  },
  errors: ['NO_SUCH_THING'],
  async handle({ params: { id }, query: { limit, cursor = 0 }, caller }, { db }) {
    const found = await db.imports.find(caller.accountId, id)
    if (!found) throw refuse('NO_SUCH_THING')
    const [counts, read] = await Promise.all([
      db.imports.countOutcomes(id),
      db.imports.listRows(id, { after: cursor, most: limit + 1, mostIssues: MAX_ISSUES }),
    ])
    const rows = read.slice(0, limit)
    return {
      importId: found.id,
      status: found.status,
      created: found.created,
      completedAt: found.completedAt,
      counts: Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, counts[outcome] ?? 0])),
      rows: rows.map(({ position, ...row }) => ({ row: position, ...row })),
      nextCursor: read.length > limit ? String(rows.at(-1)?.position) : null,
    }
  },
})
