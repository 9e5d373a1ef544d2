import type { Account } from '../../domain/account/account.ts'
import { type AuditContext, changedFields } from '../../domain/account/audit-log.ts'
import { PERMISSIONS } from '../../domain/account/permission.ts'
import type { Tx } from '../base/table.ts'
import type { Database } from '../database.ts'
import type { AccountSettings } from './accounts.ts'

export interface OpenedAccount {
  account: Account
  userId: string
  /** The owner's key with all permissions; its text is not stored. */
  key: string
}

/** Opens an account with its first user and a key for them, and records it in the audit log. */
export async function openAccount(
  db: Database,
  settings: AccountSettings,
  owner: string,
  auditContext: AuditContext,
  tx: Tx,
): Promise<OpenedAccount> {
  const accountId = await db.accounts.create(settings, tx)
  const userId = await db.accounts.createUser({ accountId, name: owner }, tx)
  const permissions = [...PERMISSIONS]
  const key = await db.apiKeys.issue(
    { accountId, userId, name: 'owner', kind: 'live', permissions, expiresAt: null },
    tx,
  )
  const ofAccount = { accountId, action: 'CREATE' } as const
  const done = [
    { ...ofAccount, thingKind: 'ACCOUNT', thingId: accountId, fields: changedFields({}, settings) },
    { ...ofAccount, thingKind: 'USER', thingId: userId, fields: changedFields({}, { name: owner }) },
    { ...ofAccount, thingKind: 'KEY', thingId: key.id, fields: changedFields({}, { userId, permissions }) },
  ] as const
  await db.auditLog.record(auditContext, [...done], tx)
  const account = await db.accounts.find(accountId, tx)
  if (!account) throw new Error('the account was not found right after it was created')
  return { account, userId, key: key.text }
}
