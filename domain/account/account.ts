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

/** Decides the new cases and candidates of an account: its own team, or the service's operator. */
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
  /** Maximum of results of one historical search. */
  resultsPerSearch: number
  asyncSearches: boolean
  /** An account's daily budget, in paise; null for a share of the installation's. */
  courtDataBudgetPaise: number | null
  modelBudgetPaise: number | null
  /** The sources this plan's accounts may use; none means that no data source is enabled. */
  sources: string[]
}

/** A client of the service: its records, bills and rights. */
export interface Account {
  id: string
  name: string
  planId: string
  reviewer: Reviewer
  /** Billed units of historical search so far, the sum of its ledger. */
  historicalUnits: number
  /** When it gets the digest of its coming hearings each evening, `HH:MM` in India. */
  hearingDigestAt: string
  created: number
}

/** A user of an account. Keys act for users; records are shared with users and teams. */
export interface User {
  id: string
  accountId: string
  name: string
  created: number
}

/** Users of one account who share records. */
export interface Team {
  id: string
  accountId: string
  name: string
  created: number
}

/** The author of a request: a key, the account and plan it acts for, and its user and teams. */
export interface Caller {
  keyId: string
  accountId: string
  userId: string
  teamIds: string[]
  permissions: Permission[]
  reviewer: Reviewer
  plan: Plan
}
