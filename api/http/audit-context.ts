import type { Caller } from '../../domain/account/account.ts'
import type { AuditContext } from '../../domain/account/audit-log.ts'
import type { Operator } from './authenticate.ts'

/** Returns a client's request as the audit log identifies it. */
export function auditContextOf({ caller, requestId }: { caller: Caller; requestId: string }): AuditContext {
  const { userId, keyId, accountId } = caller
  return { actorType: 'USER', actorId: userId, keyId, actorAccountId: accountId, requestId }
}

/** Returns an operator's request as the audit log identifies it. */
export function auditContextOfOperator({
  operator,
  requestId,
}: {
  operator: Operator
  requestId: string
}): AuditContext {
  return { actorType: 'OPERATOR', actorId: operator.keyId, keyId: operator.keyId, requestId }
}
