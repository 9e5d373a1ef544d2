import type { AuditContext } from '../../domain/account/audit-log.ts'
import type { ErasureSubject } from '../../domain/privacy/erasure.ts'
import { startErasure as startOf } from '../../workflows/privacy/erasure.messages.ts'
import { refuse, refuseForNow } from '../errors/refusal.ts'
import { dispatch } from '../http/dispatch.ts'
import { reply } from '../http/endpoint.ts'
import { type Repeatable, WITHOUT_KEY } from '../http/repeatable.ts'
import type { Services } from '../http/services.ts'

/** A usual erasure has ended by then. */
const RETRY_SECONDS = 30

/**
 * Starts a requested erasure, or only its count.
 * @param mostAtOnce the maximum of concurrent erasures of the account
 * @param keep stores the answer for a repetition of the request
 * @throws Refusal 404 60420 when the account has no such record; 429 61457 while too many of its erasures run
 */
export async function startErasure(
  subject: ErasureSubject,
  { dryRun, auditContext, mostAtOnce, keep = WITHOUT_KEY.keep }: Manner,
  services: Services,
): Promise<object> {
  const { db } = services
  const identityKeys = await keysOf(subject, services)
  const { answer, queued } = await db.transaction(async (tx) => {
    const { accountId } = subject
    if (mostAtOnce !== undefined && accountId !== null) {
      await db.accounts.lock(accountId, tx)
      if ((await db.erasures.countRunning(accountId, Date.now(), tx)) >= mostAtOnce)
        throw refuseForNow('TOO_MANY_REQUESTS', RETRY_SECONDS, { reason: 'ERASURES_UNDER_WAY' })
    }
    const erasureId = await db.erasures.create(subject, { dryRun, identityKeys }, tx)
    const done = { accountId, thingKind: 'ERASURE', thingId: erasureId, action: 'CREATE', fields: [] } as const
    await db.auditLog.record(auditContext, [done], tx)
    const answer = await keep(reply(202, { erasureId }), tx)
    return { answer, queued: await db.outbox.enqueue(startOf({ erasureId }, auditContext.requestId), tx) }
  })
  await dispatch(services, queued)
  return answer
}

interface Manner extends Partial<Pick<Repeatable, 'keep'>> {
  dryRun: boolean
  auditContext: AuditContext
  mostAtOnce?: number
}

/** Makes sure that there is something to erase. Returns the keys by which a case is found. */
async function keysOf({ kind, accountId, thingId }: ErasureSubject, { db }: Services): Promise<string[]> {
  if (kind === 'PERSON' || accountId === null || thingId === null) return []
  if (kind === 'ENTITY') {
    if ((await db.watchlistEntities.find(thingId))?.accountId !== accountId) throw refuse('NO_SUCH_RESOURCE')
    return []
  }
  const keys = kind === 'CASE' || kind === 'LOOKUP' ? await db.erasedThings.keysOf(kind, accountId, thingId) : []
  if (keys.length === 0) throw refuse('NO_SUCH_RESOURCE')
  return keys
}
