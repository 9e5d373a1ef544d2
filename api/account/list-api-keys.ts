import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, readPage } from '../http/page.ts'
import { AccountPage } from './account-page.ts'
import { ApiKeyAnswer, presentApiKey } from './present-api-key.ts'

/** `GET /account/api-keys`: lists every key of the account, oldest first, including those that have ended. */
export const listApiKeys = endpoint({
  method: 'GET',
  path: '/account/api-keys',
  summary: 'List API keys',
  weight: 1,
  permission: 'account.admin',
  query: AccountPage,
  returns: 'A page of API keys, without their secrets.',
  replies: { 200: z.strictObject({ apiKeys: z.array(ApiKeyAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query, caller: { accountId } }, services) {
    const { db } = services
    const { page, nextCursor } = await readPage(
      services,
      { list: ['api-keys', accountId], query },
      (range) => db.apiKeys.list(accountId, range),
      ({ id }) => id,
    )
    return { apiKeys: page.map(presentApiKey), nextCursor }
  },
})
