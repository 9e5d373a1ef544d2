import { defineQuery } from '@temporalio/workflow'
import type { SummaryFailure } from '../../domain/summaries/summary-failure.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface OrderSummaryInput {
  accountId: string
  orderId: string
  /** SHA-256 of the court's bytes. */
  documentKey: string
  /** The prompt, with its model, that the document is summarised by. */
  version: string
  /** The case summary that asked first; what the model costs is booked there. */
  summaryId: string
}

/** SUMMARISED: the summary is kept. UNREADABLE: no page of the document could be read, so that there is nothing to ask about. */
export type OrderSummaryResult =
  | { outcome: 'SUMMARISED' }
  | { outcome: 'UNREADABLE' }
  | { outcome: 'FAILED'; reason: SummaryFailure }

export type OrderSummaryState = 'reading the document' | 'asking the model' | 'summarised' | 'unreadable' | 'failed'

export const orderSummaryState = defineQuery<OrderSummaryState>('state')

/**
 * Summarises one document. Summaries of cases that need it meanwhile join the run; one that is kept is found by the run itself, and
 * after a failure the next one tries anew, so the id may be used again. A document is the same everywhere, but what is known of it is
 * each deployment's own, so the id names the deployment by its task queues' prefix: deployments may share a namespace.
 */
export function startOrderSummary(
  input: OrderSummaryInput,
  about: { caseRef: string; requestId: string },
  deployment: string,
): WorkflowStart {
  return {
    type: 'orderSummary',
    workflowId: `order-summary/${deployment}/${input.documentKey}/${input.version}`,
    input,
    summary: 'Summarise an order',
    attributes: { accountId: input.accountId, ...about, stage: 'reading the document' satisfies OrderSummaryState },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
