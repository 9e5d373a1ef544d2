import type { SearchAttributes } from './search-attributes.ts'

/** The types of workflows: each the name of a function that `workflows/index.ts` exports. */
export type WorkflowType =
  | 'caseLookup'
  | 'caseRefresh'
  | 'caseSweep'
  | 'causeListDay'
  | 'causeLists'
  | 'dailySync'
  | 'entitySync'
  | 'hearingDigest'
  | 'listQuestions'
  | 'webhookBatch'
  | 'webhookDelivery'
  | 'noticeDelivery'
  | 'historicalCollection'
  | 'historicalPage'
  | 'endAbandonedWork'
  | 'purge'
  | 'sourceTrial'
  | 'erasure'
  | 'orderFetch'
  | 'candidateReview'
  | 'caseReview'
  | 'caseSummary'
  | 'orderSummary'
  | 'bulkExport'
  | 'bulkImport'
  | 'entityOnboarding'

/**
 * Everything needed to start one workflow, now or later; the outbox stores it. Inputs hold ids and public case numbers,
 * never personal data, because histories are kept and read by operators.
 */
export interface WorkflowStart {
  type: WorkflowType
  /** A business key, so that a second start joins the first. */
  workflowId: string
  input: object
  /** One line for operators, shown as the workflow's summary. */
  summary: string
  /** Attributes known before its first step, always including its stage. */
  attributes: SearchAttributes & { stage: string }
  /** A signal sent with the start in one step: a run that is just ending receives it and does not end. */
  signal?: 'replay' | 'lookAgain'
  /** The effect of a start after an earlier run of the same id has ended. */
  reusePolicy: 'ALLOW_DUPLICATE' | 'ALLOW_DUPLICATE_FAILED_ONLY' | 'REJECT_DUPLICATE'
}
