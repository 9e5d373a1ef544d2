import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { presentWebhook, WebhookAnswer } from './present-webhook.ts'

/** `GET /webhooks/{webhookId}`: returns one endpoint. */
export const readWebhook = endpoint({
  method: 'GET',
  path: '/webhooks/:webhookId',
  summary: 'Get a webhook endpoint',
  weight: 1,
  permission: 'webhook.read',
  params: z.strictObject({ webhookId: z.string() }),
  returns: 'The webhook endpoint.',
  replies: { 200: WebhookAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params, caller }, { db }) {
    const found = await db.webhookEndpoints.find(caller.accountId, params.webhookId)
    if (!found) throw refuse('NO_SUCH_RESOURCE')
    return presentWebhook(found)
  },
})
