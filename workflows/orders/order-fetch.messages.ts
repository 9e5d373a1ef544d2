import { defineQuery, defineSignal } from '@temporalio/workflow'
import type { CaseSource } from '../../domain/case-sources.ts'
import type { CourtType } from '../../domain/courts/types.ts'
import type { OrderRefusal } from '../../domain/orders/order-refusal.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface OrderFetchInput {
  accountId: string
  orderId: string
  /** The sources to ask, in this order. */
  sources: CaseSource[]
  /** Whether a summary began it: clients who wait for a document go first. */
  isForSummary?: boolean
}

/**
 * STORED: the stamped document is stored. REFUSED: the court's document cannot be delivered. UNAVAILABLE: no source
 * could answer, so that a retry may succeed.
 */
export type OrderFetchResult =
  | { outcome: 'STORED' }
  | { outcome: 'REFUSED'; reason: OrderRefusal }
  | { outcome: 'UNAVAILABLE' }

export type OrderFetchState =
  | 'asking the sources'
  | 'waiting for a person to read a picture'
  | 'stamping'
  | 'stored'
  | 'refused'
  | 'no source could answer'

export const orderFetchState = defineQuery<OrderFetchState>('state')

/** Sent when a person has answered a captcha; the answer itself is in the database. */
export const challengeAnswered = defineSignal<[{ challengeId: string }]>('challengeAnswered')

export function orderFetchId(orderId: string): string {
  return `order-fetch/${orderId}`
}

/**
 * Fetches an order's document. Concurrent requests for the same order join the run; once it has ended without a
 * document the next request tries again, so the id may be used again. The run itself finds a stored document.
 */
export function startOrderFetch(
  input: OrderFetchInput,
  about: { courtType: CourtType; caseRef: string; requestId: string },
): WorkflowStart {
  return {
    type: 'orderFetch',
    workflowId: orderFetchId(input.orderId),
    input,
    summary: `Fetch an order of ${about.courtType}`,
    attributes: { accountId: input.accountId, ...about, stage: 'asking the sources' satisfies OrderFetchState },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
