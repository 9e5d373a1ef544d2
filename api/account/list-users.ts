import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, readPage } from '../http/page.ts'
import { AccountPage } from './account-page.ts'
import { presentUser, UserAnswer } from './present-user.ts'

/** `GET /account/users`: lists the users of the account, oldest first. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/account/users',
  summary: 'List users',
  weight: 1,
  permission: 'account.admin',
  query: AccountPage,
  returns: 'A page of users.',
  replies: { 200: z.strictObject({ users: z.array(UserAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query, caller: { accountId } }, services) {
    const { db } = services
    const { page, nextCursor } = await readPage(
      services,
      { list: ['users', accountId], query },
      (range) => db.accounts.listUsers(accountId, range),
      ({ id }) => id,
    )
    return { users: page.map(presentUser), nextCursor }
  },
})
