import type { QueuedStart } from '../../db/base/outbox.ts'
import type { Tx } from '../../db/base/table.ts'
import type { RaisedEvent } from '../../domain/event.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../../domain/webhook.ts'
import { startWebhookReplay } from '../../workflows/events/webhook-delivery.messages.ts'
import type { Services } from '../http/services.ts'

/**
 * Puts events on their way to one endpoint, again if they had been sent before. `read` gives the events in the transaction
 * that also opens their deliveries and enqueues their starts. Returns what the caller has to dispatch.
 */
export function openDeliveries(
  { db }: Services,
  endpoint: WebhookEndpoint,
  read: (tx: Tx) => Promise<RaisedEvent[]>,
): Promise<{ opened: WebhookDelivery[]; queued: QueuedStart[] }> {
  return db.transaction(async (tx) => {
    await db.webhookEndpoints.lock(endpoint.id, tx)
    const opened = await db.webhookDeliveries.open(endpoint, await read(tx), tx)
    return { opened, queued: await db.outbox.enqueueAll(opened.map(startWebhookReplay), tx) }
  })
}
