import { COURT_TYPES, type CourtType } from './courts/types.ts'
import { PROVIDER_TRAITS } from './provider-traits.ts'
import { PROVIDERS, type Provider } from './source.ts'

/** A court's own web site, as a source. */
export type CourtSite = `courts/${CourtType}`

/** What a case or an order's document can be had from. */
export type CaseSource = Provider | CourtSite

export const COURT_SITES: readonly CourtSite[] = COURT_TYPES.map((type): CourtSite => `courts/${type}`)
export const CASE_SOURCES: readonly CaseSource[] = [...PROVIDERS, ...COURT_SITES]
/** All that operators look after. */
export const SOURCES: readonly (CaseSource | 'model')[] = [...CASE_SOURCES, 'model']

export function isCourtSite(source: string): source is CourtSite {
  return source.startsWith('courts/')
}

/** Whether a source gets documents in the background, so that it is asked for them first and called for each of them later. */
export function fetchesInBackground(source: CaseSource): boolean {
  return !isCourtSite(source) && PROVIDER_TRAITS[source].documents === 'IN_BACKGROUND'
}
