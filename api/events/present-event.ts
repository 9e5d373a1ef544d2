import { z } from 'zod'
import { EVENT_TYPES, type RaisedEvent } from '../../domain/event.ts'

export const EventAnswer = z
  .strictObject({
    id: z.string().meta({ description: 'The `webhook-id` of the messages that tell of this event.' }),
    type: z.enum(EVENT_TYPES),
    timestamp: z.iso.datetime().meta({ description: 'When it happened.' }),
    data: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .meta({ description: 'Ids and states of what it is about; read the rest through the API.' }),
  })
  .meta({ id: 'Event' })

export function presentEvent({ id, type, created, data }: RaisedEvent): z.infer<typeof EventAnswer> {
  return { id, type, timestamp: new Date(created).toISOString(), data }
}
