import type { CaseSource } from './case-sources.ts'
import type { CaseIdentifier } from './courts/types.ts'
import { PROVIDER_TRAITS } from './provider-traits.ts'
import type { Provider } from './source.ts'

/** The order in which providers are asked, by purpose. A court's own site comes after them. */
export const ORDER_OF_ASKING = {
  /**
   * The eCourts API first, if it is enabled: it is the court's own and free. Then Attestr: it fetches live from the
   * court, for every court type, and its "no case" is certain. The copy of eCourtsIndia may be days old, and may lack
   * an existing case.
   */
  lookup: ['napix', 'attestr', 'ecourtsindia'],
  /**
   * The eCourts API is free. eCourtsIndia answers at once from its own store; Attestr fetches from the court, in the
   * background.
   */
  documents: ['napix', 'ecourtsindia', 'attestr'],
  /**
   * The cases of a historical search are returned in this order: first those of the provider that sorts by filing date.
   */
  historicalSearch: ['ecourtsindia', 'attestr', 'napix'],
  /** The cheaper one first; the eCourts API last: each of its searches covers one court and year. */
  discovery: ['ecourtsindia', 'attestr', 'napix'],
} as const satisfies Record<string, readonly Provider[]>

/**
 * Returns the sources that can look a case up, in the order of asking. The court's own site comes last: a browser must
 * navigate it.
 */
export function lookupSources(identifier: CaseIdentifier, enabled: readonly CaseSource[]): CaseSource[] {
  const providers = ORDER_OF_ASKING.lookup.filter((provider) => PROVIDER_TRAITS[provider].canLookUp(identifier))
  return enabledOf(providers, identifier, enabled)
}

/**
 * Returns the sources that may have an order's document, in the order of asking. The court's own site comes last: it
 * has every order, but may be slow and may need a person.
 */
export function orderSources(identifier: CaseIdentifier, enabled: readonly CaseSource[]): CaseSource[] {
  const providers = ORDER_OF_ASKING.documents.filter((name) => PROVIDER_TRAITS[name].mayHaveDocuments(identifier))
  return enabledOf(providers, identifier, enabled)
}

function enabledOf(providers: Provider[], { courtType }: CaseIdentifier, enabled: readonly CaseSource[]): CaseSource[] {
  const able: CaseSource[] = [...providers, `courts/${courtType}`]
  return able.filter((source) => enabled.includes(source))
}
