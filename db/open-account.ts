import type { Account } from '../domain/account.ts'
import { PERMISSIONS } from '../domain/account.ts'
import type { AccountSettings } from './accounts.ts'
import type { Database } from './database.ts'

export interface OpenedAccount {
  account: Account
  userId: string
  /** The owner's key with all permissions; this is the one moment at which it is known. */
  key: string
}

/** Opens an account with its first user and a key for him, all or nothing. */
export function openAccount(db: Database, settings: AccountSettings, owner: string): Promise<OpenedAccount> {
  return db.transaction(async (tx) => {
    const accountId = await db.accounts.create(settings, tx)
    const userId = await db.accounts.createUser({ accountId, name: owner }, tx)
    const permissions = [...PERMISSIONS]
    const key = await db.apiKeys.issue(
      { accountId, userId, name: 'owner', kind: 'live', permissions, expiresAt: null },
      tx,
    )
    const account = await db.accounts.find(accountId, tx)
    if (!account) throw new Error('an account is gone right after it was opened')
    return { account, userId, key: key.text }
  })
}
