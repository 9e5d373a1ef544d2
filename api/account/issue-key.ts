import type { z } from 'zod'
import type { NewApiKey } from '../../db/account/api-keys.ts'
import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import { type AuditContext, changedFields } from '../../domain/account/audit-log.ts'
import { type NewApiKeyAnswer, presentApiKey } from './present-api-key.ts'
import { requireRoom } from './require-room.ts'

/** Creates a key if the account has room for one more, audits it and returns it with its text. */
export async function issueKey(
  db: Database,
  key: NewApiKey,
  auditContext: AuditContext,
  tx: Tx,
): Promise<z.infer<typeof NewApiKeyAnswer>> {
  const { accountId, ...settings } = key
  await requireRoom(db, accountId, 'apiKeys', tx)
  const { id, text } = await db.apiKeys.issue(key, tx)
  const fields = changedFields({}, settings)
  await db.auditLog.record(auditContext, [{ accountId, thingKind: 'KEY', thingId: id, action: 'CREATE', fields }], tx)
  const issued = await db.apiKeys.find(accountId, id, tx)
  if (!issued) throw new Error('the key was not found right after it was created')
  return { ...presentApiKey(issued), key: text }
}
