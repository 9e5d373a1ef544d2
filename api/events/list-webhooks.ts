import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { presentWebhook, WebhookAnswer } from './present-webhook.ts'

/** Covers almost every account, so a client that sends no limit gets all of them. */
const MAX_WEBHOOKS = 1_000

/** `GET /webhooks`: lists the account's endpoints, oldest first. */
export const listWebhooks = endpoint({
  method: 'GET',
  path: '/webhooks',
  summary: 'List webhook endpoints',
  weight: 1,
  permission: 'webhook.read',
  query: z.strictObject(pageQuery(MAX_WEBHOOKS, MAX_WEBHOOKS)),
  returns: 'A page of webhook endpoints.',
  replies: { 200: z.strictObject({ webhooks: z.array(WebhookAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query, caller: { accountId } }, services) {
    const { page, nextCursor } = await readPage(
      services,
      { list: ['webhooks', accountId], query },
      (range) => services.db.webhookEndpoints.list(accountId, range),
      ({ id }) => id,
    )
    return { webhooks: page.map(presentWebhook), nextCursor }
  },
})
