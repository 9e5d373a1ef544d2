import type { ProviderConfig, ProviderContext } from '../provider-call.ts'

export type AttestrOperation =
  | 'caseDetails'
  | 'personSearch'
  | 'businessSearch'
  | 'orderDocuments'
  | 'asyncResult'
  | 'orderDocument'

export type AttestrConfig = ProviderConfig<AttestrOperation>
export type AttestrContext = ProviderContext<AttestrOperation>

const SECOND = 1000

/** Prices are agreed per account and published nowhere: a high guess, so that a spend cap errs on the safe side. */
const UNPUBLISHED_PAISE = 1000

/** The defaults, which configuration overrides. */
export const ATTESTR_DEFAULTS = {
  baseUrl: 'https://api.attestr.com',
  userAgent: 'CourtPulse/1.0',
  pricesPaise: {
    caseDetails: UNPUBLISHED_PAISE,
    personSearch: UNPUBLISHED_PAISE,
    businessSearch: UNPUBLISHED_PAISE,
    orderDocuments: UNPUBLISHED_PAISE,
    asyncResult: 0,
    orderDocument: 0,
  },
  timeoutsMs: {
    // The source visits the court while the call waits.
    caseDetails: 30 * SECOND,
    personSearch: 90 * SECOND,
    businessSearch: 90 * SECOND,
    orderDocuments: 30 * SECOND,
    asyncResult: 15 * SECOND,
    orderDocument: 120 * SECOND,
  },
} satisfies Partial<AttestrConfig>
