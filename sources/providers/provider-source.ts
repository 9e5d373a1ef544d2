import type { CourtCase, CourtOrder, IsoDate } from '../../domain/case.ts'
import type { CheapAnswer } from '../../domain/case-tracking/due.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import type { NamedEntity } from '../../domain/discovery/discover.ts'
import type { FoundCase } from '../../domain/found-cases/found-case.ts'
import type { CaseListing } from '../../domain/hearings/case-listing.ts'
import type { SearchCriteria } from '../../domain/historical-search/search.ts'
import type { PROVIDER_TRAITS } from '../../domain/provider-traits.ts'
import type { Provider, SourceAnswer } from '../../domain/source.ts'
import type { CallOptions, CaseReading } from './provider-call.ts'

/**
 * All that the service asks of a provider, in the service's own terms. The `source.ts` in each provider's folder maps
 * it to the provider's operations.
 */
export interface ProviderSource<Documents extends ProviderDocuments = ProviderDocuments> {
  readCase(identifier: CaseIdentifier, signal: AbortSignal): Promise<SourceAnswer<CaseReading>>
  readFoundCases: ReadFoundCases
  readEntityCases: ReadEntityCases
  documents: Documents
  /** The changes of the cases with these CNRs, for providers that report them cheaply. */
  readChanges?(cnrs: readonly string[], signal: AbortSignal): Promise<SourceAnswer<Map<string, CheapAnswer>>>
  states?: ReadsStates
  /** On which cause list each of up to 100 cases stands next, where the provider reads the courts' lists; without those that stand on none. */
  readListings?(cnrs: readonly string[], signal: AbortSignal): Promise<SourceAnswer<Map<string, CaseListing>>>
}

/** What the courts say of many cases in few words, where the provider asks them. */
export interface ReadsStates {
  /** The most cases of one call. */
  most: number
  /** A hash for each case, which changes with its state; of a case that the answer leaves out nothing is known. */
  read(cnrs: readonly string[], signal: AbortSignal): Promise<SourceAnswer<Map<string, string>>>
}

/** The source of one provider, which gets documents in the way that its traits name. */
export type SourceOf<Name extends Provider> = ProviderSource<
  Extract<ProviderDocuments, { kind: (typeof PROVIDER_TRAITS)[Name]['documents'] }>
>

/** How a provider delivers documents of orders. The two ways have nothing in common. */
export type ProviderDocuments = DocumentsAtOnce | DocumentsInBackground

export interface DocumentsAtOnce {
  kind: 'AT_ONCE'
  fetch(
    order: { order: CourtOrder; courtCase: CourtCase },
    signal: AbortSignal,
  ): Promise<SourceAnswer<{ bytes: Uint8Array }>>
}

export interface DocumentsInBackground {
  kind: 'IN_BACKGROUND'
  /** Requests all documents of a case, and returns a receipt. */
  request(identifier: CaseIdentifier, options: CallOptions): Promise<SourceAnswer<{ asyncId: string }>>
  /** The orders that came, with the addresses of their documents; fails as `Pending` until they have come. Free. */
  read(asyncId: string, options: CallOptions): Promise<SourceAnswer<{ orders: (CourtOrder & { url?: string })[] }>>
  fetch(order: { reference: string; url: string }, options: CallOptions): Promise<SourceAnswer<{ bytes: Uint8Array }>>
}

/** One page of a source's cases of a company. */
export interface FoundCasesPage {
  cases: FoundCase[]
  /** The cursor of the next page; absent on the last page. */
  nextCursor?: string
  /** The pages of the whole search, where the source reports it and pages can be read in any order. */
  pagesInAll?: number
}

/**
 * Reads a page, counted from 0. Cursors mean something to their reader alone; undefined for the first page and for one
 * that is read before its predecessor.
 */
export type ReadFoundCases = (
  search: { searchId: string; criteria: SearchCriteria; page: number; cursor: string | undefined },
  signal: AbortSignal,
) => Promise<SourceAnswer<FoundCasesPage>>

/** A source's question about watched entities. */
export interface EntityQuestion {
  /** The caller's own name of the question, up to 50 characters. */
  tag: string
  entities: NamedEntity[]
  /** Only cases filed on this day or later; undefined for all. */
  filedSince: IsoDate | undefined
  /** The reader's cursor from the page before; null for the first page. */
  cursor: string | null
}

export interface EntityCasesPage {
  cases: FoundCase[]
  /** The cursor of the next page; null on the last page. */
  nextCursor: string | null
}

/** Reads one page of the cases in which one of the entities may be a party. `none` is a page without cases that ends the search. */
export type ReadEntityCases = (question: EntityQuestion, signal: AbortSignal) => Promise<SourceAnswer<EntityCasesPage>>

/** The most cases that a provider gives at a time. */
export const CASES_PER_CALL = 100
