import { z } from 'zod'
import { IMPORT_OUTCOMES, IMPORT_STATUSES } from '../../db/watchlist/imports.ts'
import { MAX_IMPORT_ROWS } from '../../domain/service-limits.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'

const Row = z.strictObject({
  row: z.int().meta({ description: 'Counted from 1, without the line of headings.' }),
  outcome: z.enum(IMPORT_OUTCOMES),
  entityId: z.string().nullable().meta({ description: 'The entity that was created, or that says the same already.' }),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).nullable(),
  issuesLeftOut: z
    .int()
    .meta({ description: 'Further issues of the row: those after its tenth, and after the hundredth of an answer.' }),
})

/** Whoever wants to see more reads fewer rows at once. */
const MAX_ISSUES = 100

/** `GET /watchlist/imports/{id}`: how far an import is, and what became of each row. */
export const readImport = endpoint({
  method: 'GET',
  path: '/watchlist/imports/:id',
  summary: 'Read how far an import is',
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
      .meta({ description: `How many rows to answer with, 1 to ${MAX_IMPORT_ROWS}; all when left out.` }),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'Send the `nextCursor` of the last answer.')
      .transform(Number)
      .optional()
      .meta({ description: 'The `nextCursor` of the last answer.' }),
  }),
  replies: {
    200: z.strictObject({
      importId: z.string(),
      status: z.enum(IMPORT_STATUSES),
      created: z.int(),
      completedAt: z.int().nullable(),
      counts: z.record(z.enum(IMPORT_OUTCOMES), z.int()),
      rows: z.array(Row),
      nextCursor: z.string().nullable().meta({ description: 'Leads to the rows after these; null at the end.' }),
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
