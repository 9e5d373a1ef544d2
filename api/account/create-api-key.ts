import { z } from 'zod'
import { PERMISSIONS } from '../../domain/account.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { requireEndWith } from '../http/key-limits.ts'
import { ApiKeyExpiry, ApiKeyName } from './api-key-settings.ts'
import { issueKey } from './issue-key.ts'
import { lockOwnKey } from './lock-own-key.ts'
import { NewApiKeyAnswer } from './present-api-key.ts'
import { requirePermissions } from './require-permissions.ts'

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
    expiresAt: ApiKeyExpiry.optional().meta({
      description: "From when on the key is refused; the calling key's own end when left out, and never later than it.",
    }),
    kind: z.enum(['live', 'test']).default('live').meta({ description: 'Shows in the prefix of the key; for people.' }),
    userId: Id.optional().meta({ description: "The user it acts for; the calling key's own when left out." }),
  }),
  replies: { 200: NewApiKeyAnswer },
  errors: ['NO_SUCH_THING', 'KEY_ENDS_SOONER', 'CEILING_REACHED'],
  async handle({ caller, requestId, body: { userId = caller.userId, ...settings } }, { db }) {
    const { accountId } = caller
    requirePermissions(caller, settings.permissions)
    return db.transaction(async (tx) => {
      const maker = await lockOwnKey(db, caller, tx)
      const { expiresAt = maker.expiresAt } = settings
      requireEndWith(maker, expiresAt)
      if (!(await db.accounts.findUser(accountId, userId, tx))) throw refuse('NO_SUCH_THING')
      return issueKey(db, { ...settings, expiresAt, accountId, userId }, auditContextOf({ caller, requestId }), tx)
    })
  },
})
