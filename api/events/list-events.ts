import { z } from 'zod'
import { EVENT_TYPES } from '../../domain/events/event.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { pageLimit } from '../http/page-limit.ts'
import { EventAnswer, presentEvent } from './present-event.ts'

const ONE_TYPE = `(?:${EVENT_TYPES.map((type) => type.replace('.', '[.]')).join('|')})`

const Types = z
  .string()
  .regex(
    new RegExp(`^${ONE_TYPE}(?:,${ONE_TYPE})*$`),
    `Must be a list of these values, separated by commas: ${EVENT_TYPES.join(', ')}.`,
  )
  .transform((text) => text.split(',').flatMap((written) => EVENT_TYPES.find((type) => type === written) ?? []))

/**
 * `GET /events`: lists the account's events, oldest first. A client that continues from its cursor sees every event
 * once, whatever happened to its webhooks.
 */
export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary: 'List events, continuing after the last one you read',
  weight: 1,
  permission: 'webhook.read',
  query: z.strictObject({
    cursor: Id.optional().meta({
      description: 'The `nextCursor` of the previous response, or the `id` of the last event you know.',
    }),
    limit: pageLimit(),
    types: Types.optional().meta({
      description: 'Returns only events of these types. Separate the types with commas.',
    }),
  }),
  returns: 'A page of events, oldest first.',
  replies: {
    200: z.strictObject({
      events: z.array(EventAnswer),
      nextCursor: z.string().nullable().meta({
        description:
          'Send it as `cursor` to read the events that follow, now or later. Null if there are no events yet.',
      }),
      hasMore: z.boolean().meta({ description: 'Whether more events can be read now.' }),
    }),
  },
  errors: [],
  async handle({ query: { cursor, limit, types }, caller }, { db }) {
    const found = await db.events.readOn(caller.accountId, { after: cursor, types, most: limit + 1 })
    if (!found) throw refuse('MALFORMED', { issues: [{ path: 'cursor', message: 'No event with this ID exists.' }] })
    const events = found.events.slice(0, limit)
    const hasMore = found.events.length > limit
    // At the end the cursor is the newest event of any type: the last event of a rare type would be deleted one day.
    const last = hasMore ? events.at(-1)?.id : found.newestId
    return { events: events.map(presentEvent), nextCursor: last ?? null, hasMore }
  },
})
