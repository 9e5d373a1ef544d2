import { z } from 'zod'
import { endpoint } from '../frame/endpoint.ts'
import { presentUser, UserAnswer } from './present-user.ts'

/** `GET /account/users`: the persons of the account, oldest first. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/account/users',
  summary: 'List users',
  weight: 1,
  permission: 'account.admin',
  replies: { 200: z.strictObject({ users: z.array(UserAnswer) }) },
  errors: [],
  async handle({ caller }, { db }) {
    return { users: (await db.accounts.listUsers(caller.accountId)).map(presentUser) }
  },
})
