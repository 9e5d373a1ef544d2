import { z } from 'zod'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { SharedWith } from './shared-with.ts'
import { requireOwner, visibleEntity } from './visible.ts'

/** `PUT /watchlist/entities/{id}/sharing`: replaces the grantees of an entity; only for its own account. */
export const shareEntity = endpoint({
  method: 'PUT',
  path: '/watchlist/entities/:id/sharing',
  summary: 'Set the users and teams that an entity is shared with',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.write',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ sharedWith: SharedWith }),
  returns: 'The entity is shared as requested. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['ENTITY_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, body, caller, requestId }, { db }) {
    const entity = await visibleEntity(db, caller, params.id)
    requireOwner(caller, entity)
    const auditContext = auditContextOf({ caller, requestId })
    await db.transaction((tx) => db.watchlistEntities.share(entity.id, body.sharedWith, auditContext, tx))
    return {}
  },
})
