import type { WebhookDeliveryActivities } from '../../../activities/events/webhook-delivery.ts'
import { tryNow, type WebhookDeliveryInput } from '../../../workflows/events/webhook-delivery.messages.ts'
import type { Answers, Message, Model } from '../model.ts'

interface Delivery {
  status: 'PENDING' | 'DELIVERED' | 'FAILED'
  endpoint: 'ENABLED' | 'DISABLED'
  deliveries: number
  opened: number
  attempts: number
}

const answers: Answers<WebhookDeliveryActivities, Delivery> = {
  attemptDelivery: ({ waitMs }, delivery) => {
    if (delivery.status === 'DELIVERED') return [{ result: { stage: 'delivered', waitMs: null } }]
    if (delivery.status === 'FAILED') return [{ result: { stage: 'failed', waitMs: null } }]
    const fail = () => {
      delivery.status = 'FAILED'
    }
    if (delivery.endpoint === 'DISABLED') return [{ result: { stage: 'stopped', waitMs: null }, changes: fail }]
    const deliver = () => {
      delivery.status = 'DELIVERED'
      delivery.deliveries++
      delivery.attempts++
    }
    const attempt = () => {
      delivery.attempts++
    }
    return [
      { says: 'delivered', result: { stage: 'delivered', waitMs: null }, changes: deliver },
      waitMs === null
        ? { says: 'failed', result: { stage: 'failed', waitMs: null }, changes: fail }
        : { says: 'not taken', result: { stage: 'waiting for the next attempt', waitMs }, changes: attempt },
    ]
  },
}

/** Sent with the change of the row, which is why a run that just ends must look again. */
const REPLAY: Message<Delivery> = {
  signal: tryNow.name,
  happens: (delivery) => {
    if (delivery.status === 'PENDING') return
    delivery.status = 'PENDING'
    delivery.endpoint = 'ENABLED'
    delivery.opened++
  },
}

export const WEBHOOK_DELIVERY: Model<Delivery> = {
  name: 'webhookDelivery',
  type: 'webhookDelivery',
  input: { deliveryId: 'delivery', accountId: 'account' } satisfies WebhookDeliveryInput,
  world: () => ({ status: 'PENDING', endpoint: 'ENABLED', deliveries: 0, opened: 0, attempts: 0 }),
  answers,
  messages: [
    REPLAY,
    REPLAY,
    {
      event: 'the endpoint is disabled',
      happens: (delivery) => {
        delivery.endpoint = 'DISABLED'
      },
    },
  ],
  check: ({ world, wasCancelled }) => [
    world.deliveries > 1 + world.opened && 'it was delivered twice',
    !wasCancelled && world.status === 'PENDING' && 'it ends though the delivery is open',
    // Ten attempts for each time that it was opened, and one more for each signal that cut a wait short.
    world.attempts > 10 * (world.opened + 1) + 2 && 'it attempts more often than it may',
  ],
}
