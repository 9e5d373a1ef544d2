import { z } from 'zod'
import { entityRisk } from '../../domain/risk/entity-risk.ts'
import { MAX_PAGE_LIMIT } from '../../domain/service-limits.ts'
import { isVisibleTo } from '../../domain/watchlist/sharing.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { EntityWithRisk } from './entity-record.ts'

const { riskLevel, riskCounts, caseCount } = EntityWithRisk.shape

/**
 * `POST /watchlist/entities/risks`: returns the risk of many entities at once, and the number of pending decisions on
 * each.
 */
export const readRisks = endpoint({
  method: 'POST',
  path: '/watchlist/entities/risks',
  summary: 'Get the risk levels of several entities',
  description:
    'Answers for the entities of a page of a search. An ID that is none, or of an entity that you cannot see, is left out.',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  body: z.strictObject({
    ids: z.array(Id).min(1).max(MAX_PAGE_LIMIT).meta({ description: 'The `_id`s of the entities.' }),
  }),
  returns: 'The risk of each entity, in the order of the request.',
  replies: {
    200: z.strictObject({
      risks: z.array(
        z.strictObject({
          entityId: z.string(),
          riskLevel,
          riskCounts,
          caseCount,
          undecidedCount: z.int().meta({ description: 'The number of new cases that wait for your decision.' }),
        }),
      ),
    }),
  },
  errors: [],
  async handle({ body, caller }, { db }) {
    const entities = await db.watchlistEntities.findMany([...new Set(body.ids)])
    const ids = entities.filter((entity) => isVisibleTo(caller, entity)).map(({ id }) => id)
    const [counts, undecided] = await Promise.all([
      db.trackedCases.riskCountsOfMany(ids),
      db.caseCandidates.countUndecided(ids),
    ])
    return {
      risks: ids.map((entityId) => ({
        entityId,
        ...entityRisk(counts.get(entityId) ?? {}),
        undecidedCount: undecided.get(entityId) ?? 0,
      })),
    }
  },
})
