import { z } from 'zod'
import { sourcesFor } from '../../domain/discovery/searches.ts'
import { LIVE_WAIT_MS } from '../../domain/service-limits.ts'
import { searchingProviders } from '../../platform/configuration.ts'
import {
  type EntitySyncResult,
  SOURCES_UNAVAILABLE,
  startEntitySync,
} from '../../workflows/discovery/entity-sync.messages.ts'
import { refuse, refuseForNow } from '../errors/refusal.ts'
import { dispatchAndWait } from '../http/dispatch-and-wait.ts'
import { endpoint } from '../http/endpoint.ts'
import { requireOwnerBudget } from '../http/spending-budgets.ts'
import { visibleEntity } from '../watchlist/visible.ts'

/** A search that is not done in time waits for a slow source, which may take another half minute. */
const RETRY_AFTER_SECONDS = 5
/** Sources that fail three times within seconds stay down for minutes. */
const RETRY_OUTAGE_AFTER_SECONDS = 60

/** How a search fails that an operator ended: the same call starts it again. */
const BY_OPERATOR: ReadonlySet<string> = new Set(['TerminatedFailure', 'CancelledFailure'])

const SourceWarning = z.strictObject({
  code: z.literal('SOURCE_UNAVAILABLE'),
  message: z.string(),
})

const DiscoveryAnswer = z
  .strictObject({
    newCandidates: z
      .int()
      .meta({ description: 'The number of cases that are new for this entity. The candidates search lists them.' }),
    lastCourtSyncAt: z.int(),
    warnings: z
      .array(SourceWarning)
      .optional()
      .meta({ description: 'Present only if a source could not answer. There may be more cases than were found.' }),
  })
  .meta({ id: 'Discovery' })

/**
 * `POST /watchlist/entities/{id}/discover`: searches the courts for a company now. Requests during a search join it, and
 * one that is repeated with its `Idempotency-Key` asks no source again that has answered. A search that no source
 * answered is refused, because "nothing found" would be a guess.
 */
export const discoverCases = endpoint({
  method: 'POST',
  path: '/watchlist/entities/:id/discover',
  summary: 'Search the courts for new cases of a company now',
  weight: 10,
  product: 'WATCHLIST',
  permission: 'watchlist.write',
  params: z.strictObject({ id: z.string() }),
  returns: 'The number of new candidates that the search found.',
  replies: { 200: DiscoveryAnswer },
  takesIdempotencyKey: true,
  errors: [
    'ENTITY_NOT_FOUND',
    'NOT_SHARED',
    'ENTITY_ARCHIVED',
    'PERSON_SEARCH_NOT_SUPPORTED',
    'NO_SOURCE_ENABLED',
    'COURTS_NOT_READY',
    'BUDGET_USED_UP',
  ],
  async handle({ params, caller, requestId, keep, begin }, services) {
    const entity = await visibleEntity(services.db, caller, params.id)
    const { id: entityId, accountId, entityType, status } = entity
    if (entityType === 'PERSON') throw refuse('PERSON_SEARCH_NOT_SUPPORTED')
    if (status === 'ARCHIVED') throw refuse('ENTITY_ARCHIVED')
    // The plan of the owning account counts, even if the entity is shared with the caller.
    const plan = await services.db.accounts.findPlanOf(accountId)
    const sources = sourcesFor(entity, plan, searchingProviders(services.configuration))
    if (sources.length === 0) throw refuse('NO_SOURCE_ENABLED')

    const start = startEntitySync({ accountId, entityId, requestId, askedAt: await begin() })
    const waited = await dispatchAndWait<EntitySyncResult | undefined>(services, start, LIVE_WAIT_MS)
    if (waited.kind === 'running' || (waited.kind === 'failed' && BY_OPERATOR.has(waited.failureType)))
      throw refuseForNow('COURTS_NOT_READY', RETRY_AFTER_SECONDS)
    if (waited.kind === 'failed' && waited.failureType !== SOURCES_UNAVAILABLE) throw new Error(waited.failureType)
    if (waited.kind === 'failed' || !waited.result) {
      await requireOwnerBudget(services, accountId, 'COURT_DATA')
      throw refuseForNow('COURTS_NOT_READY', RETRY_OUTAGE_AFTER_SECONDS, { reason: 'SOURCES_UNAVAILABLE' })
    }
    const answer = presentDiscovery(waited.result)
    return services.db.transaction((tx) => keep(answer, tx))
  },
})

function presentDiscovery({ isComplete, ...result }: EntitySyncResult): z.infer<typeof DiscoveryAnswer> {
  if (isComplete) return result
  const message = 'A data source could not answer. The daily search will ask it again.'
  return { ...result, warnings: [{ code: 'SOURCE_UNAVAILABLE', message }] }
}
