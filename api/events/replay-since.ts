import { z } from 'zod'
import { dispatchAll } from '../../platform/dispatch-all.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { openDeliveries } from './open-deliveries.ts'

/** As many as are started within some seconds. */
const MAX_AT_ONCE = 500

/**
 * `POST /webhooks/{webhookId}/replay`: sends an endpoint every event of its types since an instant, also those that it took and
 * those that were raised before it was there or while it was disabled.
 */
export const replaySince = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/replay',
  summary: 'Send a webhook endpoint all its events since an instant again',
  weight: 1,
  permission: 'webhook.write',
  params: z.strictObject({ webhookId: z.string() }),
  body: z.strictObject({
    since: z.int().min(0).meta({ description: 'Epoch milliseconds.' }),
    cursor: Id.optional().meta({ description: 'The `nextCursor` of the last answer, to go on.' }),
  }),
  replies: {
    200: z.strictObject({
      replayed: z.int().meta({ description: `How many events are on their way now, at most ${MAX_AT_ONCE}.` }),
      nextCursor: z
        .string()
        .nullable()
        .meta({ description: 'Ask again with it for the rest; null when that was all.' }),
    }),
  },
  errors: ['NO_SUCH_THING'],
  async handle({ params, body: { since, cursor }, caller: { accountId } }, services) {
    const { db, temporal } = services
    const found = await db.webhookEndpoints.find(accountId, params.webhookId)
    if (!found) throw refuse('NO_SUCH_THING')
    const range = { since, after: cursor, types: found.events, most: MAX_AT_ONCE + 1 }
    const events = await db.events.readOn(accountId, range)
    if (!events) throw refuse('MALFORMED', { issues: [{ path: 'cursor', message: 'There is no event of this id.' }] })
    const replayed = events.slice(0, MAX_AT_ONCE)
    const { queued } = await openDeliveries(services, found, async () => replayed)
    await dispatchAll(temporal, db.outbox, queued)
    return {
      replayed: replayed.length,
      nextCursor: events.length > MAX_AT_ONCE ? (replayed.at(-1)?.id ?? null) : null,
    }
  },
})
