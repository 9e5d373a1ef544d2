import { z } from 'zod'
import { entityRisk } from '../../domain/risk/entity-risk.ts'
import { entityRecord } from '../../domain/watchlist/watchlist-records.ts'
import { endpoint } from '../http/endpoint.ts'
import { EntityWithRisk } from './entity-record.ts'
import { visibleEntity } from './visible.ts'

/** `GET /watchlist/entities/{id}`: returns an entity with the risk of its active cases, also an archived one. */
export const readEntity = endpoint({
  method: 'GET',
  path: '/watchlist/entities/:id',
  summary: 'Get an entity with its risk level',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  params: z.strictObject({ id: z.string() }),
  returns: 'The entity with its risk level and case counts.',
  replies: { 200: EntityWithRisk },
  errors: ['ENTITY_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, caller }, { db }) {
    const entity = await visibleEntity(db, caller, params.id)
    return { ...entityRecord(entity), ...entityRisk(await db.trackedCases.riskCountsOf(entity)) }
  },
})
