import type { FailureClass } from '../../../domain/source-failure.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { type CallOptions, checkToken } from '../provider-call.ts'
import { type NapixCallOptions, type NapixSession, refuse } from './call.ts'
import { readCaseRecord } from './case-record.ts'
import type { NapixConfig } from './config.ts'
import { type NameQuestion, searchName } from './name-search.ts'
import { fetchOrderDocument, fetchOrderOfCase } from './order-document.ts'
import { readCaseStates, type StatesOptions } from './states.ts'
import { createTokens } from './token.ts'

export type Napix = ReturnType<typeof createNapix>

/**
 * The client of the eCourts API, which the courts give to departments and institutional litigants over NAPIX. Every operation ends as
 * `found`, `none` or `failed` and is recorded in the log of calls. Throws when the key and secret cannot be sent.
 */
export function createNapix(config: NapixConfig, gateway: Gateway) {
  checkToken('napix', config.token)
  const context = { config, gateway }
  const session: NapixSession = { ...context, tokens: createTokens(context), notSubscribed: new Map() }
  return {
    readCaseRecord: (cnr: string, options?: NapixCallOptions) => readCaseRecord(session, cnr, options),
    readCaseStates: (cnrs: readonly string[], options?: StatesOptions) => readCaseStates(session, cnrs, options),
    fetchOrderDocument: (reference: string, options?: CallOptions) => fetchOrderDocument(session, reference, options),
    fetchOrderOfCase: (order: Parameters<typeof fetchOrderOfCase>[1], options?: CallOptions) =>
      fetchOrderOfCase(session, order, options),
    searchName: (question: NameQuestion, options?: CallOptions) => searchName(session, question, options),
    refuseSearch: (failureClass: FailureClass, why: string) =>
      refuse(session, { operation: 'nameSearch', subject: 'a name' }, failureClass, why),
  }
}
