import { z } from 'zod'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { pageLimit } from '../http/page-limit.ts'
import { AccountAnswer, presentAccount } from './account-settings.ts'

/** `GET /backoffice/accounts`: accounts, oldest first. */
export const listAccounts = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/accounts',
  summary: 'List accounts',
  query: z.strictObject({
    limit: pageLimit(),
    cursor: Id.optional().meta({ description: 'The `nextCursor` of the previous response.' }),
  }),
  returns: 'A page of accounts.',
  replies: { 200: z.strictObject({ accounts: z.array(AccountAnswer), nextCursor: z.string().nullable() }) },
  errors: [],
  async handle({ query: { limit, cursor } }, { db }) {
    const found = await db.accounts.list({ after: cursor, most: limit + 1 })
    const accounts = found.slice(0, limit)
    return {
      accounts: accounts.map(presentAccount),
      nextCursor: found.length > limit ? (accounts.at(-1)?.id ?? null) : null,
    }
  },
})
