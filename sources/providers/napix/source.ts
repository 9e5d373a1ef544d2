import type { Gateway } from '../../gateway/gateway.ts'
import type { SourceOf } from '../provider-source.ts'
import { createNapix } from './client.ts'
import { NAPIX_DEFAULTS, type NapixSettings } from './config.ts'
import { napixEntityReader, napixReader } from './searches.ts'

/** The eCourts API (NAPIX), as the service asks it. */
export function openNapix({ napix: account, ...settings }: NapixSettings, gateway: Gateway): SourceOf<'napix'> {
  const pricesPaise = { ...NAPIX_DEFAULTS.pricesPaise, ...settings.pricesPaise }
  const client = createNapix({ ...NAPIX_DEFAULTS, ...settings, ...account, pricesPaise }, gateway)
  return {
    readCase: ({ cnr = '' }, signal) => client.readCaseRecord(cnr, { signal }),
    readFoundCases: napixReader(client, account.courts),
    readEntityCases: napixEntityReader(client, account.courts),
    states: {
      most: account.casesPerStatus,
      async read(cnrs, signal) {
        const answer = await client.readCaseStates(cnrs, { signal })
        if (answer.kind !== 'found') return answer
        const fingerprints = [...answer.value].map(([cnr, { fingerprint }]) => [cnr, fingerprint] as const)
        return { ...answer, value: new Map(fingerprints) }
      },
    },
    documents: { kind: 'AT_ONCE', fetch: (order, signal) => client.fetchOrderOfCase(order, { signal }) },
  }
}
