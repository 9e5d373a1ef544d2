import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { requireEndWith } from '../http/key-limits.ts'
import { ApiKeyExpiry, ApiKeyName } from './api-key-settings.ts'
import { lockOwnKey } from './lock-own-key.ts'
import { ApiKeyAnswer, presentApiKey } from './present-api-key.ts'
import { requirePermissions } from './require-permissions.ts'

/**
 * `PUT /account/api-keys/{keyId}`: renames a key and sets its expiry, no later than the current one. The expiry is
 * required, so that a rename never changes it by accident. Permissions are fixed at creation.
 */
export const changeApiKey = endpoint({
  method: 'PUT',
  path: '/account/api-keys/:keyId',
  summary: 'Rename an API key or set an earlier expiry time',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ keyId: z.string() }),
  body: z.strictObject({ name: ApiKeyName, expiresAt: ApiKeyExpiry }),
  returns: 'The updated API key, without its secret.',
  replies: { 200: ApiKeyAnswer },
  errors: ['NO_SUCH_RESOURCE', 'KEY_ENDS_SOONER'],
  async handle({ params: { keyId }, body, caller, requestId }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      await lockOwnKey(db, caller, tx)
      const before = await db.apiKeys.find(accountId, keyId, tx)
      if (!before || before.revokedAt !== null) throw refuse('NO_SUCH_RESOURCE')
      requirePermissions(caller, before.permissions)
      requireEndWith(before, body.expiresAt)
      await db.apiKeys.change(accountId, keyId, body, tx)
      const fields = changedFields(before, body)
      const done = { accountId, thingKind: 'KEY', thingId: keyId, action: 'UPDATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return presentApiKey({ ...before, ...body })
    })
  },
})
