import { z } from 'zod'
import { EVENT_TYPES } from '../../domain/events/event.ts'
import { DELIVERY_STATUSES, type WebhookDelivery, type WebhookEndpoint } from '../../domain/events/webhook.ts'
import { WebhookFilterFields } from './webhook-settings.ts'

const Time = z.int().meta({ description: 'Epoch milliseconds.' })

export const WebhookAnswer = z
  .strictObject({
    webhookId: z.string(),
    url: z.string(),
    events: z.array(z.enum(EVENT_TYPES)),
    filter: WebhookFilterFields.optional(),
    description: z.string(),
    status: z
      .enum(['ENABLED', 'DISABLED'])
      .meta({ description: 'A `DISABLED` endpoint receives no messages. Update it to enable it again.' }),
    disabledReason: z.enum(['BY_OWNER', 'GONE', 'UNREACHABLE']).nullable().meta({
      description:
        '`BY_OWNER`: the account disabled it. `GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed.',
    }),
    created: Time,
    updated: Time,
  })
  .meta({ id: 'Webhook' })

export function presentWebhook(endpoint: WebhookEndpoint): z.infer<typeof WebhookAnswer> {
  const { id, url, events, filter, description, status, disabledReason, created, updated } = endpoint
  return {
    webhookId: id,
    url,
    events,
    ...(filter && { filter }),
    description,
    status,
    disabledReason,
    created,
    updated,
  }
}

export const DeliveryAnswer = z
  .strictObject({
    deliveryId: z.string(),
    eventId: z.string().meta({ description: 'The ID of the event. Messages carry it in the header `webhook-id`.' }),
    type: z.enum(EVENT_TYPES),
    status: z.enum(DELIVERY_STATUSES).meta({ description: 'How far the delivery is.' }),
    attempts: z.int(),
    lastAttemptAt: Time.nullable(),
    nextAttemptAt: Time.nullable(),
    lastStatus: z.int().nullable().meta({ description: 'The HTTP status of the last response.' }),
    lastAnswer: z.string().nullable().meta({ description: 'The first 4 KB of the last response.' }),
    problem: z
      .enum([
        'ADDRESS_REFUSED',
        'NAME_NOT_RESOLVED',
        'CONNECTION_FAILED',
        'TLS_FAILED',
        'TIMED_OUT',
        'ENDPOINT_DISABLED',
      ])
      .nullable()
      .meta({ description: 'Why the last attempt got no response.' }),
    created: Time,
  })
  .meta({ id: 'WebhookDelivery' })

export function presentDelivery(delivery: WebhookDelivery): z.infer<typeof DeliveryAnswer> {
  const { id, webhookId: _, accountId: __, eventType, ...rest } = delivery
  return { deliveryId: id, type: eventType, ...rest }
}
