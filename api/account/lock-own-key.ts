import type { ApiKey } from '../../db/account/api-keys.ts'
import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../domain/account/account.ts'
import { refuse } from '../errors/refusal.ts'

/**
 * Returns the calling key. Locks all keys of its account until the transaction ends, so that decisions based on keys
 * hold.
 * @throws Refusal 401 when the key was deleted in the meantime
 */
export async function lockOwnKey(db: Database, { accountId, keyId }: Caller, tx: Tx): Promise<ApiKey> {
  await db.accounts.lock(accountId, tx)
  const own = await db.apiKeys.find(accountId, keyId, tx)
  if (!own) throw refuse('UNKNOWN_KEY')
  return own
}
