import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { AuditEntry } from '../../db/operations/audit-log.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { operatorNames } from '../http/operator-names.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { AuditEntryAnswer, presentAuditEntry } from './audit-entry.ts'
import { PERIOD } from './period.ts'

const Entry = AuditEntryAnswer.extend({
  actorName: z.string().nullable().meta({ description: 'The name of an operator. Null for other actors.' }),
  reason: z.string().nullable().meta({
    description:
      'The reason that was given for the current verdict or decision. Set only on the first page of a query with `thing`, otherwise null.',
  }),
})

/** `GET /backoffice/audit`: lists who did what to which record, when, and by which request; newest first. */
export const readAudit = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/audit',
  summary: 'List the audit log: who changed what',
  query: z.strictObject({
    thing: Id.min(1).optional(),
    account: Id.min(1).optional().meta({ description: 'The account that owns the resource.' }),
    actor: Id.min(1).optional().meta({ description: 'The ID of a user or of an operator key.' }),
    ...PERIOD,
    ...pageQuery(1000, 100),
  }),
  returns: 'A page of audit log entries, newest first.',
  replies: { 200: z.strictObject({ entries: z.array(Entry), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query: { thing, account, actor, from, to, ...query } }, services) {
    const { db } = services
    const only = { thingId: thing, accountId: account, actorId: actor, from, to }
    const { page: shown, nextCursor } = await readPage(
      services,
      { list: ['audit-log'], query },
      (range) => db.mayLag.auditLog.list({ ...only, ...range }),
      ({ id }) => id,
    )
    const reasons =
      thing !== undefined && query.cursor === undefined ? await reasonsOf(db, shown) : new Map<string, string>()
    const nameOf = await operatorNames(
      db,
      shown.map(({ actorId }) => actorId),
    )
    return {
      entries: shown.map((entry) => ({
        ...presentAuditEntry(entry),
        actorName: nameOf(entry.actorId),
        reason: reasons.get(entry.id) ?? null,
      })),
      nextCursor,
    }
  },
})

/**
 * Returns the reasons of a record's acts whose outcome still stands, latest first. The log contains no free text; the
 * record does.
 */
async function reasonsOf(db: Database, entries: AuditEntry[]): Promise<Map<string, string>> {
  const review = entries.find(({ action }) => action === 'APPROVE' || action === 'REJECT')
  const decision = entries.find(({ action }) => action === 'CONFIRM' || action === 'DECLINE')
  const thing = review ?? decision
  if (!thing) return new Map()
  const filters =
    thing.thingKind === 'CANDIDATE'
      ? await db.caseCandidates.reasonsOf(thing.thingId)
      : { review: await db.trackedCases.reasonOf(thing.thingId), decision: null }
  const pairs = [
    [review?.id, filters?.review],
    [decision?.id, filters?.decision],
  ] as const
  return new Map(pairs.flatMap(([id, reason]) => (id && reason ? [[id, reason]] : [])))
}
