import type { Gateway } from '../../gateway/gateway.ts'
import type { ProviderSettings } from '../provider-call.ts'
import type { SourceOf } from '../provider-source.ts'
import { createAttestr } from './client.ts'
import { ATTESTR_DEFAULTS } from './config.ts'
import { attestrEntityReader } from './entity-cases.ts'
import { attestrReader } from './historical-cases.ts'

export function openAttestr(settings: ProviderSettings, gateway: Gateway): SourceOf<'attestr'> {
  const pricesPaise = { ...ATTESTR_DEFAULTS.pricesPaise, ...settings.pricesPaise }
  const client = createAttestr({ ...ATTESTR_DEFAULTS, ...settings, pricesPaise }, gateway)
  return {
    readCase: (identifier, signal) => client.readCaseDetails(identifier, { signal }),
    readFoundCases: attestrReader(client),
    readEntityCases: attestrEntityReader(client),
    documents: {
      kind: 'IN_BACKGROUND',
      request: client.requestOrderDocuments,
      read: client.readAsyncResult,
      fetch: client.fetchOrderDocument,
    },
  }
}
