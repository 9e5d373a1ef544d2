import { courtTypeOfCnr } from './courts/cnr.ts'
import type { CaseIdentifier } from './courts/types.ts'
import type { Provider } from './source.ts'
import type { WatchlistEntity } from './watchlist/watchlist.ts'

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

/** The provider that says for little money which of many cases have changed. */
export const CHANGE_CHECKER = 'ecourtsindia' satisfies Provider

/** The provider that says on which cause lists cases stand. */
export const LISTING_READER = 'ecourtsindia' satisfies Provider
