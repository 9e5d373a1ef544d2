import { type CaseIdentifier, COURT_TYPES, type CourtType } from './courts/types.ts'
import { ORDER_OF_ASKING, PROVIDER_TRAITS } from './provider-traits.ts'
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

/**
 * The sources that may have an order's document, in the order they are asked. The court's own site last: it has every order, but may
 * be slow and may ask for a person.
 */
export function orderSources(identifier: CaseIdentifier, enabled: readonly CaseSource[]): CaseSource[] {
  const providers = ORDER_OF_ASKING.documents.filter((name) => PROVIDER_TRAITS[name].mayHaveDocuments(identifier))
  const able: CaseSource[] = [...providers, `courts/${identifier.courtType}`]
  return able.filter((source) => enabled.includes(source))
}

/** Whether a source gets documents in the background, so that it is asked for them first and called for each of them later. */
export function fetchesInBackground(source: CaseSource): boolean {
  return !isCourtSite(source) && PROVIDER_TRAITS[source].documents === 'IN_BACKGROUND'
}
