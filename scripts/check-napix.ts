import type { Database } from '../db/database.ts'
import { type Configuration, napixAccount, providerSettings } from '../platform/configuration.ts'
import { createNapix, type Napix } from '../sources/providers/napix/client.ts'
import { NAPIX_DEFAULTS, STATUS_METHODS, type StatusMethod } from '../sources/providers/napix/config.ts'
import { operatorGateway } from './operator-gateway.ts'

/** What a subscription answered; failures in words for operators. */
export interface NapixCheck {
  record: string
  /** How each way to request states ended, in the order in which they were tried. */
  states: { method: StatusMethod; answer: string }[]
  /** What `NAPIX_STATUS_METHOD` should be; null where none worked. */
  statusMethod: StatusMethod | null
}

/**
 * Tries a subscription with one case: a token, its record, then its state in each way until one works. That is five calls at most; nothing
 * else tries variants.
 */
export async function checkNapix(
  napix: Pick<Napix, 'readCaseRecord' | 'readCaseStates'>,
  cnr: string,
): Promise<NapixCheck> {
  const answered = await napix.readCaseRecord(cnr)
  const record = inWords(answered)
  const states: NapixCheck['states'] = []
  // An account that is refused is refused in any way.
  if (answered.kind === 'failed' && answered.failure.class === 'AccountProblem')
    return { record, states, statusMethod: null }
  for (const method of STATUS_METHODS) {
    const answer = await napix.readCaseStates([cnr], { method })
    states.push({ method, answer: inWords(answer) })
    if (answer.kind === 'found') return { record, states, statusMethod: method }
  }
  return { record, states, statusMethod: null }
}

type Answer = { kind: 'found' } | { kind: 'none' } | { kind: 'failed'; failure: { class: string; message: string } }

function inWords(answer: Answer): string {
  return answer.kind === 'failed' ? `${answer.failure.class}: ${answer.failure.message}` : answer.kind
}

/** The client as it is configured, on the quota and the log of calls of the service. */
export function openNapixOn(db: Database, configuration: Configuration): Napix {
  const { baseUrl, token, pricesPaise } = providerSettings(configuration, 'napix')
  return createNapix(
    {
      ...NAPIX_DEFAULTS,
      ...napixAccount(configuration),
      baseUrl,
      token,
      pricesPaise: { ...NAPIX_DEFAULTS.pricesPaise, ...pricesPaise },
      userAgent: configuration.SOURCE_USER_AGENT,
      subjectKey: configuration.SIGNING_SECRET,
      // No link of this source is followed.
      addressesOf: async () => [],
      countForm: () => {},
    },
    operatorGateway(db, configuration),
  )
}
