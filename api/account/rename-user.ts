import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'
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
  replies: { 200: UserAnswer },
  errors: ['NO_SUCH_THING'],
  async handle({ params, body, caller }, { db }) {
    const renamed = await db.accounts.renameUser(caller.accountId, params.userId, body.name)
    if (!renamed) throw refuse('NO_SUCH_THING')
    return presentUser(renamed)
  },
})
