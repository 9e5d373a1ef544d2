import { z } from 'zod'
import { EVENT_TYPES, type RaisedEvent } from '../../domain/events/event.ts'

export const EventAnswer = z
  .strictObject({
    id: z.string().meta({
      description: 'The ID of the event. Webhook messages about it carry the same ID in the header `webhook-id`.',
    }),
    type: z.enum(EVENT_TYPES),
    timestamp: z.iso.datetime().meta({ description: 'When the event happened.' }),
    data: z.record(z.string(), z.unknown()).meta({
      description: 'The IDs and states of the resources that the event is about. Read other details through the API.',
    }),
  })
  .meta({ id: 'Event' })

export function presentEvent({ id, type, created, data }: RaisedEvent): z.infer<typeof EventAnswer> {
  return { id, type, timestamp: new Date(created).toISOString(), data }
}
