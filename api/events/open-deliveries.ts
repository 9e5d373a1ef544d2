import type { QueuedStart } from '../../db/base/outbox.ts'
import type { Tx } from '../../db/base/table.ts'
import type { RaisedEvent } from '../../domain/events/event.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../../domain/events/webhook.ts'
import { meetsFilter } from '../../domain/events/webhook-filter.ts'
import { startWebhookReplay } from '../../workflows/events/webhook-delivery.messages.ts'
import { refuse } from '../errors/refusal.ts'
import type { Services } from '../http/services.ts'

/**
 * Sends events to an endpoint again, those that meet its filter now. Returns the starts for the caller to dispatch.
 * @throws Refusal when the endpoint is disabled: a delivery to it could only fail
 */
export async function replay(
  services: Services,
  endpoint: WebhookEndpoint,
  events: RaisedEvent[],
): Promise<QueuedStart[]> {
  const { queued } = await openDeliveries(services, endpoint, async (tx, isEnabled) => {
    if (!isEnabled) throw disabled()
    if (!endpoint.filter) return events
    const subjects = await services.db.eventSubjects.of(events, tx)
    return events.filter((event) => meetsFilter(event, endpoint, subjects.get(event.id)))
  })
  return queued
}

/**
 * Opens deliveries of events to one endpoint, also of events that were sent before. `read` returns the events in the
 * transaction that opens the deliveries and enqueues their starts. Returns the starts for the caller to dispatch.
 */
export function openDeliveries(
  { db }: Services,
  endpoint: WebhookEndpoint,
  read: (tx: Tx, isEnabled: boolean) => Promise<RaisedEvent[]>,
): Promise<{ opened: WebhookDelivery[]; queued: QueuedStart[] }> {
  return db.transaction(async (tx) => {
    const isEnabled = await db.webhookEndpoints.lock(endpoint.id, tx)
    const opened = await db.webhookDeliveries.open(endpoint, await read(tx, isEnabled), tx)
    return { opened, queued: await db.outbox.enqueueAll(opened.map(startWebhookReplay), tx) }
  })
}

function disabled() {
  const message = 'This endpoint is disabled. Enable it, then replay.'
  return refuse('MALFORMED', { issues: [{ path: 'webhookId', message }] })
}
