import { z } from 'zod'
import { QUEUE_STEPS, type QueueStep } from '../../db/case-candidates/queue.ts'
import type { CandidateEvidence } from '../../db/case-candidates/reader.ts'
import { MATCH_VERDICTS } from '../../domain/candidate.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { printDate } from '../../domain/dates.ts'
import { describeReason } from '../../domain/matching/reasons.ts'
import { ENTITY_TYPES, type WatchlistEntity } from '../../domain/watchlist.ts'
import { candidateReviewId } from '../../workflows/candidate-review.messages.ts'
import { operatorEndpoint } from '../frame/endpoint.ts'
import { Id } from '../frame/id.ts'
import type { Services } from '../frame/services.ts'
import { CandidateRecord, candidateRecord } from '../watchlist/candidate-record.ts'
import { workflowUrl } from './workflow-url.ts'

const WaitingCandidate = z.strictObject({
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
    .meta({ description: 'Whom the case was found for.' }),
  score: z.int().meta({ description: '0 to 100.' }),
  verdict: z.enum(MATCH_VERDICTS),
  reasons: z.array(z.string()).meta({ description: 'What speaks for the match and what against it, word by word.' }),
  workflowUrl: z.string().meta({ description: "The review in Temporal's Web UI." }),
})

/** `GET /backoffice/candidates`: what waits for the operator, longest first, with what each match rests on. */
export const listWaitingCandidates = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/candidates',
  summary: 'List the discovered cases that wait for the operator',
  query: z.strictObject({
    step: z.enum(QUEUE_STEPS).optional().meta({
      description:
        '`REVIEW`: is the match real? `DECISION`: approved, on an account whose new cases the operator decides.',
    }),
    accountId: Id.optional(),
    entityId: Id.optional(),
    courtType: z.enum(COURT_TYPES).optional(),
    verdict: z.enum(MATCH_VERDICTS).optional(),
    skip: z.coerce.number<string>().int().min(0).default(0),
    limit: z.coerce.number<string>().int().min(0).max(100).default(20),
  }),
  replies: {
    200: z.strictObject({
      recordsFiltered: z.int(),
      counts: z
        .partialRecord(z.enum(QUEUE_STEPS), z.int())
        .meta({ description: 'How many wait for each step, whatever `step` was asked for.' }),
      records: z.array(WaitingCandidate),
    }),
  },
  errors: [],
  async handle({ query }, services) {
    const { counts, records } = await services.db.caseCandidates.queue(query)
    const asked: readonly QueueStep[] = query.step ? [query.step] : QUEUE_STEPS
    const entityIds = [...new Set(records.map(({ watchlistEntityId }) => watchlistEntityId))]
    const entities = new Map((await services.db.watchlistEntities.findMany(entityIds)).map((it) => [it.id, it]))
    return {
      recordsFiltered: asked.reduce((sum, step) => sum + (counts[step] ?? 0), 0),
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
): z.infer<typeof WaitingCandidate> {
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
