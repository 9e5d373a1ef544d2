import type { Tx } from '../db/base/table.ts'
import type { Database } from '../db/database.ts'
import type { RaisedEvent } from '../domain/events/event.ts'
import { collectedUntil, noticeKindOf } from '../domain/events/notice.ts'
import type { WebhookDelivery } from '../domain/events/webhook.ts'
import { MOST_IN_BATCH } from '../domain/events/webhook-batch.ts'
import { type EventSubject, meetsFilter } from '../domain/events/webhook-filter.ts'
import type { WorkflowStart } from '../domain/workflow-start.ts'
import { dispatchAll } from '../platform/dispatch-all.ts'
import type { Log } from '../platform/log.ts'
import { isTemporalDown, type Temporal } from '../platform/temporal.ts'
import { startNoticeDelivery } from '../workflows/events/notice-delivery.messages.ts'
import { startWebhookBatch } from '../workflows/events/webhook-batch.messages.ts'
import { startWebhookDelivery, startWebhookReplay } from '../workflows/events/webhook-delivery.messages.ts'
import { repeat } from './repeat.ts'

/** The maximum delay between an event's transaction and its publication; an empty poll is one indexed read. */
const POLL_INTERVAL_MS = 500
/** Events per transaction, which locks out the publishers of other processes. */
const MAX_AT_ONCE = 200

/**
 * Publishes committed events: numbers them in the log that clients read, and queues each for every subscribed endpoint
 * and for the notices of users.
 * Numbers, deliveries and their queued starts are one transaction, so no crash can lose or duplicate an event. Runs in
 * every worker process. Returns a function that stops it.
 */
export function startPublishing(db: Database, temporal: Temporal, log: Log): () => Promise<void> {
  return repeat(
    POLL_INTERVAL_MS,
    async (signal) => {
      while ((await publishEvents(db, temporal)) === MAX_AT_ONCE && !signal.aborted);
    },
    (err) => log.error({ err, temporalDown: isTemporalDown(err) }, 'publishing events failed, will retry'),
  )
}

/** Publishes committed events, up to a batch. Returns their number. */
export async function publishEvents(db: Database, temporal: Temporal): Promise<number> {
  // Usually there is nothing to do, and no transaction begins.
  if (!(await db.events.hasUnpublished())) return 0
  const { events, queued } = await db.transaction(async (tx) => {
    const events = await db.events.publish(MAX_AT_ONCE, tx)
    const starts = [...(await openDeliveries(db, events, tx)), ...(await collectNotices(db, events, tx))]
    return { events, queued: await db.outbox.enqueueAll(starts, tx) }
  })
  await dispatchAll(temporal, db.outbox, queued)
  return events.length
}

async function openDeliveries(db: Database, events: RaisedEvent[], tx: Tx): Promise<WorkflowStart[]> {
  if (events.length === 0) return []
  const endpoints = await db.webhookEndpoints.enabledOf([...new Set(events.map(({ accountId }) => accountId))], tx)
  const subjects = endpoints.some(({ filter }) => filter)
    ? await db.eventSubjects.of(events, tx)
    : new Map<string, EventSubject>()
  const starts: WorkflowStart[] = []
  for (const endpoint of endpoints) {
    const wanted = events.filter(
      (event) =>
        event.accountId === endpoint.accountId &&
        endpoint.events.includes(event.type) &&
        meetsFilter(event, endpoint, subjects.get(event.id)),
    )
    starts.push(...startsOf(await db.webhookDeliveries.open(endpoint, wanted, tx)))
  }
  return starts
}

/** Adds events to the notices of the subscriptions that want them. Returns the workflows of new notices. */
async function collectNotices(db: Database, events: RaisedEvent[], tx: Tx): Promise<WorkflowStart[]> {
  const wanted = events.flatMap((event) => {
    const kind = noticeKindOf(event)
    return kind === undefined ? [] : [{ ...event, kind }]
  })
  if (wanted.length === 0) return []
  const byAccount = Map.groupBy(wanted, ({ accountId }) => accountId)
  const now = Date.now()
  const collected = (await db.noticeSubscriptions.activeOf([...byAccount.keys()], tx)).flatMap((subscription) =>
    subscription.kinds.flatMap((kind) => {
      const own = byAccount.get(subscription.accountId) ?? []
      const eventIds = own.filter((event) => event.kind === kind).map(({ id }) => id)
      return eventIds.length === 0 ? [] : [{ subscription, kind, eventIds, until: collectedUntil(kind, now) }]
    }),
  )
  return (await db.notices.collect(collected, tx)).map(startNoticeDelivery)
}

/**
 * Returns a workflow per delivery, but batches of new deliveries to an endpoint: a workflow each would cost more than
 * the messages.
 */
function startsOf(deliveries: WebhookDelivery[]): WorkflowStart[] {
  const isNew = ({ attempts }: WebhookDelivery) => attempts === 0
  const starts = deliveries.filter((delivery) => !isNew(delivery)).map(startWebhookReplay)
  const left = deliveries.filter(isNew)
  while (left.length > 0) {
    const [first, ...others] = left.splice(0, MOST_IN_BATCH)
    if (first) starts.push(others.length === 0 ? startWebhookDelivery(first) : startWebhookBatch(first, others))
  }
  return starts
}
