import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'

/** `DELETE /webhooks/{webhookId}`: removes an endpoint; what is on its way to it is not sent any more. Its deliveries are deleted later. */
export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/webhooks/:webhookId',
  summary: 'Remove a webhook endpoint',
  weight: 1,
  permission: 'webhook.write',
  params: z.strictObject({ webhookId: z.string() }),
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_THING'],
  async handle({ params, caller }, { db }) {
    if (!(await db.webhookEndpoints.remove(caller.accountId, params.webhookId))) throw refuse('NO_SUCH_THING')
    return {}
  },
})
