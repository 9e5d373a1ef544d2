import { checkedAddresses } from '../../../../platform/checked-addresses.ts'
import { createEcourtsIndia, type EcourtsIndia } from '../../../../sources/providers/ecourtsindia/client.ts'
import { ECOURTSINDIA_DEFAULTS, type EcourtsIndiaConfig } from '../../../../sources/providers/ecourtsindia/config.ts'
import type { ClientUnderTest } from '../failure-rows.ts'

/** The client with its real defaults, at another address. */
export const ECOURTSINDIA: ClientUnderTest<EcourtsIndia> = {
  provider: 'eCourtsIndia',
  token: 'eci_live_invented',
  connect: (baseUrl, calls, timeoutMs) => createEcourtsIndia(aConfig(baseUrl, timeoutMs), calls),
}

export function aConfig(baseUrl: string, timeoutMs = 60_000): EcourtsIndiaConfig {
  const operations = Object.keys(ECOURTSINDIA_DEFAULTS.timeoutsMs)
  return {
    ...ECOURTSINDIA_DEFAULTS,
    baseUrl,
    token: ECOURTSINDIA.token,
    userAgent: 'CourtPulse/test',
    subjectKey: 'test-key',
    addressesOf: (url) => checkedAddresses(url, [], async () => []),
    timeoutsMs: Object.fromEntries(
      operations.map((operation) => [operation, timeoutMs]),
    ) as EcourtsIndiaConfig['timeoutsMs'],
  }
}
