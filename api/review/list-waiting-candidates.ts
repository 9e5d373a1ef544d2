import { z } from 'zod'
import { QUEUE_STEPS } from '../../db/review/case-candidates/queue.ts'
import { MATCH_VERDICTS, MAX_COUNTED } from '../../domain/review/candidate.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { readPage } from '../http/page.ts'
import { ClaimOrNone, claimsOf } from './claim.ts'
import { countWaiting, positionOf, QueueQuery, queueAnswer, readPosition } from './queue.ts'
import { presentReviewed, ReviewedCandidate } from './waiting-candidate.ts'

const WaitingCandidates = queueAnswer('step', QUEUE_STEPS, { ...ReviewedCandidate, claim: ClaimOrNone }).extend({
  areCountsExact: z.boolean().meta({
    description: `False if more than ${MAX_COUNTED} candidates wait for a step. They are then counted as ${MAX_COUNTED}.`,
  }),
})

/**
 * `GET /backoffice/candidates`: lists the candidates that wait for the operator, longest first, with the evidence of
 * each match.
 */
export const listWaitingCandidates = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/candidates',
  summary: 'List candidates that are waiting for the operator',
  query: QueueQuery.extend({
    step: z.enum(QUEUE_STEPS).optional().meta({
      description:
        '`REVIEW`: the operator has to check the match. `DECISION`: the candidate is approved, and the operator decides for the account whether to add it.',
    }),
    entityId: Id.optional(),
    verdict: z.enum(MATCH_VERDICTS).optional(),
  }),
  returns: 'A page of candidates that are waiting, with counts.',
  replies: { 200: WaitingCandidates },
  errors: [],
  async handle({ query }, services) {
    const { caseCandidates } = services.db
    const [{ page, nextCursor }, { counts, areCountsExact }] = await Promise.all([
      readPage(
        services,
        { list: ['reviewed candidates'], query },
        ({ after, most }) => caseCandidates.queue({ ...query, limit: most, after: readPosition(after) }),
        positionOf,
      ),
      caseCandidates.countQueue(query),
    ])
    const entityIds = [...new Set(page.map(({ watchlistEntityId }) => watchlistEntityId))]
    const [found, claimOf] = await Promise.all([
      services.db.watchlistEntities.findMany(entityIds),
      claimsOf(
        services.db,
        page.map(({ id }) => id),
      ),
    ])
    const entities = new Map(found.map((it) => [it.id, it]))
    return {
      recordsFiltered: countWaiting(counts, query.step),
      counts,
      areCountsExact,
      records: page.flatMap((candidate) => {
        const entity = entities.get(candidate.watchlistEntityId)
        return entity ? [{ ...presentReviewed(candidate, entity, services), claim: claimOf(candidate.id) }] : []
      }),
      nextCursor,
    }
  },
})
