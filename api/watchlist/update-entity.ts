import { z } from 'zod'
import { DISCOVERY_MODES } from '../../domain/review/candidate.ts'
import { startEntityOnboarding } from '../../workflows/watchlist/entity-onboarding.messages.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { dispatch } from '../http/dispatch.ts'
import { endpoint } from '../http/endpoint.ts'
import { EntityDetailsInput } from './entity-details.ts'
import { visibleEntity } from './visible.ts'

/**
 * `PUT /watchlist/entities/{id}`: replaces the details; absent fields are cleared. A renamed entity is searched for
 * like a new one, including its past if that was requested: results and rejections for the old name say nothing about
 * the new one. An archived entity is not searched for.
 */
export const updateEntity = endpoint({
  method: 'PUT',
  path: '/watchlist/entities/:id',
  summary: 'Replace the details of an entity',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.write',
  params: z.strictObject({ id: z.string() }),
  body: EntityDetailsInput,
  returns: 'The entity was updated. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['ENTITY_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, body, caller, requestId }, services) {
    const { db } = services
    const { id, accountId } = await visibleEntity(db, caller, params.id)
    const start = startEntityOnboarding({ entityId: id }, { accountId, requestId })
    const queued = await db.transaction(async (tx) => {
      const isAnother = await db.watchlistEntities.update(id, body, auditContextOf({ caller, requestId }), tx)
      const { status } = await visibleEntity(db, caller, id, tx)
      if (!isAnother || status === 'ARCHIVED') return undefined
      for (const mode of DISCOVERY_MODES) await db.entitySyncs.forgetAnswers(id, mode, tx)
      await db.caseCandidates.forgetRejected(id, tx)
      await db.entityOnboardings.begin([id], 'NAME', tx)
      const wanting = await db.watchlistEntities.wantingBackfill([id], tx)
      await db.entityOnboardings.begin(
        wanting.map((entity) => entity.id),
        'LOOK',
        tx,
      )
      return db.outbox.enqueue(start, tx)
    })
    if (queued) await dispatch(services, queued)
    return {}
  },
})
