import { courtTypeOfCnr } from './courts/cnr.ts'
import type { CaseIdentifier } from './courts/types.ts'
import type { Provider } from './source.ts'
import type { WatchlistEntity } from './watchlist/watchlist.ts'

/** The abilities of one provider. Its folder in sources/providers/ has the calls. */
interface ProviderTraits {
  /** Returns whether it can look up a case with this identifier. */
  canLookUp(identifier: CaseIdentifier): boolean
  /** Returns whether it may have the documents of this case's orders. */
  mayHaveDocuments(identifier: CaseIdentifier): boolean
  /**
   * AT_ONCE: one call returns a document. IN_BACKGROUND: the provider first fetches all documents of the case from the
   * court.
   */
  documents: 'AT_ONCE' | 'IN_BACKGROUND'
  /** Returns whether it can search for the cases of this entity. */
  canSearchFor(entity: Pick<WatchlistEntity, 'entityType' | 'fatherName' | 'birthDate'>): boolean
  /** Whether one request accepts the names of many entities, which makes a daily search cheap. */
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
    // It searches a person only by name, father's name and birth date together.
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

/** The provider that asks the courts for the states of many cases in one call. */
export const STATE_READER = 'napix' satisfies Provider

/** The provider that cheaply reports which of many cases have changed. */
export const CHANGE_CHECKER = 'ecourtsindia' satisfies Provider

/** The provider that reports which cause lists name cases. */
export const LISTING_READER = 'ecourtsindia' satisfies Provider
