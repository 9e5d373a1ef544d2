import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { OperatorKey } from '../../db/operations/operator-keys.ts'
import { refuse } from '../errors/refusal.ts'
import type { Operator } from '../http/authenticate.ts'

/** Returns the calling operator's key, locked until the transaction ends. */
export async function lockOwnOperatorKey(db: Database, { keyId }: Operator, tx: Tx): Promise<OperatorKey> {
  const own = await db.operatorKeys.lock(keyId, tx)
  if (!own) throw refuse('UNKNOWN_KEY')
  return own
}
