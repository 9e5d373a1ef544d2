import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { type CallOptions, checkToken } from '../provider-call.ts'
import { readAsyncResult } from './async-result.ts'
import { readCaseDetails } from './case-details.ts'
import type { AttestrConfig } from './config.ts'
import { fetchOrderDocument } from './order-document.ts'
import { requestOrderDocuments } from './order-documents.ts'
import { type BusinessSearch, type PersonSearch, searchBusiness, searchPerson } from './party-search.ts'

export type Attestr = ReturnType<typeof createAttestr>

/**
 * The client of Attestr, which looks cases of all court types up at their courts and searches parties with a score.
 * Every operation ends as `found`, `none` or `failed` and is logged. Throws when the token is not a valid header value.
 */
export function createAttestr(config: AttestrConfig, gateway: Gateway) {
  checkToken('attestr', config.token)
  const context = { config, gateway }
  return {
    readCaseDetails: (identifier: CaseIdentifier, options?: CallOptions) =>
      readCaseDetails(context, identifier, options),
    searchPerson: (search: PersonSearch, options?: CallOptions) => searchPerson(context, search, options),
    searchBusiness: (search: BusinessSearch, options?: CallOptions) => searchBusiness(context, search, options),
    requestOrderDocuments: (identifier: CaseIdentifier, options?: CallOptions) =>
      requestOrderDocuments(context, identifier, options),
    readAsyncResult: (asyncId: string, options?: CallOptions) => readAsyncResult(context, asyncId, options),
    fetchOrderDocument: (order: { reference: string; url: string }, options?: CallOptions) =>
      fetchOrderDocument(context, order, options),
  }
}
