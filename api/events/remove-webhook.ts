import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'

/**
 * `DELETE /webhooks/{webhookId}`: removes an endpoint. Pending messages are not sent; its deliveries are deleted later.
 */
export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/webhooks/:webhookId',
  summary: 'Delete a webhook endpoint',
  weight: 1,
  permission: 'webhook.write',
  params: z.strictObject({ webhookId: z.string() }),
  returns: 'The webhook endpoint was deleted. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { webhookId }, caller, requestId }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      if (!(await db.webhookEndpoints.remove(accountId, webhookId, tx))) throw refuse('NO_SUCH_RESOURCE')
      const done = { accountId, thingKind: 'WEBHOOK', thingId: webhookId, action: 'REMOVE', fields: [] } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return {}
    })
  },
})
