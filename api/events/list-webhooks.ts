import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { presentWebhook, WebhookAnswer } from './present-webhook.ts'

/** `GET /webhooks`: the account's endpoints, oldest first. */
export const listWebhooks = endpoint({
  method: 'GET',
  path: '/webhooks',
  summary: 'List webhook endpoints',
  weight: 1,
  permission: 'webhook.read',
  returns: 'The webhook endpoints of the account.',
  replies: { 200: z.strictObject({ webhooks: z.array(WebhookAnswer) }) },
  errors: [],
  async handle({ caller }, { db }) {
    return { webhooks: (await db.webhookEndpoints.list(caller.accountId)).map(presentWebhook) }
  },
})
