import type { AuditContext, AuditedAction, FieldChange } from '../../../domain/account/audit-log.ts'
import type { TrackedCase } from '../../../domain/watchlist/watchlist.ts'
import type { Tx } from '../../base/table.ts'
import type { AuditLog } from '../../operations/audit-log.ts'

export type CaseAudit = ReturnType<typeof caseAudit>

/** Records actions on cases in the audit log. */
export function caseAudit(auditLog: AuditLog) {
  return async function audit(
    { accountId, id }: Pick<TrackedCase, 'accountId' | 'id'>,
    action: AuditedAction,
    fields: FieldChange[],
    auditContext: AuditContext,
    tx: Tx,
  ): Promise<void> {
    await auditLog.record(auditContext, [{ accountId, thingKind: 'CASE', thingId: id, action, fields }], tx)
  }
}

/**
 * Returns the audit fields of a case after an action. Actors outside the account, an operator or the court, stay
 * unnamed.
 */
export function stampOf(
  { actorType, actorId }: AuditContext,
  at = Date.now(),
): Pick<TrackedCase, 'updated' | 'updatedBy'> {
  return { updated: at, updatedBy: actorType === 'USER' ? actorId : null }
}
