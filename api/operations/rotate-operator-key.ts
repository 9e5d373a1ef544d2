import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { endOfOverlap, OverlapHours, requireEndWith } from '../http/key-limits.ts'
import { requireRole } from '../http/operator-roles.ts'
import { lockOwnOperatorKey } from './lock-own-operator-key.ts'
import { issueOperatorKey, NewOperatorKeyAnswer } from './present-operator-key.ts'

/**
 * `POST /backoffice/operator-keys/{keyId}/rotate`: replaces a key; the old one keeps working for the overlap. The new
 * key keeps the old expiry: a rotation extends nothing.
 */
export const rotateOperatorKey = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/operator-keys/:keyId/rotate',
  summary: 'Rotate an operator key; both keys work for some hours',
  params: z.strictObject({ keyId: z.string() }),
  body: z.strictObject({ overlapHours: OverlapHours }),
  returns: 'The new operator key. The key itself is shown only once.',
  replies: {
    200: NewOperatorKeyAnswer.extend({
      previousExpiresAt: z.int().meta({ description: 'When the old key expires, in epoch milliseconds.' }),
    }),
  },
  errors: ['NO_SUCH_RESOURCE', 'KEY_ENDS_SOONER'],
  async handle({ params: { keyId }, body, operator, requestId }, { db }) {
    const auditContext = auditContextOfOperator({ operator, requestId })
    return db.transaction(async (tx) => {
      const own = await lockOwnOperatorKey(db, operator, tx)
      const old = await db.operatorKeys.lock(keyId, tx)
      if (!old || old.revokedAt !== null) throw refuse('NO_SUCH_RESOURCE')
      const { name, roles, signInAs, expiresAt } = old
      for (const role of roles) requireRole(operator, role)
      requireEndWith(old, expiresAt)
      requireEndWith(own, expiresAt)
      const issued = await issueOperatorKey(db, { name, roles, signInAs, expiresAt }, auditContext, tx)
      const previousExpiresAt = endOfOverlap(old, body.overlapHours)
      await db.operatorKeys.endAt(keyId, previousExpiresAt, tx)
      const fields = changedFields(old, { expiresAt: previousExpiresAt })
      const done = { accountId: null, thingKind: 'OPERATOR_KEY', thingId: keyId, action: 'ROTATE', fields } as const
      await db.auditLog.record(auditContext, [done], tx)
      return { ...issued, previousExpiresAt }
    })
  },
})
