import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow'
import type { CourtType } from '../../domain/courts/types.ts'
import type { CustomerDecision } from '../../domain/review/candidate.ts'
import type { TrackedCaseStatus } from '../../domain/watchlist/watchlist.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import type { VerdictInput, VerdictOutcome } from './case-review.messages.ts'

export interface CandidateReviewInput {
  candidateId: string
}

/**
 * The input of a decision. The Temporal CLI may leave out everything except the decision, which counts as the
 * operator's.
 */
export interface DecisionInput extends VerdictInput {
  decision: CustomerDecision
  /** The decider: the customer's own user, or the operator. Only the API is trusted with it. */
  decidedAs?: 'USER' | 'OPERATOR'
}

export type CandidateReviewState =
  | 'opening'
  | 'waiting for the operator'
  | 'waiting for the decision'
  | 'rejected'
  | 'added'
  | 'declined'
  | 'no longer waiting'

/** What a candidate waits for. */
export type CandidateAwaits = 'verdict' | 'decision' | 'nothing'

/** The outcome of a decision; the last three changed nothing. */
export type DecisionOutcome =
  | { kind: 'ADDED'; caseId: string; status: TrackedCaseStatus; linkedExisting: boolean }
  | { kind: 'DECLINED' }
  | { kind: 'ALREADY_DECIDED' }
  | { kind: 'NOT_APPROVED' }
  | { kind: 'ENTITY_ARCHIVED' }

export const candidateReviewState = defineQuery<CandidateReviewState>('state')
export const approveCandidate = defineUpdate<VerdictOutcome, [VerdictInput]>('approve')
export const rejectCandidate = defineUpdate<VerdictOutcome, [VerdictInput]>('reject')
export const decideCandidate = defineUpdate<DecisionOutcome, [DecisionInput]>('decide')
/** The same from the Temporal CLI; a signal that is too late, too early or malformed is ignored. */
export const approveCandidateSignal = defineSignal<[VerdictInput?]>('approve')
export const rejectCandidateSignal = defineSignal<[VerdictInput?]>('reject')
export const decideCandidateSignal = defineSignal<[DecisionInput?]>('decide')

/** Failure type of a decision before the operator's approval, or after the rejection. */
export const NOT_APPROVED = 'NotApproved'
/** Failure type of a decision that is neither ADDED nor DECLINED. */
export const INVALID_DECISION = 'InvalidDecision'

/** The workflow id of a candidate's review. */
export function candidateReviewId(candidateId: string): string {
  return `candidate-review/${candidateId}`
}

export interface ReviewedCandidate {
  accountId: string
  entityId: string
  requestId: string
  caseRef: string
  courtType: CourtType
}

/** The review of one candidate. It ends with the rejection or the decision; one started after that ends at once. */
export function startCandidateReview(input: CandidateReviewInput, about: ReviewedCandidate): WorkflowStart {
  return {
    type: 'candidateReview',
    workflowId: candidateReviewId(input.candidateId),
    input,
    summary: `Review candidate ${input.candidateId}`,
    attributes: { ...about, stage: 'opening' satisfies CandidateReviewState },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
