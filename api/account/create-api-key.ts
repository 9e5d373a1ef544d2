import { z } from 'zod'
import { PERMISSIONS } from '../../domain/account.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'
import { Id } from '../frame/id.ts'
import { ApiKeyExpiry, ApiKeyName } from './api-key-settings.ts'
import { issueKey } from './issue-key.ts'
import { mustHold } from './must-hold.ts'
import { NewApiKeyAnswer } from './present-api-key.ts'

/** `POST /account/api-keys`: makes a key. Its text is shown here and nowhere else. */
export const createApiKey = endpoint({
  method: 'POST',
  path: '/account/api-keys',
  summary: 'Make an API key',
  weight: 1,
  permission: 'account.admin',
  body: z.strictObject({
    name: ApiKeyName,
    permissions: z
      .array(z.enum(PERMISSIONS))
      .min(1)
      .transform((permissions) => [...new Set(permissions)])
      .meta({ description: 'What the key may do; nothing that the calling key may not do itself.' }),
    expiresAt: ApiKeyExpiry.default(null),
    kind: z.enum(['live', 'test']).default('live').meta({ description: 'Shows in the prefix of the key; for people.' }),
    userId: Id.optional().meta({ description: "The user it acts for; the calling key's own when left out." }),
  }),
  replies: { 200: NewApiKeyAnswer },
  errors: ['NO_SUCH_THING', 'CEILING_REACHED'],
  async handle({ body: { userId, ...settings }, caller }, { db }) {
    mustHold(caller, settings.permissions)
    const user = await db.accounts.findUser(caller.accountId, userId ?? caller.userId)
    if (!user) throw refuse('NO_SUCH_THING')
    return db.transaction((tx) => issueKey(db, { ...settings, accountId: caller.accountId, userId: user.id }, tx))
  },
})
