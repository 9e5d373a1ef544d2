import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'
import { ApiKeyExpiry, ApiKeyName } from './api-key-settings.ts'
import { ApiKeyAnswer, presentApiKey } from './present-api-key.ts'

/**
 * `PUT /account/api-keys/{keyId}`: renames a key and sets when it expires, which has to be said: a new name must not lift the end of a
 * rotated key. What it may do is fixed when it is made.
 */
export const changeApiKey = endpoint({
  method: 'PUT',
  path: '/account/api-keys/:keyId',
  summary: 'Rename an API key or let it expire',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ keyId: z.string() }),
  body: z.strictObject({ name: ApiKeyName, expiresAt: ApiKeyExpiry }),
  replies: { 200: ApiKeyAnswer },
  errors: ['NO_SUCH_THING'],
  async handle({ params, body, caller }, { db }) {
    const changed = await db.apiKeys.change(caller.accountId, params.keyId, body)
    if (!changed) throw refuse('NO_SUCH_THING')
    return presentApiKey(changed)
  },
})
