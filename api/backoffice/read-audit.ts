import { z } from 'zod'
import { operatorEndpoint } from '../frame/endpoint.ts'
import { Id } from '../frame/id.ts'
import { AuditEntryAnswer, presentAuditEntry } from './audit-entry.ts'

/** `GET /backoffice/audit`: who did what to which thing, when, and by which request; latest first. */
export const readAudit = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/audit',
  summary: 'Read who did what',
  query: z.strictObject({
    thing: Id.min(1).optional(),
    account: Id.min(1).optional().meta({ description: 'The account that owns the thing.' }),
    actor: Id.min(1).optional().meta({ description: "A user's id, or an operator's key." }),
    cursor: Id.optional().meta({ description: 'The `nextCursor` of the last answer.' }),
    limit: z.coerce.number<string>().int().min(1).max(1000).default(100),
  }),
  replies: { 200: z.strictObject({ entries: z.array(AuditEntryAnswer), nextCursor: z.string().nullable() }) },
  errors: [],
  async handle({ query: { thing, account, actor, cursor, limit } }, { db }) {
    const only = { thingId: thing, accountId: account, actorId: actor, before: cursor }
    const found = await db.auditLog.list({ ...only, most: limit + 1 })
    const entries = found.slice(0, limit).map(presentAuditEntry)
    return { entries, nextCursor: found.length > limit ? (entries.at(-1)?.entryId ?? null) : null }
  },
})
