/**
 * An account's daily budgets, by the day in India: for all paid sources of court data together, and for the model. A
 * plan may set either; the default is a share of the installation's.
 */
export const BUDGETS = ['COURT_DATA', 'MODEL'] as const
export type Budget = (typeof BUDGETS)[number]

/** An account's budget on one day; instants in epoch ms. */
export interface BudgetStatus {
  budget: Budget
  limitPaise: number
  spentPaise: number
  /** The price of the call that the budget last refused; 0 on a day without refusals. */
  refusedPaise: number
  /** When the next day begins. */
  until: number
}

/** The default share of the smallest cap: two accounts together cannot exhaust a cap. */
export const SHARE_OF_AN_ACCOUNT = 2 / 5

/** The share of a cap that clients leave to the nightly run, less what the run has used. */
export const SHARE_OF_THE_NIGHT = 1 / 5

/** Returns whether the budget has no room for a call like the last refused one. */
export function isUsedUp({ limitPaise, spentPaise, refusedPaise }: BudgetStatus): boolean {
  return spentPaise + Math.max(1, refusedPaise) > limitPaise
}
