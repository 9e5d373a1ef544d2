import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow'
import type { CourtType } from '../../domain/courts/types.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface CaseReviewInput {
  caseId: string
}

/** The input of a verdict. The Temporal CLI may leave out all fields. */
export interface VerdictInput {
  /** The author: the id of an operator's key or of a user; from the CLI any name of an operator. */
  actor?: string
  reason?: string | null
  requestId?: string
  /** Proves that a verdict comes from the API; without it the actor counts as a user of the CLI. */
  seal?: string
}

export type CaseReviewState = 'waiting for the operator' | 'approved' | 'rejected' | 'no longer waiting'

/** Whether a verdict took effect: its customer may have taken the case off the queue in the meantime. */
export type VerdictOutcome = 'APPLIED' | 'NOT_WAITING'

export const caseReviewState = defineQuery<CaseReviewState>('state')
export const approveCase = defineUpdate<VerdictOutcome, [VerdictInput]>('approve')
export const rejectCase = defineUpdate<VerdictOutcome, [VerdictInput]>('reject')
/** The same from the Temporal CLI; a late or malformed signal is ignored. */
export const approveCaseSignal = defineSignal<[VerdictInput?]>('approve')
export const rejectCaseSignal = defineSignal<[VerdictInput?]>('reject')

/** Makes a review read its row now: the record may wait for something else than before, or for nothing any more. */
export const lookAgain = defineSignal('lookAgain')

/** Failure type of an unreadable verdict: its input is no object, or has invalid values. */
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

/** The operator's review of a new case. A case that is sent back to the queue later is reviewed again. */
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
