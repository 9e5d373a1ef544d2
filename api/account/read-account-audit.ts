import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { pageLimit } from '../http/page-limit.ts'
import { AuditEntryAnswer, presentAuditEntry } from '../operations/audit-entry.ts'

/** `GET /account/audit`: who did what to the account and its things, latest first. */
export const readAccountAudit = endpoint({
  method: 'GET',
  path: '/account/audit',
  summary: 'List the audit log of the account',
  weight: 1,
  permission: 'account.admin',
  query: z.strictObject({
    thing: Id.min(1).optional(),
    limit: pageLimit(),
    cursor: Id.optional().meta({ description: 'The `nextCursor` of the previous response.' }),
  }),
  returns: 'A page of audit log entries, newest first.',
  replies: { 200: z.strictObject({ entries: z.array(AuditEntryAnswer), nextCursor: z.string().nullable() }) },
  errors: [],
  async handle({ query: { thing, limit, cursor }, caller: { accountId } }, { db }) {
    const found = await db.auditLog.list({ accountId, thingId: thing, before: cursor, most: limit + 1 })
    const entries = found.slice(0, limit).map((entry) => withoutForeignKeys(presentAuditEntry(entry), accountId))
    return { entries, nextCursor: found.length > limit ? (entries.at(-1)?.entryId ?? null) : null }
  },
})

/** Which key an operator or another account's user acted with, and which operator that was, is no business of the account's. */
function withoutForeignKeys({ actor, ...entry }: z.infer<typeof AuditEntryAnswer>, accountId: string) {
  const isOwn = actor.accountId === accountId
  const id = actor.type === 'USER' ? actor.id : null
  return { ...entry, actor: { ...actor, id, ...(isOwn ? {} : { keyId: null, accountId: null }) } }
}
