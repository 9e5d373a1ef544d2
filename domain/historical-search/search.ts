import type { CaseStatus } from '../case.ts'

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

/** The status a client sees at an instant, exact to the millisecond whenever the rows are really deleted. */
export function statusAt({ state, expiresAt }: { state: SearchState; expiresAt: number }, now: number): SearchStatus {
  return now >= expiresAt ? 'EXPIRED' : state
}
