import type { Gateway } from '../../gateway/gateway.ts'
import type { ProviderSettings } from '../provider-call.ts'
import type { SourceOf } from '../provider-source.ts'
import { readChanges } from './changes.ts'
import { createEcourtsIndia } from './client.ts'
import { ECOURTSINDIA_DEFAULTS } from './config.ts'
import { ecourtsIndiaEntityReader } from './entity-cases.ts'
import { ecourtsIndiaReader } from './historical-cases.ts'
import { listingsFromEcourtsIndia } from './listings.ts'
import { orderFromEcourtsIndia } from './order-of-case.ts'

export function openEcourtsIndia(settings: ProviderSettings, gateway: Gateway): SourceOf<'ecourtsindia'> {
  const pricesPaise = { ...ECOURTSINDIA_DEFAULTS.pricesPaise, ...settings.pricesPaise }
  const client = createEcourtsIndia({ ...ECOURTSINDIA_DEFAULTS, ...settings, pricesPaise }, gateway)
  return {
    readCase: ({ cnr = '', courtType }, signal) => client.readCaseDetail(cnr, { signal, courtType }),
    readFoundCases: ecourtsIndiaReader(client),
    readEntityCases: ecourtsIndiaEntityReader(client),
    documents: { kind: 'AT_ONCE', fetch: (order, signal) => orderFromEcourtsIndia(client, order, signal) },
    readChanges: (cnrs, signal) => readChanges(client, cnrs, { signal }),
    readListings: (cnrs, signal) => listingsFromEcourtsIndia(client, cnrs, { signal }),
  }
}
