import type { CaseStatus } from '../case.ts'
import type { Provider } from '../source.ts'

export const SEARCH_MODES = ['SYNC', 'ASYNC'] as const
export type SearchMode = (typeof SEARCH_MODES)[number]

/** The side of a case the company must be on; PETITIONER and RESPONDENT include cases where it stands on both. */
export const PARTY_TYPES = ['PETITIONER', 'RESPONDENT', 'BOTH'] as const
export type PartyType = (typeof PARTY_TYPES)[number]

/** What a search is limited to, as the client sent it. */
export interface SearchFilters {
  fromYear?: number | null
  toYear?: number | null
  caseStatus?: 'ALL' | CaseStatus
}

/** Whom a search is about and which of the cases count. */
export interface SearchCriteria {
  name: string
  partyType: PartyType
  filters: SearchFilters
  registrationNumber?: string
  location?: string
  /** Other names and spellings the client gave. */
  nameVariations: string[]
  /** Spellings made from the name, where the client asked for them. */
  generatedVariations: string[]
}

/** The state of a search in the database; `EXPIRED` follows from the time alone. */
export type SearchState = 'ACTIVE' | 'RUNNING' | 'COMPLETE' | 'FAILED'
export type SearchStatus = SearchState | 'EXPIRED'

/** The sources in the order in which their cases are returned: first the one that sorts by filing date. */
export const HISTORICAL_SOURCES: readonly Provider[] = ['ecourtsindia', 'attestr']

/** Cases on a page (Specification, "Limits"). */
export const PAGE_SIZE = 100

/** How long results are kept: from creation (SYNC) or completion (ASYNC). */
export const RETENTION_MS = 7 * 24 * 60 * 60 * 1000

/** Collections that run at once for one account (Specification, "Limits"). */
export const MAX_COLLECTIONS = 3

/** How long the same `clientReference` means the same search. */
export const REFERENCE_VALID_MS = 24 * 60 * 60 * 1000

/** The status a client sees at an instant, exact to the millisecond whenever the rows are really deleted. */
export function statusAt({ state, expiresAt }: { state: SearchState; expiresAt: number }, now: number): SearchStatus {
  return now >= expiresAt ? 'EXPIRED' : state
}
