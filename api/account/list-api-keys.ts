import { z } from 'zod'
import { endpoint } from '../frame/endpoint.ts'
import { ApiKeyAnswer, presentApiKey } from './present-api-key.ts'

/** `GET /account/api-keys`: every key of the account, oldest first, also those that have ended. */
export const listApiKeys = endpoint({
  method: 'GET',
  path: '/account/api-keys',
  summary: 'List API keys',
  weight: 1,
  permission: 'account.admin',
  replies: { 200: z.strictObject({ apiKeys: z.array(ApiKeyAnswer) }) },
  errors: [],
  async handle({ caller }, { db }) {
    return { apiKeys: (await db.apiKeys.list(caller.accountId)).map(presentApiKey) }
  },
})
