import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { presentWebhook, WebhookAnswer } from './present-webhook.ts'
import { settingsOf, WebhookSettings } from './webhook-settings.ts'

/** `PUT /webhooks/{webhookId}`: replaces the settings of an endpoint. It also re-enables a disabled one. */
export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/webhooks/:webhookId',
  summary: 'Update or re-enable a webhook endpoint',
  weight: 1,
  permission: 'webhook.write',
  asksNameServers: true,
  params: z.strictObject({ webhookId: z.string() }),
  body: WebhookSettings,
  returns: 'The updated webhook endpoint.',
  replies: { 200: WebhookAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { webhookId }, body, caller, requestId }, services) {
    const { db } = services
    const { accountId } = caller
    const settings = await settingsOf(body, caller, services)
    return db.transaction(async (tx) => {
      const before = await db.webhookEndpoints.find(accountId, webhookId, tx)
      const changed = await db.webhookEndpoints.change(accountId, webhookId, settings, tx)
      if (!before || !changed) throw refuse('NO_SUCH_RESOURCE')
      const fields = changedFields({ ...before, enabled: before.status === 'ENABLED' }, settings)
      const done = { accountId, thingKind: 'WEBHOOK', thingId: webhookId, action: 'UPDATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return presentWebhook(changed)
    })
  },
})
