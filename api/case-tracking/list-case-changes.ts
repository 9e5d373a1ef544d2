import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
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

/** `GET /watchlist/cases/{id}/changes`: lists the changes of a case, newest first. */
export const listCaseChanges = endpoint({
  method: 'GET',
  path: '/watchlist/cases/:id/changes',
  summary: 'List the changes of a tracked case, newest first',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({
    ...pageQuery(),
    before: Id.optional().meta({
      description: 'Without a `cursor`: begins after the change with this `changeId`.',
    }),
  }),
  returns: 'A page of changes, newest first.',
  replies: { 200: z.strictObject({ changes: z.array(Change), nextCursor: NextCursor }) },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, query: { before, ...query }, caller }, services) {
    const { db } = services
    const { id } = await visibleCase(db, caller, params.id)
    const { page, nextCursor } = await readPage(
      services,
      { list: ['case-changes', id], query, after: before },
      (range) => db.trackedCases.changesOf(id, range),
      (change) => change.id,
    )
    const changes = page.map(({ id, created, ...change }) => ({ changeId: id, ...change, changedAt: created }))
    return { changes, nextCursor }
  },
})
