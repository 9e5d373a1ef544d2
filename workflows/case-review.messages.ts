import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow'
import type { CourtType } from '../domain/courts/types.ts'
import type { WorkflowStart } from '../domain/workflow-start.ts'

export interface CaseReviewInput {
  caseId: string
}

/** What an operator sends with a verdict. From the Temporal CLI both fields may be left out. */
export interface VerdictInput {
  /** The id of the operator's key, or whatever names a member of staff who uses the CLI. */
  actor?: string
  reason?: string | null
  requestId?: string
}

export type CaseReviewState = 'waiting for the operator' | 'approved' | 'rejected' | 'no longer waiting'

/** Whether a verdict took effect: a case may have left the queue meanwhile, by its customer's hand. */
export type VerdictOutcome = 'APPLIED' | 'NOT_WAITING'

export const caseReviewState = defineQuery<CaseReviewState>('state')
export const approveCase = defineUpdate<VerdictOutcome, [VerdictInput]>('approve')
export const rejectCase = defineUpdate<VerdictOutcome, [VerdictInput]>('reject')
/** The same from the Temporal CLI; a late one is passed over. */
export const approveCaseSignal = defineSignal<[VerdictInput?]>('approve')
export const rejectCaseSignal = defineSignal<[VerdictInput?]>('reject')

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
    attributes,
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
