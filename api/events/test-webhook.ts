import { z } from 'zod'
import type { Tx } from '../../db/base/table.ts'
import type { RaisedEvent } from '../../domain/events/event.ts'
import { refuse } from '../errors/refusal.ts'
import { dispatchAndWait } from '../http/dispatch-and-wait.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Services } from '../http/services.ts'
import { openDeliveries } from './open-deliveries.ts'
import { DeliveryAnswer, presentDelivery } from './present-webhook.ts'

/** The 15 s an endpoint has to answer, plus the time to deliver. */
const WAIT_MS = 25_000

/** `POST /webhooks/{webhookId}/test`: sends one test message and returns the outcome. */
export const testWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/test',
  summary: 'Send a test message to a webhook endpoint',
  weight: 1,
  permission: 'webhook.write',
  params: z.strictObject({ webhookId: z.string() }),
  returns: 'The delivery of the test message.',
  replies: { 200: DeliveryAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params, caller }, services) {
    const { db } = services
    const found = await db.webhookEndpoints.find(caller.accountId, params.webhookId)
    if (!found) throw refuse('NO_SUCH_RESOURCE')
    const trial = { accountId: caller.accountId, type: 'webhook.test' as const, data: { webhookId: found.id } }
    const { opened, queued } = await openDeliveries(services, found, (tx) => raiseTrial(services, trial, tx))
    const [delivery] = opened
    const [start] = queued
    if (!delivery || !start) throw new Error('the new event has no delivery')
    await dispatchAndWait(services, start, WAIT_MS)
    return presentDelivery((await db.webhookDeliveries.find(delivery.id)) ?? delivery)
  },
})

async function raiseTrial(
  { db }: Services,
  trial: Parameters<typeof db.events.raise>[0],
  tx: Tx,
): Promise<RaisedEvent[]> {
  const event = await db.events.find(await db.events.raise(trial, tx), tx)
  return event ? [event] : []
}
