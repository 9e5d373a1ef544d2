import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'

/** `DELETE /backoffice/operator-keys/{keyId}`: ends an operator's key for good. The next request with it is refused. */
export const revokeOperatorKey = operatorEndpoint({
  method: 'DELETE',
  path: '/backoffice/operator-keys/:keyId',
  summary: 'Revoke an operator key immediately',
  params: z.strictObject({ keyId: z.string() }),
  returns: 'The operator key was revoked. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { keyId }, operator, requestId }, { db }) {
    return db.transaction(async (tx) => {
      if (!(await db.operatorKeys.lock(keyId, tx))) throw refuse('NO_SUCH_RESOURCE')
      if (!(await db.operatorKeys.revoke(keyId, tx))) return {}
      const done = { accountId: null, thingKind: 'OPERATOR_KEY', thingId: keyId, action: 'REVOKE', fields: [] } as const
      await db.auditLog.record(auditContextOfOperator({ operator, requestId }), [done], tx)
      return {}
    })
  },
})
