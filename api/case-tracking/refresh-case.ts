import { z } from 'zod'
import { canBeLookedUp } from '../../domain/case-tracking/due.ts'
import { LIVE_WAIT_MS } from '../../domain/service-limits.ts'
import type { TrackedCase } from '../../domain/watchlist/watchlist.ts'
import { type CaseRefreshResult, startCaseRefresh } from '../../workflows/case-tracking/case-refresh.messages.ts'
import { refuse, refuseForNow } from '../errors/refusal.ts'
import { dispatchAndWait } from '../http/dispatch-and-wait.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Services } from '../http/services.ts'
import { requireOwnerBudget } from '../http/spending-budgets.ts'
import { reviewedCase } from '../review/reviewed-case.ts'
import { visibleCase } from '../watchlist/visible.ts'

/** A refresh that is not done in time waits for a slow court, which may take another half minute. */
const RETRY_AFTER_SECONDS = 10

/**
 * `POST /watchlist/cases/{id}/refresh`: fetches a tracked case live and returns what changed since the last fetch.
 * Requests during a refresh join it, and one that is repeated with its `Idempotency-Key` gets what it found.
 */
export const refreshCase = endpoint({
  method: 'POST',
  path: '/watchlist/cases/:id/refresh',
  summary: 'Refresh a tracked case from the court',
  weight: 10,
  product: 'WATCHLIST',
  permission: 'case.write',
  params: z.strictObject({ id: z.string() }),
  returns: 'The changes that the refresh found.',
  replies: {
    200: z
      .strictObject({
        changes: z.array(
          z.strictObject({
            field: z.string(),
            from: z
              .unknown()
              .meta({ description: 'The old value. Null if the field was empty. Absent if the entry is new.' }),
            to: z
              .unknown()
              .meta({ description: 'The new value, in the format of case lookups. Dates are `DD-MM-YYYY`.' }),
          }),
        ),
        lastFetchedAt: z.int(),
      })
      .meta({ id: 'CaseRefresh' }),
  },
  takesIdempotencyKey: true,
  errors: [
    'TRACKED_CASE_NOT_FOUND',
    'NOT_SHARED',
    'MALFORMED',
    'CASE_NOT_FOUND',
    'LOOKUP_FAILED',
    'COURTS_NOT_READY',
    'BUDGET_USED_UP',
  ],
  async handle({ params, caller, requestId, keep, begin }, services) {
    const { db } = services
    const tracked = await visibleCase(db, caller, params.id)
    if (!canBeLookedUp(tracked.caseIdentifier)) throw refuse('MALFORMED', { issues: [INCOMPLETE] })
    const lastFetchedAt = await refresh(services, tracked, requestId, await begin())
    // The court may have identified it as another record's case, which has the history then.
    const now = await visibleCase(db, caller, tracked.id)
    const changes = await db.trackedCases.changesBroughtAt(now.id, lastFetchedAt)
    const answer = { changes: changes.map(({ field, from, to }) => ({ field, from, to })), lastFetchedAt }
    return db.transaction((tx) => keep(answer, tx))
  },
})

/**
 * Fetches a case, or joins its running refresh. Returns when it was fetched.
 * @param askedAt when a request with a key was first made, epoch ms: a fetch since then is its fetch
 */
async function refresh(
  services: Services,
  { id, accountId, caseIdentifier, identityKey }: TrackedCase,
  requestId: string,
  askedAt: number | undefined,
): Promise<number> {
  if (askedAt !== undefined) {
    const last = await services.db.trackedCases.lastFetchOf(id)
    if (last && last.lastFetchedAt >= askedAt) return last.lastFetchedAt
  }
  const about = { accountId, requestId, ...reviewedCase(caseIdentifier, identityKey) }
  const start = startCaseRefresh({ caseId: id }, about)
  const waited = await dispatchAndWait<CaseRefreshResult>(services, start, LIVE_WAIT_MS)
  if (waited.kind === 'running') throw refuseForNow('COURTS_NOT_READY', RETRY_AFTER_SECONDS)
  if (waited.kind === 'failed') {
    await requireOwnerBudget(services, accountId, 'COURT_DATA')
    throw refuse('LOOKUP_FAILED')
  }
  if (waited.result.outcome === 'NOT_FOUND') throw refuse('CASE_NOT_FOUND')
  return waited.result.lastFetchedAt
}

const INCOMPLETE = {
  path: 'id',
  message:
    'The identifier of this case is not complete enough for a lookup. Complete it with `PUT /watchlist/cases/{id}/identifier`.',
}
