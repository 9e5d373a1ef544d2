import { COURT_TYPES, type CourtType } from './courts/types.ts'
import { PROVIDER_TRAITS } from './provider-traits.ts'
import { PROVIDERS, type Provider } from './source.ts'

/** A court's own web site, as a source. */
export type CourtSite = `courts/${CourtType}`

/** A source of a case or an order's document. */
export type CaseSource = Provider | CourtSite

export const COURT_SITES: readonly CourtSite[] = COURT_TYPES.map((type): CourtSite => `courts/${type}`)
export const CASE_SOURCES: readonly CaseSource[] = [...PROVIDERS, ...COURT_SITES]
/** All sources that operators manage. */
export const SOURCES: readonly (CaseSource | 'model')[] = [...CASE_SOURCES, 'model']

export function isCourtSite(source: string): source is CourtSite {
  return source.startsWith('courts/')
}

/**
 * Returns whether a source fetches documents in the background, so that they are requested first and collected one by
 * one later.
 */
export function fetchesInBackground(source: CaseSource): boolean {
  return !isCourtSite(source) && PROVIDER_TRAITS[source].documents === 'IN_BACKGROUND'
}
