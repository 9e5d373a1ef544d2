import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { lockOwnKey } from './lock-own-key.ts'
import { requireAdministrator } from './require-administrator.ts'

/** `DELETE /account/api-keys/{keyId}`: ends a key for good. Every process refuses the next request with it. */
export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/account/api-keys/:keyId',
  summary: 'Revoke an API key immediately',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ keyId: z.string() }),
  returns: 'The API key was revoked. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { keyId }, caller, requestId }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      await lockOwnKey(db, caller, tx)
      if (!(await db.apiKeys.find(accountId, keyId, tx))) throw refuse('NO_SUCH_RESOURCE')
      if (!(await db.apiKeys.revoke(accountId, keyId, tx))) return {}
      const done = { accountId, thingKind: 'KEY', thingId: keyId, action: 'REVOKE', fields: [] } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      await requireAdministrator(db, accountId, 'keyId', tx)
      return {}
    })
  },
})
