import { z } from 'zod'
import type { AuditedAction } from '../../domain/account/audit-log.ts'
import type { EntityStatus } from '../../domain/watchlist/watchlist.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { visibleEntity } from './visible.ts'

/** `POST /watchlist/entities/{id}/pause`: excludes an entity from the daily sync until it is resumed. */
export const pauseEntity = moves('pause', 'Pause an entity: exclude it from the daily sync', 'PAUSED', 'PAUSE')

/** `POST /watchlist/entities/{id}/resume`: includes a paused entity in the daily sync again. */
export const resumeEntity = moves(
  'resume',
  'Resume a paused entity: include it in the daily sync again',
  'ACTIVE',
  'RESUME',
)

/**
 * Switches between ACTIVE and PAUSED. An entity that is already in the status is unchanged, and an archived one stays
 * archived.
 */
function moves(verb: string, summary: string, to: EntityStatus, action: AuditedAction) {
  return endpoint({
    method: 'POST',
    path: `/watchlist/entities/:id/${verb}`,
    summary,
    weight: 1,
    product: 'WATCHLIST',
    permission: 'watchlist.write',
    params: z.strictObject({ id: z.string() }),
    returns: 'The entity is in the requested state. The response is an empty object.',
    replies: { 200: z.strictObject({}) },
    errors: ['ENTITY_NOT_FOUND', 'NOT_SHARED', 'ENTITY_ARCHIVED'],
    async handle({ params, caller, requestId }, { db }) {
      const { id } = await visibleEntity(db, caller, params.id)
      const auditContext = auditContextOf({ caller, requestId })
      return db.transaction(async (tx) => {
        const isThere = await db.watchlistEntities.move(id, to, action, auditContext, tx)
        await visibleEntity(db, caller, id, tx)
        if (!isThere) throw refuse('ENTITY_ARCHIVED')
        return {}
      })
    },
  })
}
