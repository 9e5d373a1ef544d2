import type { AuditContext } from '../../domain/audit.ts'
import type { ErasureSubject } from '../../domain/erasure.ts'
import { startErasure as startOf } from '../../workflows/privacy/erasure.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { dispatch } from '../http/dispatch.ts'
import { reply } from '../http/endpoint.ts'
import type { Services } from '../http/services.ts'

/**
 * Starts an erasure that was asked for, or only its counting.
 * @throws Refusal 404 60420 when the account has no such thing
 */
export async function startErasure(
  subject: ErasureSubject,
  { dryRun, auditContext }: { dryRun: boolean; auditContext: AuditContext },
  services: Services,
): Promise<object> {
  const { db } = services
  const identityKeys = await keysOf(subject, services)
  const { erasureId, queued } = await db.transaction(async (tx) => {
    const erasureId = await db.erasures.create(subject, { dryRun, identityKeys }, tx)
    const { accountId } = subject
    const done = { accountId, thingKind: 'ERASURE', thingId: erasureId, action: 'CREATE', fields: [] } as const
    await db.auditLog.record(auditContext, [done], tx)
    return { erasureId, queued: await db.outbox.enqueue(startOf({ erasureId }, auditContext.requestId), tx) }
  })
  await dispatch(services, queued)
  return reply(202, { erasureId })
}

/** Makes sure that there is something to erase; returns the keys that a case is found by. */
async function keysOf({ kind, accountId, thingId }: ErasureSubject, { db }: Services): Promise<string[]> {
  if (kind === 'PERSON' || accountId === null || thingId === null) return []
  if (kind === 'ENTITY') {
    if ((await db.watchlistEntities.find(thingId))?.accountId !== accountId) throw refuse('NO_SUCH_THING')
    return []
  }
  const keys = kind === 'CASE' || kind === 'LOOKUP' ? await db.erasedThings.keysOf(kind, accountId, thingId) : []
  if (keys.length === 0) throw refuse('NO_SUCH_THING')
  return keys
}
