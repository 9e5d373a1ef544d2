import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import { refuse } from '../errors/refusal.ts'

/**
 * Prevents an account from losing its last administrator: only the operator could help it then.
 * @param path the field of the request that the refusal names
 * @throws Refusal 400 when no live key of the account has `account.admin`, as of the transaction
 */
export async function requireAdministrator(db: Database, accountId: string, path: string, tx: Tx): Promise<void> {
  if (await db.apiKeys.hasAdministrator(accountId, tx)) return
  const message =
    'This is the last key with the permission account.admin. Create another key with this permission first.'
  throw refuse('MALFORMED', { issues: [{ path, message }] })
}
