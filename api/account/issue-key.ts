import type { z } from 'zod'
import type { NewApiKey } from '../../db/api-keys.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/rows.ts'
import { mustHaveRoom } from './must-have-room.ts'
import { type NewApiKeyAnswer, presentApiKey } from './present-api-key.ts'

/** Makes a key, where the account has room for one more, and presents it with its text. */
export async function issueKey(db: Database, key: NewApiKey, tx: Tx): Promise<z.infer<typeof NewApiKeyAnswer>> {
  await mustHaveRoom(db, key.accountId, 'apiKeys', tx)
  const { id, text } = await db.apiKeys.issue(key, tx)
  const issued = await db.apiKeys.find(key.accountId, id, tx)
  if (!issued) throw new Error('a key is gone right after it was made')
  return { ...presentApiKey(issued), key: text }
}
