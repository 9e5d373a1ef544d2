import { z } from 'zod'
import { PERMISSIONS } from '../../domain/account/permission.ts'
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

/** `POST /account/api-keys`: creates a key. Its text is shown only in this answer. */
export const createApiKey = endpoint({
  method: 'POST',
  path: '/account/api-keys',
  summary: 'Create an API key',
  weight: 1,
  permission: 'account.admin',
  body: z.strictObject({
    name: ApiKeyName,
    permissions: z
      .array(z.enum(PERMISSIONS))
      .min(1)
      .transform((permissions) => [...new Set(permissions)])
      .meta({
        description: 'The permissions of the key. It cannot have a permission that the calling key does not have.',
      }),
    expiresAt: ApiKeyExpiry.optional().meta({
      description:
        'When the key expires, in epoch milliseconds. Null means never. By default, and at the latest, when the calling key expires.',
    }),
    kind: z
      .enum(['live', 'test'])
      .default('live')
      .meta({ description: 'Shown in the prefix of the key, as a label for people.' }),
    userId: Id.optional().meta({ description: 'The user the key acts for. By default, the user of the calling key.' }),
  }),
  returns: 'The new API key. The key itself is shown only once.',
  replies: { 200: NewApiKeyAnswer },
  takesIdempotencyKey: true,
  errors: ['NO_SUCH_RESOURCE', 'KEY_ENDS_SOONER', 'CEILING_REACHED'],
  async handle({ caller, requestId, keep, body: { userId = caller.userId, ...settings } }, { db }) {
    const { accountId } = caller
    requirePermissions(caller, settings.permissions)
    return db.transaction(async (tx) => {
      const maker = await lockOwnKey(db, caller, tx)
      const { expiresAt = maker.expiresAt } = settings
      requireEndWith(maker, expiresAt)
      if (!(await db.accounts.findUser(accountId, userId, tx))) throw refuse('NO_SUCH_RESOURCE')
      const auditContext = auditContextOf({ caller, requestId })
      return keep(await issueKey(db, { ...settings, expiresAt, accountId, userId }, auditContext, tx), tx)
    })
  },
})
