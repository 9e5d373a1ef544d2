import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { KEY_PREFIXES } from '../../domain/account/key-text.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { endOfOverlap, OverlapHours, requireEndWith } from '../http/key-limits.ts'
import { issueKey } from './issue-key.ts'
import { lockOwnKey } from './lock-own-key.ts'
import { NewApiKeyAnswer } from './present-api-key.ts'
import { requirePermissions } from './require-permissions.ts'

/**
 * `POST /account/api-keys/{keyId}/rotate`: replaces a key; the old one keeps working for the overlap. The new key keeps
 * the old expiry: a rotation extends nothing.
 */
export const rotateApiKey = endpoint({
  method: 'POST',
  path: '/account/api-keys/:keyId/rotate',
  summary: 'Rotate an API key; both keys work for some hours',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ keyId: z.string() }),
  body: z.strictObject({ overlapHours: OverlapHours }),
  returns: 'The new API key. The key itself is shown only once.',
  replies: {
    200: NewApiKeyAnswer.extend({
      previousExpiresAt: z.int().meta({ description: 'When the old key expires, in epoch milliseconds.' }),
    }),
  },
  takesIdempotencyKey: true,
  errors: ['NO_SUCH_RESOURCE', 'KEY_ENDS_SOONER', 'CEILING_REACHED'],
  async handle({ params: { keyId }, body, caller, requestId, keep }, { db }) {
    const { accountId } = caller
    const auditContext = auditContextOf({ caller, requestId })
    return db.transaction(async (tx) => {
      const own = await lockOwnKey(db, caller, tx)
      const old = await db.apiKeys.find(accountId, keyId, tx)
      if (!old || old.revokedAt !== null) throw refuse('NO_SUCH_RESOURCE')
      requirePermissions(caller, old.permissions)
      const { name, userId, permissions, expiresAt } = old
      requireEndWith(old, expiresAt)
      requireEndWith(own, expiresAt)
      const kind = old.prefix === KEY_PREFIXES.test ? 'test' : 'live'
      const issued = await issueKey(db, { accountId, name, userId, permissions, kind, expiresAt }, auditContext, tx)
      const previousExpiresAt = endOfOverlap(old, body.overlapHours)
      await db.apiKeys.change(accountId, keyId, { name, expiresAt: previousExpiresAt }, tx)
      const fields = changedFields(old, { expiresAt: previousExpiresAt })
      await db.auditLog.record(
        auditContext,
        [{ accountId, thingKind: 'KEY', thingId: keyId, action: 'ROTATE', fields }],
        tx,
      )
      return keep({ ...issued, previousExpiresAt }, tx)
    })
  },
})
