import { z } from 'zod'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { visibleEntity } from './visible.ts'

/**
 * `DELETE /watchlist/entities/{id}`: archives an entity. It is stored, but no search returns it. Repeating it changes
 * nothing.
 */
export const archiveEntity = endpoint({
  method: 'DELETE',
  path: '/watchlist/entities/:id',
  summary: 'Archive an entity',
  description: 'Its tracked cases do not change and are still followed. An archived entity cannot be restored.',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.write',
  params: z.strictObject({ id: z.string() }),
  returns: 'The entity was archived. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['ENTITY_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, caller, requestId }, { db }) {
    const { id } = await visibleEntity(db, caller, params.id)
    const auditContext = auditContextOf({ caller, requestId })
    await db.transaction(async (tx) => {
      await db.watchlistEntities.move(id, 'ARCHIVED', 'ARCHIVE', auditContext, tx)
      await visibleEntity(db, caller, id, tx)
    })
    return {}
  },
})
