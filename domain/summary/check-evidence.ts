import type { CaseFacts, CaseSummary, DatedOrderSummary, OrderSummary, ReadPage } from './types.ts'

/** A piece of a draft that its evidence does not carry, and why it was taken out. */
export interface Removed {
  where: 'summary' | 'outcome' | 'keyPoint' | 'evidence' | 'caseSummary' | 'riskJustification'
  text: string
  why: string
}

export interface Checked<T> {
  kept: T
  removed: Removed[]
  /** Whether enough is left to show to a reader; otherwise the model is asked once more. */
  isUsable: boolean
}

/**
 * Keeps of a draft what the order's own words carry: quotes that stand on the page they name, and sentences whose dates, amounts,
 * numbers, outcomes and names stand in those quotes.
 */
export declare function checkOrderSummary(draft: OrderSummary, pages: readonly ReadPage[]): Checked<OrderSummary>

/** Keeps of a draft the sentences that the case record and the checked summaries of its orders carry. */
export declare function checkCaseSummary(
  draft: CaseSummary,
  orders: readonly DatedOrderSummary[],
  facts: CaseFacts,
): Checked<CaseSummary>
