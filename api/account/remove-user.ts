import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { lockOwnKey } from './lock-own-key.ts'
import { requireAdministrator } from './require-administrator.ts'

/**
 * `DELETE /account/users/{userId}`: removes a user from the account and its teams. Their keys, calendars and
 * notices end at once.
 */
export const removeUser = endpoint({
  method: 'DELETE',
  path: '/account/users/:userId',
  summary: 'Delete a user and revoke their API keys and calendars',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ userId: z.string() }),
  returns: 'The user was deleted. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { userId }, caller, requestId }, { db }) {
    const { accountId } = caller
    await db.transaction(async (tx) => {
      await lockOwnKey(db, caller, tx)
      await db.apiKeys.forgetAllOf(accountId, userId, tx)
      await db.calendars.revokeAllOf(accountId, userId, tx)
      await db.noticeSubscriptions.removeAllOf(accountId, userId, tx)
      if (!(await db.accounts.removeUser(accountId, userId, tx))) throw refuse('NO_SUCH_RESOURCE')
      const done = { accountId, thingKind: 'USER', thingId: userId, action: 'REMOVE', fields: [] } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      await requireAdministrator(db, accountId, 'userId', tx)
    })
    return {}
  },
})
