import type { IsoDate } from '../case.ts'
import { ORDER_REFUSALS, type OrderRefusal } from '../orders/order-refusal.ts'
import type { OrderSummary } from './types.ts'

/** The pages of an order by how they were read: from the document's own text, by recognition, or not at all. */
export interface PageCounts {
  text: number
  scanned: number
  unread: number
}

/** What a summary says of one order (Specification, "Summary object", `orderSummaries`). */
export interface SummarisedOrder extends OrderSummary {
  orderId: string
  orderDate: IsoDate
  pages: PageCounts
}

/** Why an order has no summary, with the sentence that stands in its place. */
export const UNSUMMARISED = {
  ...ORDER_REFUSALS,
  UNAVAILABLE: 'The document of this order cannot be downloaded from the court now.',
  NOT_IN_TIME: 'The court did not send the document of this order in time.',
  UNREADABLE: 'The document of this order cannot be read.',
  UNCONFIRMED: 'Nothing that the language model said of this order is confirmed by its text.',
} as const satisfies Record<OrderRefusal, string> & Record<string, string>
export type Unsummarised = keyof typeof UNSUMMARISED

/** An order's kept summary in a summary of its case. Where nothing of the model's is left, a sentence says so beside the outcome. */
export function summarised(
  order: { orderId: string; orderDate: IsoDate },
  kept: OrderSummary,
  pages: PageCounts,
): SummarisedOrder {
  return { ...order, ...kept, summary: kept.summary || UNSUMMARISED.UNCONFIRMED, pages }
}

/** Whether of an order that was read there is nothing to show at all. */
export function isUnconfirmed({ summary, evidence }: SummarisedOrder): boolean {
  return summary === UNSUMMARISED.UNCONFIRMED && evidence.length === 0
}

/** Counts pages by how they were read. */
export function countPages(pages: readonly { source: 'document' | 'recognised' | 'unread' }[]): PageCounts {
  const from = (wanted: string) => pages.filter(({ source }) => source === wanted).length
  return { text: from('document'), scanned: from('recognised'), unread: from('unread') }
}

/** Stands for an order without a summary: it says why, and states nothing. */
export function unsummarised(
  order: { orderId: string; orderDate: IsoDate },
  why: Unsummarised,
  pages: PageCounts,
): SummarisedOrder {
  return { ...order, summary: UNSUMMARISED[why], outcome: '', keyPoints: [], evidence: [], statements: [], pages }
}
