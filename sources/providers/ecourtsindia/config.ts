import type { ProviderConfig, ProviderContext } from '../provider-call.ts'

export type EcourtsIndiaOperation =
  | 'caseDetail'
  | 'search'
  | 'capabilities'
  | 'enums'
  | 'orderDocument'
  | 'orderMarkdown'
  | 'bulkRefreshStatus'
  | 'causeListBatch'

export type EcourtsIndiaConfig = ProviderConfig<EcourtsIndiaOperation>
export type EcourtsIndiaContext = ProviderContext<EcourtsIndiaOperation>

const SECOND = 1000

/**
 * The defaults, which configuration overrides. Prices are those of an account without a subscription: three times the
 * subscriber's.
 */
export const ECOURTSINDIA_DEFAULTS = {
  baseUrl: 'https://webapi.ecourtsindia.com',
  // Without a user agent the gateway refuses every path.
  userAgent: 'CourtPulse/1.0',
  pricesPaise: {
    caseDetail: 150,
    search: 60,
    capabilities: 0,
    enums: 0,
    orderDocument: 375,
    // Unpublished; booked like the analysis of an order, the dearest read of a document.
    orderMarkdown: 750,
    bulkRefreshStatus: 0,
    // Unpublished; as one integrator books it.
    causeListBatch: 150,
  },
  timeoutsMs: {
    caseDetail: 30 * SECOND,
    // A historical page is worth the wait: the first answer for a large company takes over a minute.
    search: 90 * SECOND,
    capabilities: 15 * SECOND,
    enums: 15 * SECOND,
    orderDocument: 120 * SECOND,
    // Conversions take up to 300 s, where Node's own fetch gives up waiting for the first byte.
    orderMarkdown: 290 * SECOND,
    bulkRefreshStatus: 30 * SECOND,
    causeListBatch: 30 * SECOND,
  },
} satisfies Partial<EcourtsIndiaConfig>
