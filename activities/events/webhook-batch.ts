import type { AttemptRecord } from '../../db/events/webhook-deliveries.ts'
import type { RaisedEvent } from '../../domain/events/event.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../../domain/events/webhook.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { startRestOfDelivery, startWebhookDelivery } from '../../workflows/events/webhook-delivery.messages.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { throughOutage } from '../shared/through-outage.ts'
import { type DisablingReason, endOf, isNews } from './attempt.ts'
import { disableEndpoint } from './disable-endpoint.ts'
import { type SendOutcome, sendWebhook } from './send-webhook.ts'
import type { WebhookDeliveryDependencies } from './webhook-delivery.ts'

export type WebhookBatchActivities = ReturnType<typeof createWebhookBatchActivities>

export interface BatchAttempt {
  deliveryIds: string[]
  /** Attempts made of each before. A delivery with more belongs to a replay that its account requested. */
  before: number
  /** The wait planned before the next attempt. */
  waitMs: number
  /** Whether failed deliveries continue in their own workflows. */
  isLast: boolean
}

type Attempt = Omit<BatchAttempt, 'deliveryIds'>

/** The rest of a batch: deliveries to attempt again after the wait, and those not attempted yet. */
export interface BatchStep {
  again: string[]
  left: string[]
}

/** Sent in parallel, then recorded in one transaction: with more, a worker's death would repeat more messages. */
const SIDE_BY_SIDE = 4

/** A step starts no message later than this, so that it ends in time if the endpoint takes 15 s for each. */
const BEGIN_WITHIN_MS = 5_000

/** The activities of the `webhookBatch` workflow. */
export function createWebhookBatchActivities({ db, secrets, settings }: WebhookDeliveryDependencies) {
  return {
    /**
     * Sends the events of deliveries to their endpoint, each once, and records the results. A second run sends only
     * unrecorded ones again, under the same `webhook-id`, by which receivers recognise them.
     */
    async attemptBatch({ deliveryIds, ...attempt }: BatchAttempt): Promise<BatchStep> {
      const until = Date.now() + BEGIN_WITHIN_MS
      const pending = (await db.webhookDeliveries.findAll(deliveryIds)).filter(({ status }) => status === 'PENDING')
      const due = pending.filter(({ attempts }) => attempts === attempt.before)
      const again = pending.filter((delivery) => isAttempted(delivery, attempt)).map(({ id }) => id)
      const events = new Map(
        (await db.events.findAll(due.map(({ eventId }) => eventId))).map((event) => [event.id, event]),
      )
      return withHeartbeat(async () => {
        while (due.length > 0 && Date.now() < until)
          again.push(...(await attemptSome(due.splice(0, SIDE_BY_SIDE), events, attempt)))
        return { again, left: due.map(({ id }) => id) }
      })
    },
  }

  /** Returns those to attempt again. */
  async function attemptSome(
    some: WebhookDelivery[],
    events: Map<string, RaisedEvent>,
    attempt: Attempt,
  ): Promise<string[]> {
    const [first] = some
    const endpoint = first && (await db.webhookEndpoints.find(first.accountId, first.webhookId))
    if (endpoint?.status !== 'ENABLED') {
      await db.webhookDeliveries.stop(some.map(({ id }) => id))
      return []
    }
    const outcomes = await Promise.all(
      some.map(async (delivery) => {
        const event = events.get(delivery.eventId)
        return { delivery, outcome: event && isOwn(event, endpoint) ? await send(event, endpoint) : undefined }
      }),
    )
    return throughOutage(() => writeDown(endpoint, outcomes, attempt))
  }

  function send(event: RaisedEvent, endpoint: WebhookEndpoint): Promise<SendOutcome> {
    return sendWebhook({ url: endpoint.url, event, secrets: secrets(endpoint, Date.now()) }, settings)
  }

  /**
   * Records the results of some attempts. Returns the deliveries to attempt again in this batch; others continue in
   * their own workflows.
   */
  async function writeDown(
    endpoint: WebhookEndpoint,
    outcomes: { delivery: WebhookDelivery; outcome: SendOutcome | undefined }[],
    attempt: Attempt,
  ): Promise<string[]> {
    const { before, waitMs, isLast } = attempt
    const at = Date.now()
    return db.transaction(async (tx) => {
      const ids = outcomes.map(({ delivery }) => delivery.id)
      const now = await db.webhookDeliveries.lock(ids, tx)
      const again = now.filter((delivery) => isAttempted(delivery, attempt)).map(({ id }) => id)
      const onTheirOwn: WorkflowStart[] = []
      const disabled = new Set<DisablingReason>()
      const records = new Map<string, { ids: string[]; record: AttemptRecord }>()
      for (const { delivery, outcome } of outcomes) {
        // Its own workflow reports the error, and waits until it is over.
        if (outcome === undefined) {
          onTheirOwn.push(startWebhookDelivery(delivery))
          continue
        }
        const end = endOf(delivery, outcome, at, waitMs)
        const current = now.find(({ id }) => id === delivery.id)
        if (!isNews(end, delivery, current)) continue
        const key = JSON.stringify(end.record)
        const alike = records.get(key) ?? { ids: [], record: end.record }
        records.set(key, { ...alike, ids: [...alike.ids, delivery.id] })
        if (end.disabled) disabled.add(end.disabled)
        if (end.waitMs === waitMs && !isLast) again.push(delivery.id)
        else if (end.waitMs !== null)
          onTheirOwn.push(startRestOfDelivery(delivery, { attempts: before + 1, waitMs: end.waitMs }))
      }
      for (const { ids, record } of records.values()) await db.webhookDeliveries.record(ids, record, tx)
      for (const reason of disabled) await disableEndpoint(db, endpoint, reason, tx)
      await db.outbox.enqueueForRelay(onTheirOwn, tx)
      return again
    })
  }
}

/**
 * Returns whether an earlier run of this step, whose result was lost, has made the attempt and left the next one to
 * this batch.
 */
function isAttempted({ attempts, lastAttemptAt, nextAttemptAt }: WebhookDelivery, { before, waitMs, isLast }: Attempt) {
  return !isLast && attempts === before + 1 && (nextAttemptAt ?? 0) - (lastAttemptAt ?? 0) === waitMs
}

function isOwn(event: RaisedEvent, endpoint: WebhookEndpoint): boolean {
  return event.accountId === endpoint.accountId
}
