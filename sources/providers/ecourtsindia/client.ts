import type { Gateway } from '../../gateway/gateway.ts'
import { type CallOptions, checkToken } from '../provider-call.ts'
import { readRefreshStatus } from './bulk-refresh-status.ts'
import { readCapabilities } from './capabilities.ts'
import { type CaseDetailOptions, readCaseDetail } from './case-detail.ts'
import { createCatalogue } from './catalogue.ts'
import { readListings } from './cause-list-batch.ts'
import type { EcourtsIndiaConfig } from './config.ts'
import { readEnums } from './enums.ts'
import { fetchOrderDocument } from './order-document.ts'
import { fetchOrderMarkdown } from './order-markdown.ts'
import { type EcourtsIndiaSearch, searchCases } from './search.ts'

export type EcourtsIndia = ReturnType<typeof createEcourtsIndia>

/**
 * The client of eCourtsIndia, an aggregator over the eCourts sites that can sort a search by filing date. Every
 * operation ends as `found`, `none` or `failed` and is logged. Throws when the token is not a valid header value.
 */
export function createEcourtsIndia(config: EcourtsIndiaConfig, gateway: Gateway) {
  checkToken('ecourtsindia', config.token)
  const context = { config, gateway }
  const catalogue = createCatalogue(context)
  return {
    readCaseDetail: (cnr: string, options?: CaseDetailOptions) => readCaseDetail(context, cnr, options),
    searchCases: (search: EcourtsIndiaSearch, options?: CallOptions) =>
      searchCases(context, catalogue, search, options),
    readCapabilities: (options?: CallOptions) => readCapabilities(context, options),
    readEnums: (options?: CallOptions) => readEnums(context, options),
    fetchOrderDocument: (reference: string, options?: CallOptions) => fetchOrderDocument(context, reference, options),
    fetchOrderMarkdown: (reference: string, options?: CallOptions) => fetchOrderMarkdown(context, reference, options),
    readRefreshStatus: (cnrs: readonly string[], options?: CallOptions) => readRefreshStatus(context, cnrs, options),
    readListings: (cnrs: readonly string[], options?: CallOptions) => readListings(context, cnrs, options),
  }
}
