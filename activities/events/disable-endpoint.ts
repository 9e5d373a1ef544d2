import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { WebhookEndpoint } from '../../domain/events/webhook.ts'
import type { DisablingReason } from './attempt.ts'

/**
 * Disables an endpoint and raises the event about it, for the account's other endpoints and its event log. Does nothing
 * if its owner has changed the address since: the new one has refused nothing.
 */
export async function disableEndpoint(
  db: Database,
  endpoint: WebhookEndpoint,
  reason: DisablingReason,
  tx: Tx,
): Promise<void> {
  const { id, accountId } = endpoint
  if (await db.webhookEndpoints.disable(endpoint, reason, tx))
    await db.events.raise({ accountId, type: 'webhook.disabled', data: { webhookId: id, reason } }, tx)
}
