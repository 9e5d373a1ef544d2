import { type CaseIdentifier, COURT_TYPES, type CourtType } from './courts/types.ts'
import { PROVIDERS, type Provider } from './source.ts'

/** A court's own web site, as a source. */
export type CourtSite = `courts/${CourtType}`

/** What a case or an order's document can be had from. */
export type CaseSource = Provider | CourtSite

export const COURT_SITES: readonly CourtSite[] = COURT_TYPES.map((type): CourtSite => `courts/${type}`)
export const CASE_SOURCES: readonly CaseSource[] = [...PROVIDERS, ...COURT_SITES]
/** All that operators look after. */
export const SOURCES: readonly (CaseSource | 'model')[] = [...CASE_SOURCES, 'model']

export function isCourtSite(source: CaseSource): source is CourtSite {
  return source.startsWith('courts/')
}

/**
 * The sources that may have an order's document, in the order they are asked. eCourtsIndia first, for cases with a CNR: it answers at
 * once from its own store. Attestr second, for the same cases and High Court numbers: it fetches from the court, in the background. The
 * court's own site last: it has every order, but may be slow and may ask for a person.
 */
export function orderSources(identifier: CaseIdentifier, enabled: readonly CaseSource[]): CaseSource[] {
  const { courtType, cnr, establishmentCode, caseType, registrationNumber } = identifier
  const byNumber = courtType === 'HC' && establishmentCode && caseType && registrationNumber
  const able: CaseSource[] = [
    ...(cnr ? (['ecourtsindia'] as const) : []),
    ...(cnr || byNumber ? (['attestr'] as const) : []),
    `courts/${courtType}`,
  ]
  return able.filter((source) => enabled.includes(source))
}
