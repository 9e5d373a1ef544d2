import { z } from 'zod'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { PERIOD } from './period.ts'

const Entry = z
  .strictObject({
    accessId: z.string(),
    actor: z.strictObject({
      type: z.enum(['USER', 'OPERATOR', 'LINK']),
      id: z.string().meta({
        description: 'The ID of the user, the operator key, or the file that was opened through a signed link.',
      }),
      keyId: z.string().nullable(),
      accountId: z.string().nullable().meta({ description: 'The account of the user.' }),
    }),
    route: z.string(),
    requestId: z.string(),
    things: z.array(z.strictObject({ thing: z.string(), accountId: z.string().nullable() })).meta({
      description: 'The resources in the response, each with the account that owns it, if known. At most 100.',
    }),
    thingCount: z.int().meta({ description: 'The total number of resources in the response.' }),
    at: z.int(),
  })
  .meta({ id: 'Access' })

/**
 * `GET /backoffice/access`: lists who read which data, newest first; kept for a year. A read appears after a second.
 */
export const readAccess = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/access',
  summary: 'List the access log: who read which data',
  query: z.strictObject({
    thing: Id.min(1).optional().meta({ description: 'The ID of a resource, or the key of a stored file.' }),
    account: Id.min(1).optional().meta({ description: 'The account that owns the data that was read.' }),
    actor: Id.min(1).optional().meta({ description: 'The ID of a user or of an operator key.' }),
    ...PERIOD,
    ...pageQuery(1000, 100),
  }),
  returns: 'A page of access log entries, newest first.',
  replies: { 200: z.strictObject({ entries: z.array(Entry), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query: { thing, account, actor, from, to, ...query } }, services) {
    const only = { thingId: thing, accountId: account, actorId: actor, from, to }
    const { page, nextCursor } = await readPage(
      services,
      { list: ['access-log'], query },
      (range) => services.db.mayLag.accessLog.list({ ...only, ...range }),
      ({ id }) => id,
    )
    const entries = page.map((access) => ({
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
    return { entries, nextCursor }
  },
})
