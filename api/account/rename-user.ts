import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { Named, presentUser, UserAnswer } from './present-user.ts'

/** `PUT /account/users/{userId}`: renames a user. */
export const renameUser = endpoint({
  method: 'PUT',
  path: '/account/users/:userId',
  summary: 'Rename a user',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ userId: z.string() }),
  body: Named,
  returns: 'The renamed user.',
  replies: { 200: UserAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { userId }, body, caller, requestId }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      const before = await db.accounts.findUser(accountId, userId, tx)
      const renamed = await db.accounts.renameUser(accountId, userId, body.name, tx)
      if (!before || !renamed) throw refuse('NO_SUCH_RESOURCE')
      const fields = changedFields(before, body)
      const done = { accountId, thingKind: 'USER', thingId: userId, action: 'UPDATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return presentUser(renamed)
    })
  },
})
