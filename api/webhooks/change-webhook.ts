import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'
import { presentWebhook, WebhookAnswer } from './present-webhook.ts'
import { settingsOf, WebhookSettings } from './webhook-settings.ts'

/** `PUT /webhooks/{webhookId}`: new settings in place of the old ones; also how a disabled endpoint is enabled again. */
export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/webhooks/:webhookId',
  summary: 'Change or re-enable a webhook endpoint',
  weight: 10,
  permission: 'webhook.write',
  params: z.strictObject({ webhookId: z.string() }),
  body: WebhookSettings,
  replies: { 200: WebhookAnswer },
  errors: ['NO_SUCH_THING'],
  async handle({ params, body, caller }, services) {
    const settings = await settingsOf(body, services)
    const changed = await services.db.webhookEndpoints.change(caller.accountId, params.webhookId, settings)
    if (!changed) throw refuse('NO_SUCH_THING')
    return presentWebhook(changed)
  },
})
