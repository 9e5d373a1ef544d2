import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { AttemptRecord } from '../../db/events/webhook-deliveries.ts'
import { Gone } from '../../domain/gone.ts'
import { mustHold } from '../../domain/invariant.ts'
import type { DisabledReason, WebhookDelivery, WebhookEndpoint } from '../../domain/webhook.ts'
import type { WebhookSecrets } from '../../platform/webhook-secrets.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
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

/** The stages of deliveries that have ended. */
const ENDED = { DELIVERED: 'delivered', FAILED: 'failed' } as const

export type WebhookDeliveryActivities = ReturnType<typeof createWebhookDeliveryActivities>

/** The longest a receiver's `Retry-After` is obeyed: as long as the longest wait of the schedule. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000
/** By this status a receiver says that it wants nothing more, ever. */
const GONE = 410

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
      if (delivery.status !== 'PENDING') return { stage: ENDED[delivery.status], waitMs: null }
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
    { id, eventType }: WebhookDelivery,
    endpoint: WebhookEndpoint,
    outcome: SendOutcome,
    plannedMs: number | null,
  ): Promise<AttemptResult> {
    const at = Date.now()
    if (isTaken(outcome)) {
      await db.transaction((tx) => db.webhookDeliveries.record(id, record(outcome, at, 'DELIVERED'), tx))
      return { stage: 'delivered', waitMs: null }
    }
    // A trial is not tried again, and its failing says nothing of events.
    const isTrial = eventType === 'webhook.test'
    const isGone = outcome.kind === 'answered' && outcome.status === GONE
    if (plannedMs !== null && !isGone && !isTrial) {
      const waitMs = Math.max(plannedMs, retryAfterOf(outcome))
      await db.transaction((tx) => db.webhookDeliveries.record(id, record(outcome, at, 'PENDING', at + waitMs), tx))
      return { stage: 'waiting for the next attempt', waitMs }
    }
    await db.transaction(async (tx) => {
      await db.webhookDeliveries.record(id, record(outcome, at, 'FAILED'), tx)
      if (isGone) await disable(endpoint, 'GONE', tx)
      else if (!isTrial) await disable(endpoint, 'UNREACHABLE', tx)
    })
    return { stage: 'failed', waitMs: null }
  }

  /** Disables an endpoint and raises the event that says so, for the account's other endpoints and its event log. */
  async function disable(
    { id, accountId }: WebhookEndpoint,
    reason: Exclude<DisabledReason, 'BY_OWNER'>,
    tx: Tx,
  ): Promise<void> {
    if (await db.webhookEndpoints.disable(id, reason, tx))
      await db.events.raise({ accountId, type: 'webhook.disabled', data: { webhookId: id, reason } }, tx)
  }
}

function isTaken(outcome: SendOutcome): boolean {
  return outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300
}

function retryAfterOf(outcome: SendOutcome): number {
  return Math.min(outcome.kind === 'answered' ? (outcome.retryAfterMs ?? 0) : 0, MAX_RETRY_AFTER_MS)
}

function record(
  outcome: SendOutcome,
  at: number,
  status: AttemptRecord['status'],
  nextAttemptAt: number | null = null,
): AttemptRecord {
  const answered = outcome.kind === 'answered' ? outcome : undefined
  return {
    at,
    status,
    nextAttemptAt,
    lastStatus: answered?.status ?? null,
    lastAnswer: answered?.answer ?? null,
    problem: outcome.kind === 'failed' ? outcome.problem : null,
  }
}
