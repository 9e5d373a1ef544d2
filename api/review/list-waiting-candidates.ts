import { z } from 'zod'
import { QUEUE_STEPS } from '../../db/review/case-candidates/queue.ts'
import type { CandidateEvidence } from '../../db/review/case-candidates/reader.ts'
import { MATCH_VERDICTS } from '../../domain/candidate.ts'
import { printDate } from '../../domain/dates.ts'
import { describeReason } from '../../domain/matching/reasons.ts'
import { ENTITY_TYPES, type WatchlistEntity } from '../../domain/watchlist.ts'
import { candidateReviewId } from '../../workflows/review/candidate-review.messages.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import type { Services } from '../http/services.ts'
import { workflowUrl } from '../http/workflow-url.ts'
import { CandidateRecord, candidateRecord } from './candidate-record.ts'
import { countWaiting, QueueQuery, queueAnswer } from './queue.ts'

const WaitingCandidates = queueAnswer('step', QUEUE_STEPS, {
  ...CandidateRecord.shape,
  step: z.enum(QUEUE_STEPS),
  entity: z
    .strictObject({
      name: z.string(),
      entityType: z.enum(ENTITY_TYPES),
      fatherName: z.string().nullable(),
      birthDate: z.string().nullable(),
      location: z.string().nullable(),
      registrationNumber: z.string().nullable(),
      nameVariations: z.array(z.string()),
    })
    .meta({ description: 'The entity that the case was found for.' }),
  score: z.int().meta({ description: 'The match score, 0 to 100.' }),
  verdict: z.enum(MATCH_VERDICTS),
  reasons: z.array(z.string()).meta({ description: 'The reasons for and against the match, word by word.' }),
})

/** `GET /backoffice/candidates`: what waits for the operator, longest first, with what each match rests on. */
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
    const { counts, records } = await services.db.caseCandidates.queue(query)
    const entityIds = [...new Set(records.map(({ watchlistEntityId }) => watchlistEntityId))]
    const entities = new Map((await services.db.watchlistEntities.findMany(entityIds)).map((it) => [it.id, it]))
    return {
      recordsFiltered: countWaiting(counts, query.step),
      counts,
      records: records.flatMap((candidate) => {
        const entity = entities.get(candidate.watchlistEntityId)
        return entity ? [presentWaiting(candidate, entity, services)] : []
      }),
    }
  },
})

function presentWaiting(
  candidate: CandidateEvidence,
  entity: WatchlistEntity,
  services: Services,
): z.infer<typeof WaitingCandidates>['records'][number] {
  const { name, entityType, fatherName, birthDate, location, registrationNumber, nameVariations } = entity
  return {
    ...candidateRecord(candidate),
    step: candidate.status === 'PENDING_REVIEW' ? 'REVIEW' : 'DECISION',
    entity: {
      name,
      entityType,
      fatherName,
      birthDate: birthDate === null ? null : printDate(birthDate),
      location,
      registrationNumber,
      nameVariations,
    },
    score: candidate.score,
    verdict: candidate.verdict,
    reasons: candidate.reasons.map(describeReason),
    workflowUrl: workflowUrl(services, candidateReviewId(candidate.id)),
  }
}
