import { z } from 'zod'
import { EVENT_TYPES } from '../../domain/event.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { pageLimit } from '../http/page-limit.ts'
import { EventAnswer, presentEvent } from './present-event.ts'

const ONE_TYPE = `(?:${EVENT_TYPES.map((type) => type.replace('.', '[.]')).join('|')})`

const Types = z
  .string()
  .regex(new RegExp(`^${ONE_TYPE}(?:,${ONE_TYPE})*$`), `Give some of ${EVENT_TYPES.join(', ')}, separated by commas.`)
  .transform((text) => text.split(',').flatMap((written) => EVENT_TYPES.find((type) => type === written) ?? []))

/**
 * `GET /events`: the account's event log, oldest first. Whoever reads on from the cursor he was given sees every event once,
 * whatever happened to his webhooks meanwhile.
 */
export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary: 'Read the event log from where you stopped',
  weight: 1,
  permission: 'webhook.read',
  query: z.strictObject({
    cursor: Id.optional().meta({
      description: 'The `nextCursor` of the last answer, or the `id` of the last event you know.',
    }),
    limit: pageLimit(100),
    types: Types.optional().meta({ description: 'Only events of these types, separated by commas.' }),
  }),
  replies: {
    200: z.strictObject({
      events: z.array(EventAnswer),
      nextCursor: z
        .string()
        .nullable()
        .meta({ description: 'Ask again with it, now or later; null while nothing has happened yet.' }),
      hasMore: z.boolean().meta({ description: 'Whether more events are there already.' }),
    }),
  },
  errors: [],
  async handle({ query: { cursor, limit, types }, caller }, { db }) {
    const found = await db.events.readOn(caller.accountId, { after: cursor, types, most: limit + 1 })
    if (!found) throw refuse('MALFORMED', { issues: [{ path: 'cursor', message: 'There is no event of this id.' }] })
    const events = found.slice(0, limit)
    return {
      events: events.map(presentEvent),
      nextCursor: events.at(-1)?.id ?? cursor ?? null,
      hasMore: found.length > limit,
    }
  },
})
