import { z } from 'zod'

import { DAY_MS } from '../../domain/dates.ts'
import { createWebhookSecrets } from '../../platform/webhook-secrets.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'

/** How long the previous secret of an endpoint still signs. Our choice: long enough to roll the new one out. */
export const WEBHOOK_SECRET_OVERLAP_MS = DAY_MS

/**
 * `POST /webhooks/{webhookId}/rotate-secret`: creates a new secret. Messages are signed with the old one as well during
 * the overlap.
 */
export const rotateSecret = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/rotate-secret',
  summary: 'Rotate the secret of a webhook endpoint',
  weight: 1,
  permission: 'webhook.write',
  params: z.strictObject({ webhookId: z.string() }),
  returns: 'The new secret.',
  replies: {
    200: z.strictObject({
      secret: z.string().meta({ description: 'The new secret. It is shown only once.' }),
      previousSecretUntil: z.int().meta({
        description: 'Until this time, messages are also signed with the previous secret. Epoch milliseconds.',
      }),
    }),
  },
  takesIdempotencyKey: true,
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { webhookId }, caller, requestId, keep }, { db, configuration }) {
    const now = Date.now()
    const { accountId } = caller
    return db.transaction(async (tx) => {
      const endpoint = await db.webhookEndpoints.rotateSecret(accountId, webhookId, now + WEBHOOK_SECRET_OVERLAP_MS, tx)
      if (!endpoint) throw refuse('NO_SUCH_RESOURCE')
      const done = { accountId, thingKind: 'WEBHOOK', thingId: webhookId, action: 'ROTATE', fields: [] } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      const [secret] = createWebhookSecrets(configuration.SIGNING_SECRET)(endpoint, now)
      return keep({ secret, previousSecretUntil: endpoint.previousSecretUntil }, tx)
    })
  },
})
