import { z } from 'zod'
import { dispatchAll } from '../../platform/dispatch-all.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { replay } from './open-deliveries.ts'

/** This many workflows are started within seconds. */
const MAX_AT_ONCE = 500

/**
 * `POST /webhooks/{webhookId}/replay`: sends an endpoint every event of its types that meets its filter since an instant, including delivered
 * ones and those raised before it was created or while it was disabled.
 */
export const replaySince = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/replay',
  summary: 'Replay all events of a webhook endpoint since a point in time',
  weight: 1,
  permission: 'webhook.write',
  params: z.strictObject({ webhookId: z.string() }),
  body: z.strictObject({
    since: z.int().min(0).meta({ description: 'Epoch milliseconds.' }),
    cursor: Id.optional().meta({ description: 'The `nextCursor` of the previous response, to continue.' }),
  }),
  returns: 'The number of events that are being sent again.',
  replies: {
    200: z.strictObject({
      replayed: z
        .int()
        .meta({ description: `The number of events that are being sent again, at most ${MAX_AT_ONCE} per request.` }),
      nextCursor: z
        .string()
        .nullable()
        .meta({ description: 'Send it as `cursor` to replay the remaining events. Null if there are none.' }),
    }),
  },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params, body: { since, cursor }, caller: { accountId } }, services) {
    const { db, temporal } = services
    const found = await db.webhookEndpoints.find(accountId, params.webhookId)
    if (!found) throw refuse('NO_SUCH_RESOURCE')
    const range = { since, after: cursor, types: found.events, most: MAX_AT_ONCE + 1 }
    const read = await db.events.readOn(accountId, range)
    if (!read) throw refuse('MALFORMED', { issues: [{ path: 'cursor', message: 'No event with this ID exists.' }] })
    const { events } = read
    const replayed = events.slice(0, MAX_AT_ONCE)
    const queued = await replay(services, found, replayed)
    await dispatchAll(temporal, db.outbox, queued)
    return {
      replayed: queued.length,
      nextCursor: events.length > MAX_AT_ONCE ? (replayed.at(-1)?.id ?? null) : null,
    }
  },
})
