import { checkedAddresses } from '../../../../platform/checked-addresses.ts'
import { type Attestr, createAttestr } from '../../../../sources/providers/attestr/client.ts'
import { ATTESTR_DEFAULTS, type AttestrConfig } from '../../../../sources/providers/attestr/config.ts'
import type { ClientUnderTest } from '../failure-rows.ts'

/** The client with its real defaults, at another address. */
export const ATTESTR: ClientUnderTest<Attestr> = {
  provider: 'Attestr',
  token: 'b3BhcXVlOnRva2Vu',
  connect: (baseUrl, calls, timeoutMs) => createAttestr(aConfig(baseUrl, timeoutMs), calls),
}

export function aConfig(baseUrl: string, timeoutMs = 60_000): AttestrConfig {
  const operations = Object.keys(ATTESTR_DEFAULTS.timeoutsMs)
  return {
    ...ATTESTR_DEFAULTS,
    baseUrl,
    token: ATTESTR.token,
    userAgent: 'CourtPulse/test',
    subjectKey: 'test-key',
    addressesOf: (url) => checkedAddresses(url, [], async () => []),
    timeoutsMs: Object.fromEntries(
      operations.map((operation) => [operation, timeoutMs]),
    ) as AttestrConfig['timeoutsMs'],
  }
}
