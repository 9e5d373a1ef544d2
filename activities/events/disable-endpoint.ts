import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { WebhookEndpoint } from '../../domain/webhook.ts'
import type { DisablingReason } from './attempt.ts'

/** Disables an endpoint and raises the event that says so, for the account's other endpoints and its event log. */
export async function disableEndpoint(
  db: Database,
  { id, accountId }: WebhookEndpoint,
  reason: DisablingReason,
  tx: Tx,
): Promise<void> {
  if (await db.webhookEndpoints.disable(id, reason, tx))
    await db.events.raise({ accountId, type: 'webhook.disabled', data: { webhookId: id, reason } }, tx)
}
