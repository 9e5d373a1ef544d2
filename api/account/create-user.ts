import { changedFields } from '../../domain/account/audit-log.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { Named, presentUser, UserAnswer } from './present-user.ts'
import { requireRoom } from './require-room.ts'

/** `POST /account/users`: creates a user, who can get keys and with whom records can be shared. */
export const createUser = endpoint({
  method: 'POST',
  path: '/account/users',
  summary: 'Create a user',
  weight: 1,
  permission: 'account.admin',
  body: Named,
  returns: 'The new user.',
  replies: { 200: UserAnswer },
  takesIdempotencyKey: true,
  errors: ['CEILING_REACHED'],
  async handle({ body, caller, requestId, keep }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      await requireRoom(db, accountId, 'users', tx)
      const userId = await db.accounts.createUser({ accountId, ...body }, tx)
      const fields = changedFields({}, body)
      const done = { accountId, thingKind: 'USER', thingId: userId, action: 'CREATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      const created = await db.accounts.findUser(accountId, userId, tx)
      if (!created) throw new Error('the user was not found right after it was created')
      return keep(presentUser(created), tx)
    })
  },
})
