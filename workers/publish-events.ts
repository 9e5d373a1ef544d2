import type { Tx } from '../db/base/table.ts'
import type { Database } from '../db/database.ts'
import type { RaisedEvent } from '../domain/events/event.ts'
import type { WebhookDelivery } from '../domain/events/webhook.ts'
import { MOST_IN_BATCH } from '../domain/events/webhook-batch.ts'
import type { WorkflowStart } from '../domain/workflow-start.ts'
import { dispatchAll } from '../platform/dispatch-all.ts'
import type { Log } from '../platform/log.ts'
import { isTemporalDown, type Temporal } from '../platform/temporal.ts'
import { startWebhookBatch } from '../workflows/events/webhook-batch.messages.ts'
import { startWebhookDelivery, startWebhookReplay } from '../workflows/events/webhook-delivery.messages.ts'
import { repeat } from './repeat.ts'

/** How soon after its transaction an event is published, at the latest; a round that finds nothing is one indexed read. */
const POLL_INTERVAL_MS = 500
/** Events per transaction: it locks out the publishers of other processes. */
const MAX_AT_ONCE = 200

/**
 * Publishes committed events: gives them their places in the log that clients read, and puts each on its way to every endpoint
 * that wants it. Places, deliveries and their queued starts are one transaction, so no event is left out and none is
 * sent twice, whatever dies when. Runs in every worker process. Returns a function that ends it.
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

/** Publishes what is committed and not published, up to a batch. Returns how many events that was. */
export async function publishEvents(db: Database, temporal: Temporal): Promise<number> {
  // Mostly there is nothing to do, and then no transaction begins.
  if (!(await db.events.hasUnpublished())) return 0
  const { events, queued } = await db.transaction(async (tx) => {
    const events = await db.events.publish(MAX_AT_ONCE, tx)
    const starts = await openDeliveries(db, events, tx)
    return { events, queued: await db.outbox.enqueueAll(starts, tx) }
  })
  await dispatchAll(temporal, db.outbox, queued)
  return events.length
}

async function openDeliveries(db: Database, events: RaisedEvent[], tx: Tx): Promise<WorkflowStart[]> {
  if (events.length === 0) return []
  const endpoints = await db.webhookEndpoints.enabledOf([...new Set(events.map(({ accountId }) => accountId))], tx)
  const starts: WorkflowStart[] = []
  for (const endpoint of endpoints) {
    const wanted = events.filter(
      ({ accountId, type }) => accountId === endpoint.accountId && endpoint.events.includes(type),
    )
    starts.push(...startsOf(await db.webhookDeliveries.open(endpoint, wanted, tx)))
  }
  return starts
}

/** One delivery is a workflow. Several new ones to an endpoint begin in batches: a workflow for each costs more than the sending. */
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
