import { z } from 'zod'
import { QUEUE_STEPS } from '../../db/review/case-candidates/queue.ts'
import type { CandidateEvidence } from '../../db/review/case-candidates/reader.ts'
import { printDate } from '../../domain/dates.ts'
import { describeReason } from '../../domain/matching/reasons.ts'
import { MATCH_VERDICTS } from '../../domain/review/candidate.ts'
import { ENTITY_TYPES, type WatchlistEntity } from '../../domain/watchlist/watchlist.ts'
import { candidateReviewId } from '../../workflows/review/candidate-review.messages.ts'
import type { Services } from '../http/services.ts'
import { workflowUrl } from '../http/workflow-url.ts'
import { CandidateRecord, candidateRecord } from './candidate-record.ts'

/** A candidate as operators see it, with the entity and the evidence of the match. */
export const ReviewedCandidate = {
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
  verdict: z.enum(MATCH_VERDICTS).meta({
    description:
      '`match`: a score of 85 or more. `possible`: 60 or more. `sample`: 40 to 59; the customer sees nothing of it unless you approve it.',
  }),
  reasons: z.array(z.string()).meta({ description: 'The reasons for and against the match, word by word.' }),
}

export function presentReviewed(candidate: CandidateEvidence, entity: WatchlistEntity, services: Services) {
  const { name, entityType, fatherName, birthDate, location, registrationNumber, nameVariations } = entity
  return {
    ...candidateRecord(candidate),
    step: candidate.status === 'PENDING_REVIEW' ? ('REVIEW' as const) : ('DECISION' as const),
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
