import { z } from 'zod'
import { IMPORT_OUTCOMES, IMPORT_STATUSES } from '../../db/imports.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'

const Row = z.strictObject({
  row: z.int().meta({ description: 'Counted from 1, without the line of headings.' }),
  outcome: z.enum(IMPORT_OUTCOMES),
  entityId: z.string().nullable().meta({ description: 'The entity that was created, or that says the same already.' }),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).nullable(),
})

/** `GET /watchlist/imports/{id}`: how far an import is, and what became of each row. */
export const readImport = endpoint({
  method: 'GET',
  path: '/watchlist/imports/:id',
  summary: 'Read how far an import is',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  params: z.strictObject({ id: z.string() }),
  replies: {
    200: z.strictObject({
      importId: z.string(),
      status: z.enum(IMPORT_STATUSES),
      created: z.int(),
      completedAt: z.int().nullable(),
      counts: z.record(z.enum(IMPORT_OUTCOMES), z.int()),
      rows: z.array(Row),
    }),
  },
  errors: ['NO_SUCH_THING'],
  async handle({ params, caller }, { db }) {
    const found = await db.imports.find(caller.accountId, params.id)
    if (!found) throw refuse('NO_SUCH_THING')
    const byOutcome = Map.groupBy(found.rows, ({ outcome }) => outcome)
    return {
      importId: found.id,
      status: found.status,
      created: found.created,
      completedAt: found.completedAt,
      counts: Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, byOutcome.get(outcome)?.length ?? 0])),
      rows: found.rows.map(({ position, ...row }) => ({ row: position, ...row })),
    }
  },
})
