import type { Caller } from '../../domain/account.ts'
import type { Act } from '../../domain/audit.ts'
import type { Operator } from './authenticate.ts'

/** A client's request as the audit log names it. */
export function actOf({ caller, requestId }: { caller: Caller; requestId: string }): Act {
  const { userId, keyId, accountId } = caller
  return { actorType: 'USER', actorId: userId, keyId, actorAccountId: accountId, requestId }
}

/** An operator's request as the audit log names it. */
export function actOfOperator({ operator, requestId }: { operator: Operator; requestId: string }): Act {
  return { actorType: 'OPERATOR', actorId: operator.keyId, keyId: operator.keyId, requestId }
}
