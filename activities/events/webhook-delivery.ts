import type { Database } from '../../db/database.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../../domain/events/webhook.ts'
import { Gone } from '../../domain/gone.ts'
import { mustHold } from '../../domain/invariant.ts'
import type { WebhookSecrets } from '../../platform/webhook-secrets.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { throughOutage } from '../shared/through-outage.ts'
import { endOf, isNews } from './attempt.ts'
import { disableEndpoint } from './disable-endpoint.ts'
import { type SendOutcome, type SendSettings, sendWebhook } from './send-webhook.ts'

export interface WebhookDeliveryDependencies {
  db: Database
  secrets: WebhookSecrets
  settings: SendSettings
}

/** The state of the delivery after an attempt; `waitMs` is null when nothing is left to do. */
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
     * Sends a delivery's event to its endpoint once and records the result. A second run after an unrecorded send
     * repeats the message under the same `webhook-id`, by which receivers recognise it. Leaves an ended delivery alone
     * unless it was reopened.
     * @param waitMs the wait planned before the next attempt; null when this is the last
     */
    async attemptDelivery(input: { deliveryId: string; waitMs: number | null }): Promise<AttemptResult> {
      const delivery = await db.webhookDeliveries.find(input.deliveryId)
      if (delivery?.status !== 'PENDING') return leftAs(delivery, null)
      const endpoint = await db.webhookEndpoints.find(delivery.accountId, delivery.webhookId)
      if (endpoint?.status !== 'ENABLED') {
        await db.webhookDeliveries.stop(delivery.id)
        return { stage: 'stopped', waitMs: null }
      }
      return withHeartbeat(async () => {
        const outcome = await send(delivery, endpoint)
        return throughOutage(() => settle(delivery, endpoint, outcome, input.waitMs))
      })
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
    const end = endOf(delivery, outcome, Date.now(), plannedMs)
    return db.transaction(async (tx) => {
      const [now] = await db.webhookDeliveries.lock([delivery.id], tx)
      if (!isNews(end, delivery, now)) return leftAs(now, plannedMs)
      await db.webhookDeliveries.record(delivery.id, end.record, tx)
      if (end.disabled) await disableEndpoint(db, endpoint, end.disabled, tx)
      return { stage: STAGES[end.record.status], waitMs: end.waitMs }
    })
  }
}

/**
 * Returns the next step for a delivery that this attempt does not change; none if its endpoint was removed, and it with
 * it.
 */
function leftAs(delivery: WebhookDelivery | undefined, plannedMs: number | null): AttemptResult {
  if (!delivery) return { stage: 'stopped', waitMs: null }
  return { stage: STAGES[delivery.status], waitMs: delivery.status === 'PENDING' ? plannedMs : null }
}
