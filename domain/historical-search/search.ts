import type { CaseStatus } from '../case.ts'

export const SEARCH_MODES = ['SYNC', 'ASYNC'] as const
export type SearchMode = (typeof SEARCH_MODES)[number]

/** The side of a case the company must be on; PETITIONER and RESPONDENT include cases with the company on both. */
export const PARTY_TYPES = ['PETITIONER', 'RESPONDENT', 'BOTH'] as const
export type PartyType = (typeof PARTY_TYPES)[number]

/** The filters of a search, as the client sent them. */
export interface SearchFilters {
  fromYear?: number | null
  toYear?: number | null
  caseStatus?: 'ALL' | CaseStatus
}

/** The subject of a search and its filters. */
export interface SearchCriteria {
  name: string
  partyType: PartyType
  filters: SearchFilters
  registrationNumber?: string
  location?: string
  /** Other names and spellings the client gave. */
  nameVariations: string[]
  /** Spellings generated from the name, if the client requested them. */
  generatedVariations: string[]
}

/** The stored state of a search; `EXPIRED` follows from the time alone. */
export type SearchState = 'ACTIVE' | 'RUNNING' | 'COMPLETE' | 'FAILED'
export type SearchStatus = SearchState | 'EXPIRED'

/** Returns the status that a client sees at an instant, exact to the millisecond even if the rows are deleted later. */
export function statusAt({ state, expiresAt }: { state: SearchState; expiresAt: number }, now: number): SearchStatus {
  return now >= expiresAt ? 'EXPIRED' : state
}
