import { z } from 'zod'
import type { AuditEntry } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
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
  reason: z.string().nullable().meta({
    description: 'What was given as the reason of the verdict or decision that stands; null of any other act.',
  }),
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
    const reasons = await reasonsOf(db, entries)
    return {
      entries: entries.map(({ id, thingId, actorType, actorId, created, ...entry }) => ({
        entryId: id,
        ...entry,
        thing: thingId,
        actor: { type: actorType, id: actorId },
        reason: reasons.get(id) ?? null,
        at: created,
      })),
    }
  },
})

/** Of a thing's acts, latest first: the reasons of those whose outcome stands. The log itself holds no free text; the thing does. */
async function reasonsOf(db: Database, entries: AuditEntry[]): Promise<Map<string, string>> {
  const review = entries.find(({ action }) => action === 'APPROVE' || action === 'REJECT')
  const decision = entries.find(({ action }) => action === 'CONFIRM' || action === 'DECLINE')
  const thing = review ?? decision
  if (!thing) return new Map()
  const given =
    thing.thingKind === 'CANDIDATE'
      ? await db.caseCandidates.reasonsOf(thing.thingId)
      : { review: await db.trackedCases.reasonOf(thing.thingId), decision: null }
  const pairs = [
    [review?.id, given?.review],
    [decision?.id, given?.decision],
  ] as const
  return new Map(pairs.flatMap(([id, reason]) => (id && reason ? [[id, reason]] : [])))
}
