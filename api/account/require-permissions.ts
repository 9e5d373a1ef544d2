import type { Caller } from '../../domain/account/account.ts'
import type { Permission } from '../../domain/account/permission.ts'
import { refuse } from '../errors/refusal.ts'

/**
 * A key can never grant what its creator lacks: otherwise any user who may create keys could do everything.
 * @throws Refusal 403 naming the first permission that the caller lacks
 */
export function requirePermissions(caller: Caller, permissions: readonly Permission[]): void {
  const lacking = permissions.find((permission) => !caller.permissions.includes(permission))
  if (lacking) throw refuse('PERMISSION_MISSING', { permission: lacking })
}
