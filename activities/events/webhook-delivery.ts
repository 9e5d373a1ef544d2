import type { Database } from '../../db/database.ts'
import { Gone } from '../../domain/gone.ts'
import { mustHold } from '../../domain/invariant.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../../domain/webhook.ts'
import type { WebhookSecrets } from '../../platform/webhook-secrets.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { endOf } from './attempt.ts'
import { disableEndpoint } from './disable-endpoint.ts'
import { type SendOutcome, type SendSettings, sendWebhook } from './send-webhook.ts'

export interface WebhookDeliveryDependencies {
  db: Database
  secrets: WebhookSecrets
  settings: SendSettings
}

/** How an attempt left the delivery; `waitMs` is null when there is nothing more to do. */
export interface AttemptResult {
  stage: 'delivered' | 'failed' | 'stopped' | 'waiting for the next attempt'
  waitMs: number | null
}

const STAGES = { PENDING: 'waiting for the next attempt', DELIVERED: 'delivered', FAILED: 'failed' } as const

export type WebhookDeliveryActivities = ReturnType<typeof createWebhookDeliveryActivities>

/** The activities of the `webhookDelivery` workflow. */
export function createWebhookDeliveryActivities({ db, secrets, settings }: WebhookDeliveryDependencies) {
  return {
    /**
     * Sends a delivery's event to its endpoint once and writes down how that went. When it runs again after it has sent but not
     * written, the endpoint gets the same message under the same `webhook-id` again, by which receivers know it. What has ended and was
     * not opened again is left alone.
     * @param waitMs the wait planned until the next attempt; null when this is the last
     */
    async attemptDelivery(input: { deliveryId: string; waitMs: number | null }): Promise<AttemptResult> {
      const delivery = await db.webhookDeliveries.find(input.deliveryId)
      // The endpoint was removed, and its deliveries with it.
      if (!delivery) return { stage: 'stopped', waitMs: null }
      if (delivery.status !== 'PENDING') return { stage: STAGES[delivery.status], waitMs: null }
      const endpoint = await db.webhookEndpoints.find(delivery.accountId, delivery.webhookId)
      if (endpoint?.status !== 'ENABLED') {
        await db.webhookDeliveries.stop(delivery.id)
        return { stage: 'stopped', waitMs: null }
      }
      const outcome = await withHeartbeat(() => send(delivery, endpoint))
      return settle(delivery, endpoint, outcome, input.waitMs)
    },
  }

  async function send({ eventId, accountId }: WebhookDelivery, endpoint: WebhookEndpoint): Promise<SendOutcome> {
    const event = await db.events.find(eventId)
    if (!event) throw new Gone('event of this delivery')
    mustHold('OWN_EVENTS', event.accountId === accountId && endpoint.accountId === accountId)
    return sendWebhook({ url: endpoint.url, event, secrets: secrets(endpoint, Date.now()) }, settings)
  }

  async function settle(
    delivery: WebhookDelivery,
    endpoint: WebhookEndpoint,
    outcome: SendOutcome,
    plannedMs: number | null,
  ): Promise<AttemptResult> {
    const { record, waitMs, disabled } = endOf(delivery, outcome, Date.now(), plannedMs)
    if (disabled === undefined) await db.webhookDeliveries.record(delivery.id, record)
    else
      await db.transaction(async (tx) => {
        await db.webhookDeliveries.record(delivery.id, record, tx)
        await disableEndpoint(db, endpoint, disabled, tx)
      })
    return { stage: STAGES[record.status], waitMs }
  }
}
