import { z } from 'zod'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'

const Instant = z.coerce.number<string>().int().min(0).optional()

const Entry = z
  .strictObject({
    accessId: z.string(),
    actor: z.strictObject({
      type: z.enum(['USER', 'OPERATOR', 'LINK']),
      id: z.string().meta({ description: "A user's id, an operator's key, or the file that a signed link opened." }),
      keyId: z.string().nullable(),
      accountId: z.string().nullable().meta({ description: 'The account of a user.' }),
    }),
    route: z.string(),
    requestId: z.string(),
    things: z.array(z.strictObject({ thing: z.string(), accountId: z.string().nullable() })).meta({
      description: 'Whose data the answer held, with the account that owns each, where it is known; at most 100.',
    }),
    thingCount: z.int().meta({ description: 'How many they were.' }),
    at: z.int(),
  })
  .meta({ id: 'Access' })

/** `GET /backoffice/access`: who got to see what, latest first; kept for a year. A read is listed a second after it happened. */
export const readAccess = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/access',
  summary: 'Read who got to see what',
  query: z.strictObject({
    thing: Id.min(1).optional().meta({ description: 'An id, or the key of a stored file.' }),
    account: Id.min(1).optional().meta({ description: 'The account that owns what was read.' }),
    actor: Id.min(1).optional().meta({ description: "A user's id, or an operator's key." }),
    from: Instant.meta({ description: 'Since when, in epoch milliseconds.' }),
    to: Instant.meta({ description: 'Until when, in epoch milliseconds; this instant not included.' }),
    cursor: Id.optional().meta({ description: 'The `nextCursor` of the last answer.' }),
    limit: z.coerce.number<string>().int().min(1).max(1000).default(100),
  }),
  replies: { 200: z.strictObject({ entries: z.array(Entry), nextCursor: z.string().nullable() }) },
  errors: [],
  async handle({ query: { thing, account, actor, from, to, cursor, limit } }, { db }) {
    const range = { thingId: thing, accountId: account, actorId: actor, from, to, before: cursor }
    const found = await db.accessLog.list({ ...range, most: limit + 1 })
    const entries = found.slice(0, limit).map((access) => ({
      accessId: access.id,
      actor: {
        type: access.actorType,
        id: access.actorId,
        keyId: access.keyId,
        accountId: access.actorAccountId,
      },
      route: access.route,
      requestId: access.requestId,
      things: access.things.map(({ id, accountId }) => ({ thing: id, accountId })),
      thingCount: access.thingCount,
      at: access.created,
    }))
    return { entries, nextCursor: found.length > limit ? (entries.at(-1)?.accessId ?? null) : null }
  },
})
