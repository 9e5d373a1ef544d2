import type { IsoDate } from '../case.ts'
import { ORDER_REFUSALS, type OrderRefusal } from '../order-refusal.ts'
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
} as const satisfies Record<OrderRefusal, string> & Record<string, string>
export type Unsummarised = keyof typeof UNSUMMARISED

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
