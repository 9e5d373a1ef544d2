import { z } from 'zod'
import { dispatchAll } from '../../platform/dispatch-all.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { replay } from './open-deliveries.ts'
import { DeliveryAnswer, presentDelivery } from './present-webhook.ts'

/**
 * `POST /webhooks/{webhookId}/deliveries/{deliveryId}/replay`: sends an event again under the same `webhook-id`. A
 * delivery that waits for its next attempt is attempted now; one whose workflow is gone is started again.
 */
export const replayDelivery = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/deliveries/:deliveryId/replay',
  summary: 'Replay a delivery',
  weight: 1,
  permission: 'webhook.write',
  params: z.strictObject({ webhookId: z.string(), deliveryId: z.string() }),
  returns: 'The delivery that is being sent again.',
  replies: { 200: DeliveryAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params, caller }, services) {
    const { db, temporal } = services
    const found = await db.webhookEndpoints.find(caller.accountId, params.webhookId)
    const before = found && (await db.webhookDeliveries.find(params.deliveryId))
    const event = before && (await db.events.find(before.eventId))
    if (!event || before.webhookId !== found.id) throw refuse('NO_SUCH_RESOURCE')

    const queued = await replay(services, found, [event])
    if (queued.length === 0) throw unmet()
    await dispatchAll(temporal, db.outbox, queued)
    return presentDelivery((await db.webhookDeliveries.find(before.id)) ?? before)
  },
})

function unmet() {
  const message = 'This event does not meet the filter of its endpoint any more.'
  return refuse('MALFORMED', { issues: [{ path: 'deliveryId', message }] })
}
