import type { Caller } from '../../domain/account.ts'
import type { Act } from '../../domain/audit.ts'

/** A client's request as the audit log names it. */
export function actOf({ caller, requestId }: { caller: Caller; requestId: string }): Act {
  return { actorType: 'USER', actorId: caller.userId, requestId }
}
