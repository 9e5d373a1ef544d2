import { z } from 'zod'
import { AUDITED_ACTIONS, THING_KINDS } from '../../domain/audit.ts'
import { operatorEndpoint } from '../frame/endpoint.ts'
import { Id } from '../frame/id.ts'
import { pageLimit } from '../frame/page-limit.ts'

const Entry = z.strictObject({
  entryId: z.string(),
  accountId: z.string().meta({ description: 'The account that owns the thing.' }),
  thing: z.string(),
  thingKind: z.enum(THING_KINDS),
  action: z.enum(AUDITED_ACTIONS),
  actor: z.strictObject({ type: z.enum(['USER', 'OPERATOR']), id: z.string() }),
  requestId: z.string(),
  fields: z
    .array(
      z.strictObject({
        field: z.string(),
        change: z.enum(['SET', 'CHANGED', 'CLEARED']),
        from: z.string().optional(),
        to: z.string().optional(),
      }),
    )
    .meta({ description: 'What was touched; values only of states, since others may be personal.' }),
  at: z.int(),
})

/** `GET /backoffice/audit?thing=<id>`: who did what to a thing, when, and by which request; latest first. */
export const readAudit = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/audit',
  summary: 'Read who did what to a thing',
  query: z.strictObject({
    thing: Id.min(1),
    limit: pageLimit(1000, 100),
  }),
  replies: { 200: z.strictObject({ entries: z.array(Entry) }) },
  errors: [],
  async handle({ query }, { db }) {
    const entries = await db.auditLog.ofThing(query.thing, query.limit)
    return {
      entries: entries.map(({ id, thingId, actorType, actorId, created, ...entry }) => ({
        entryId: id,
        ...entry,
        thing: thingId,
        actor: { type: actorType, id: actorId },
        at: created,
      })),
    }
  },
})
