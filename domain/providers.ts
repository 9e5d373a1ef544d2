import { courtTypeOfCnr } from './courts/cnr.ts'
import type { CaseIdentifier } from './courts/types.ts'
import type { Provider } from './source.ts'
import type { WatchlistEntity } from './watchlist.ts'

/** What one provider can be asked for. How it is asked stands in its folder of sources/providers/. */
interface ProviderTraits {
  /** Whether it can look up a case with this identifier. */
  canLookUp(identifier: CaseIdentifier): boolean
  /** Whether it may have the documents of this case's orders. */
  mayHaveDocuments(identifier: CaseIdentifier): boolean
  /** AT_ONCE: one call brings a document. IN_BACKGROUND: the provider first gets all documents of the case from the court. */
  documents: 'AT_ONCE' | 'IN_BACKGROUND'
  /** Whether it can be asked for the cases of this entity. */
  canSearchFor(entity: Pick<WatchlistEntity, 'entityType' | 'fatherName' | 'birthDate'>): boolean
  /** Whether one question takes the names of many entities, which makes it cheap to ask every day. */
  takesManyNames: boolean
}

export const PROVIDER_TRAITS = {
  ecourtsindia: {
    canLookUp: ({ cnr }) => Boolean(cnr),
    mayHaveDocuments: ({ cnr }) => Boolean(cnr),
    documents: 'AT_ONCE',
    canSearchFor: () => true,
    takesManyNames: true,
  },
  attestr: {
    canLookUp: () => true,
    mayHaveDocuments: ({ courtType, cnr, establishmentCode, caseType, registrationNumber }) =>
      Boolean(cnr || (courtType === 'HC' && establishmentCode && caseType && registrationNumber)),
    documents: 'IN_BACKGROUND',
    // It searches a person by name, father's name and birth date only, all of them needed.
    canSearchFor: ({ entityType, fatherName, birthDate }) =>
      entityType === 'BUSINESS' || (fatherName !== null && birthDate !== null),
    takesManyNames: false,
  },
  napix: {
    canLookUp: hasCnrOfHighOrDistrictCourt,
    mayHaveDocuments: hasCnrOfHighOrDistrictCourt,
    documents: 'AT_ONCE',
    canSearchFor: () => true,
    takesManyNames: false,
  },
} as const satisfies Record<Provider, ProviderTraits>

function hasCnrOfHighOrDistrictCourt({ courtType, cnr }: CaseIdentifier): boolean {
  return cnr !== undefined && (courtType === 'HC' || courtType === 'DC') && courtTypeOfCnr(cnr) === courtType
}

/** The order in which the providers are asked, by what they are asked for. A court's own site comes after them. */
export const ORDER_OF_ASKING = {
  /**
   * The eCourts API first, where it is on: it is the court's own and free. Then Attestr: it fetches live from the court, for every court type, and knows surely when there is no such case. The copy of
   * eCourtsIndia may be days old, and a case that it lacks may still exist.
   */
  lookup: ['napix', 'attestr', 'ecourtsindia'],
  /** The eCourts API first, which is free. eCourtsIndia before Attestr: it answers at once from its own store. Attestr fetches from the court, in the background. */
  documents: ['napix', 'ecourtsindia', 'attestr'],
  /** The cases of a historical search are returned in this order: first those of the provider that sorts by filing date. */
  historicalSearch: ['ecourtsindia', 'attestr', 'napix'],
  /** The cheaper one first; the eCourts API last: each question is for one court and year. */
  discovery: ['ecourtsindia', 'attestr', 'napix'],
} as const satisfies Record<string, readonly Provider[]>

/** The provider that says for little money which of many cases have changed. */
export const CHANGE_CHECKER = 'ecourtsindia' satisfies Provider

/** The provider that asks the courts for the states of many cases in one call. */
export const STATE_READER = 'napix' satisfies Provider

/** The provider that says on which cause lists cases stand. */
export const LISTING_READER = 'ecourtsindia' satisfies Provider
