import { caseRef } from '../../domain/courts/case-ref.ts'
import { lookupSources } from '../../domain/order-of-asking.ts'
import { LIVE_WAIT_MS } from '../../domain/service-limits.ts'
import { enabledSources } from '../../platform/configuration.ts'
import {
  type CaseLookupInput,
  type CaseLookupResult,
  startCaseLookup,
} from '../../workflows/case-lookup/case-lookup.messages.ts'
import { dispatchAndWait, type WorkflowOutcome } from '../http/dispatch-and-wait.ts'
import type { Services } from '../http/services.ts'

type Wanted = Required<Pick<CaseLookupInput, 'accountId' | 'identifier' | 'identity' | 'requestId'>> & {
  /** When a request with a key was first made, epoch ms. A fetch since then is its fetch. */
  askedAt?: number | undefined
}

/**
 * Fetches a case live for an account, or joins the lookup in progress. Charges nothing.
 * @throws an error that `isWorkUnavailable`
 */
export async function fetchCase(
  services: Services,
  { askedAt, ...wanted }: Wanted,
): Promise<WorkflowOutcome<CaseLookupResult>> {
  const { accountId, identifier, identity } = wanted
  if (askedAt !== undefined) {
    const last = await services.db.lookedUpCases.lastFetch(accountId, identity)
    if (last && last.fetchedAt >= askedAt) return { kind: 'done', result: { outcome: 'FOUND', ...last } }
  }
  const identityKey = (await services.db.lookedUpCases.knownKey(accountId, identity)) ?? identity.key
  const sources = lookupSources(identifier, enabledSources(services.configuration))
  const start = startCaseLookup({ ...wanted, identityKey, sources }, caseRef(identityKey))
  return dispatchAndWait<CaseLookupResult>(services, start, LIVE_WAIT_MS)
}
