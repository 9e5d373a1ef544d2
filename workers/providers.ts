import { createHmac } from 'node:crypto'
import type { CallContext } from '../domain/source.ts'
import { askNameServers, checkedAddresses } from '../platform/checked-addresses.ts'
import type { Configuration } from '../platform/configuration.ts'
import { type Attestr, createAttestr } from '../sources/providers/attestr/client.ts'
import { ATTESTR_DEFAULTS } from '../sources/providers/attestr/config.ts'
import { createEcourtsIndia, type EcourtsIndia } from '../sources/providers/ecourtsindia/client.ts'
import { ECOURTSINDIA_DEFAULTS } from '../sources/providers/ecourtsindia/config.ts'

export interface Providers {
  attestr?: Attestr
  ecourtsindia?: EcourtsIndia
}

/** The clients of the paid sources that are switched on. */
export function createProviders(configuration: Configuration, calls: CallContext): Providers {
  const shared = {
    userAgent: configuration.SOURCE_USER_AGENT,
    subjectKey: createHmac('sha256', configuration.SIGNING_SECRET).update('searched names').digest('hex'),
  }
  return {
    ...(configuration.ATTESTR && {
      attestr: createAttestr(
        {
          ...ATTESTR_DEFAULTS,
          ...shared,
          baseUrl: configuration.ATTESTR_BASE_URL,
          addressesOf: addressesFor(configuration.ATTESTR_BASE_URL, configuration.DNS_SERVERS),
          token: configuration.ATTESTR_TOKEN ?? '',
          pricesPaise: { ...ATTESTR_DEFAULTS.pricesPaise, ...configuration.ATTESTR_PRICES },
        },
        calls,
      ),
    }),
    ...(configuration.ECOURTSINDIA && {
      ecourtsindia: createEcourtsIndia(
        {
          ...ECOURTSINDIA_DEFAULTS,
          ...shared,
          baseUrl: configuration.ECOURTSINDIA_BASE_URL,
          addressesOf: addressesFor(configuration.ECOURTSINDIA_BASE_URL, configuration.DNS_SERVERS),
          token: configuration.ECOURTSINDIA_TOKEN ?? '',
          pricesPaise: { ...ECOURTSINDIA_DEFAULTS.pricesPaise, ...configuration.ECOURTSINDIA_PRICES },
        },
        calls,
      ),
    }),
  }
}

/** Where links of a provider may lead: to public hosts by https. A sandbox, which stands on http, may lead to itself as well. */
function addressesFor(baseUrl: string, nameServers: readonly string[]) {
  const { protocol, hostname } = new URL(baseUrl)
  const allowed = protocol === 'http:' ? [hostname] : []
  return (url: URL) =>
    checkedAddresses(url, allowed, askNameServers(nameServers, AbortSignal.timeout(RESOLVE_TIMEOUT_MS)))
}

/** A host name that does not resolve in half the time for a case will not resolve in the other half. */
const RESOLVE_TIMEOUT_MS = 15_000
