import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow'
import type { CourtType } from '../../domain/courts/types.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface CaseReviewInput {
  caseId: string
}

/** What is sent with a verdict. From the Temporal CLI all fields may be left out. */
export interface VerdictInput {
  /** Who gives it: the id of an operator's key or of a user; from the CLI whatever names a member of staff. */
  actor?: string
  reason?: string | null
  requestId?: string
  /** By which a verdict is known to come from the API; without it the actor counts as somebody at the CLI. */
  seal?: string
}

export type CaseReviewState = 'waiting for the operator' | 'approved' | 'rejected' | 'no longer waiting'

/** Whether a verdict took effect: a case may have left the queue meanwhile, by its customer's hand. */
export type VerdictOutcome = 'APPLIED' | 'NOT_WAITING'

export const caseReviewState = defineQuery<CaseReviewState>('state')
export const approveCase = defineUpdate<VerdictOutcome, [VerdictInput]>('approve')
export const rejectCase = defineUpdate<VerdictOutcome, [VerdictInput]>('reject')
/** The same from the Temporal CLI; one that is late or malformed is passed over. */
export const approveCaseSignal = defineSignal<[VerdictInput?]>('approve')
export const rejectCaseSignal = defineSignal<[VerdictInput?]>('reject')

/** Has a review look at its row now: the thing may wait for something else than it did, or for nothing any more. */
export const lookAgain = defineSignal('lookAgain')

/** Failure type of a verdict that nobody can read: its input is no object, or says something other than it may. */
export const INVALID_VERDICT = 'InvalidVerdict'
/** Failure type of a second verdict. */
export const ALREADY_DECIDED = 'AlreadyDecided'

/** The workflow id of a case's review. */
export function caseReviewId(caseId: string): string {
  return `case-review/${caseId}`
}

export interface ReviewedCase {
  accountId: string
  requestId: string
  identityKey: string
  caseRef: string
  courtType: CourtType
}

/** The review of a new case by the operator. A case that is sent back to the queue later is reviewed again. */
export function startCaseReview(input: CaseReviewInput, about: ReviewedCase): WorkflowStart {
  const { identityKey, ...attributes } = about
  return {
    type: 'caseReview',
    workflowId: caseReviewId(input.caseId),
    input,
    summary: `Review ${identityKey}`,
    attributes: { ...attributes, stage: 'waiting for the operator' satisfies CaseReviewState },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
