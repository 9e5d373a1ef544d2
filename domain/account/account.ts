import type { Permission } from './permission.ts'

/** The five products a plan switches on or off (Specification, "Plan products"). */
export const PRODUCTS = [
  'WATCHLIST',
  'LIVE_CASE_LOOKUP',
  'ORDER_DOWNLOADS',
  'AI_SUMMARIES',
  'HISTORICAL_SEARCH',
] as const
export type Product = (typeof PRODUCTS)[number]

/** Who decides new cases and candidates of an account: its own team, or the service's operator. */
export type Reviewer = 'CUSTOMER' | 'OPERATOR'

export interface Plan {
  id: string
  name: string
  products: Product[]
  requestsPerMinute: number
  historicalStartsPerMinute: number
  historicalBilling: 'PER_PAGE' | 'PER_SEARCH'
  /** Billable units of historical search in the account's lifetime on this plan. */
  historicalAllowance: number
  /** The most results one historical search gives. */
  resultsPerSearch: number
  asyncSearches: boolean
  /** What may be spent for one of its accounts a day, in paise; null for a share of what the installation may spend. */
  courtDataBudgetPaise: number | null
  modelBudgetPaise: number | null
  /** The sources this plan's accounts may use; none means that no data source is enabled. */
  sources: string[]
}

/** A client of the service: what it owns, owes and may do. */
export interface Account {
  id: string
  name: string
  planId: string
  reviewer: Reviewer
  /** Units of historical search that it was billed so far, as its ledger sums them up. */
  historicalUnits: number
  /** When it is told of its coming hearings each evening, `HH:MM` in India. */
  hearingDigestAt: string
  created: number
}

/** A person of an account. Keys act for users; things are shared with users and teams. */
export interface User {
  id: string
  accountId: string
  name: string
  created: number
}

/** Users of one account with whom things are shared together. */
export interface Team {
  id: string
  accountId: string
  name: string
  created: number
}

/** Who makes a request: a key, the account and plan it acts for, and the user and teams it carries. */
export interface Caller {
  keyId: string
  accountId: string
  userId: string
  teamIds: string[]
  permissions: Permission[]
  reviewer: Reviewer
  plan: Plan
}
