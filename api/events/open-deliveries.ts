import type { Promised } from '../../db/base/outbox.ts'
import type { Tx } from '../../db/base/table.ts'
import type { RaisedEvent } from '../../domain/event.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../../domain/webhook.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { startWebhookReplay } from '../../workflows/events/webhook-delivery.messages.ts'
import type { Services } from '../http/services.ts'

/**
 * Puts events on their way to one endpoint, again if they had been sent before. `read` gives the events in the transaction
 * that also opens their deliveries and promises to start them. Returns what has to be started now.
 */
export function openDeliveries(
  { db }: Services,
  endpoint: WebhookEndpoint,
  read: (tx: Tx) => Promise<RaisedEvent[]>,
): Promise<{ opened: WebhookDelivery[]; promises: [WorkflowStart, Promised][] }> {
  return db.transaction(async (tx) => {
    await db.webhookEndpoints.lock(endpoint.id, tx)
    const opened = await db.webhookDeliveries.open(endpoint, await read(tx), tx)
    return { opened, promises: await db.outbox.promiseAll(opened.map(startWebhookReplay), tx) }
  })
}
