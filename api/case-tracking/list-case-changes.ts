import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { pageLimit } from '../http/page-limit.ts'
import { visibleCase } from '../watchlist/visible.ts'

const Change = z
  .strictObject({
    changeId: z.string(),
    field: z.string(),
    from: z.unknown(),
    to: z.unknown(),
    changedAt: z.int(),
    origin: z.enum(['CUSTOMER', 'OPERATOR', 'COURT']),
  })
  .meta({ id: 'CaseChange' })

/** `GET /watchlist/cases/{id}/changes`: what changed of a case, newest first. */
export const listCaseChanges = endpoint({
  method: 'GET',
  path: '/watchlist/cases/:id/changes',
  summary: 'List the changes of a tracked case, newest first',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({
    limit: pageLimit(),
    before: Id.optional().meta({
      description: 'The `changeId` of the last change you received. The response continues with older changes.',
    }),
  }),
  returns: 'A page of changes, newest first.',
  replies: { 200: z.strictObject({ changes: z.array(Change) }) },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, query: { limit, before }, caller }, { db }) {
    const { id } = await visibleCase(db, caller, params.id)
    const changes = await db.trackedCases.changesOf(id, { limit, ...(before === undefined ? {} : { before }) })
    return { changes: changes.map(({ id, created, ...change }) => ({ changeId: id, ...change, changedAt: created })) }
  },
})
