import type { CandidateEvidence } from '../../db/review/case-candidates/reader.ts'
import { caseRef } from '../../domain/courts/case-ref.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import {
  type DecisionInput,
  type DecisionOutcome,
  decideCandidate,
  startCandidateReview,
} from '../../workflows/review/candidate-review.messages.ts'
import { refuse } from '../errors/refusal.ts'
import type { Services } from '../http/services.ts'
import { submitVerdict } from './submit-verdict.ts'

/**
 * Decides about a candidate through its review. Refuses with 400 60415 when it was already decided otherwise, with 400
 * 60416 before the operator has approved it, and with 409 60427 when its case would be added to an archived entity. A
 * repeated request, or the same decision by the operator again, gets the first answer.
 */
export async function submitDecision(
  services: Services,
  candidate: CandidateEvidence,
  input: Required<Pick<DecisionInput, 'decision' | 'decidedAs' | 'actor' | 'requestId'>> & DecisionInput,
): Promise<Extract<DecisionOutcome, { kind: 'ADDED' | 'DECLINED' }>> {
  const { decision, decidedAs, actor, requestId } = input
  const auditContext = { actorType: decidedAs, actorId: actor, requestId }
  return submitVerdict(services, {
    review: reviewOf(candidate, requestId),
    update: decideCandidate,
    input,
    since: candidate.updated ?? 0,
    async outcome() {
      const decided = await services.db.caseCandidates.outcomeOfDecision(candidate.id, decision, auditContext)
      if (decided?.kind === 'ALREADY_DECIDED') throw refuse('ALREADY_DECIDED')
      if (decided?.kind === 'NOT_APPROVED') throw refuse('CANDIDATE_NOT_APPROVED')
      if (decided?.kind === 'ENTITY_ARCHIVED') throw refuse('ENTITY_ARCHIVED')
      return decided
    },
  })
}

/** Returns the review of a candidate, as a request starts it. */
export function reviewOf(candidate: CandidateEvidence, requestId: string): WorkflowStart {
  const { id, accountId, watchlistEntityId, identityKey, caseIdentifier } = candidate
  const about = { accountId, entityId: watchlistEntityId, requestId, courtType: caseIdentifier.courtType }
  return startCandidateReview({ candidateId: id }, { ...about, caseRef: caseRef(identityKey) })
}
