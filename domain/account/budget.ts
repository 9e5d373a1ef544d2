/**
 * What an account may have spent for it a day of India: at the paid sources of court data together, and at the model. A plan may set
 * either; else it is a share of what the whole installation may spend.
 */
export const BUDGETS = ['COURT_DATA', 'MODEL'] as const
export type Budget = (typeof BUDGETS)[number]

/** An account's budget on one day; instants in epoch ms. */
export interface BudgetStatus {
  budget: Budget
  limitPaise: number
  spentPaise: number
  /** What the last call would have cost that the budget refused; 0 on a day on which it refused none. */
  refusedPaise: number
  /** When the next day begins. */
  until: number
}

/** The share of the smallest cap that an account without a figure of its own may use: two accounts together cannot empty a cap. */
export const SHARE_OF_AN_ACCOUNT = 2 / 5

/** The share of a cap that clients leave to the night, for as much of it as the night has not used. */
export const SHARE_OF_THE_NIGHT = 1 / 5

/** Whether the budget leaves no room for a call like the one that it refused last. */
export function isUsedUp({ limitPaise, spentPaise, refusedPaise }: BudgetStatus): boolean {
  return spentPaise + Math.max(1, refusedPaise) > limitPaise
}
