import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { createWebhookSecrets } from '../../platform/webhook-secrets.ts'
import { requireBelow } from '../account/require-room.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { presentWebhook, WebhookAnswer } from './present-webhook.ts'
import { settingsOf, WebhookSettings } from './webhook-settings.ts'

/** Each event is sent to every subscribed endpoint: enough for all systems of a client, too few to amplify traffic. */
const MAX_PER_ACCOUNT = 20

/** `POST /webhooks`: creates an endpoint. Its secret is shown only here and at a rotation. */
export const createWebhook = endpoint({
  method: 'POST',
  path: '/webhooks',
  summary: 'Create a webhook endpoint',
  weight: 1,
  permission: 'webhook.write',
  asksNameServers: true,
  body: WebhookSettings,
  returns: 'The new webhook endpoint with its secret.',
  replies: {
    200: WebhookAnswer.extend({
      secret: z
        .string()
        .meta({ description: 'The secret that verifies the signatures of messages. It is shown only once.' }),
    }),
  },
  takesIdempotencyKey: true,
  errors: ['CEILING_REACHED'],
  async handle({ body, caller, requestId, keep }, services) {
    const { db, configuration } = services
    const { accountId } = caller
    const settings = await settingsOf(body, caller, services)
    return db.transaction(async (tx) => {
      await db.accounts.lock(accountId, tx)
      requireBelow(await db.webhookEndpoints.count(accountId, tx), 'webhook endpoints', MAX_PER_ACCOUNT)
      const made = await db.webhookEndpoints.create(accountId, settings, tx)
      const fields = changedFields({}, settings)
      const done = { accountId, thingKind: 'WEBHOOK', thingId: made.id, action: 'CREATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      const [secret] = createWebhookSecrets(configuration.SIGNING_SECRET)(made, Date.now())
      return keep({ ...presentWebhook(made), secret }, tx)
    })
  },
})
