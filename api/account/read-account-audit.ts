import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { AuditEntryAnswer, presentAuditEntry } from '../operations/audit-entry.ts'

/** `GET /account/audit`: lists who did what to the account and its records, newest first. */
export const readAccountAudit = endpoint({
  method: 'GET',
  path: '/account/audit',
  summary: 'List the audit log of the account',
  weight: 1,
  permission: 'account.admin',
  query: z.strictObject({
    thing: Id.min(1).optional(),
    ...pageQuery(),
  }),
  returns: 'A page of audit log entries, newest first.',
  replies: { 200: z.strictObject({ entries: z.array(AuditEntryAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query: { thing, ...query }, caller: { accountId } }, services) {
    const { page, nextCursor } = await readPage(
      services,
      { list: ['account-audit', accountId], query },
      (range) => services.db.mayLag.auditLog.list({ accountId, thingId: thing, ...range }),
      ({ id }) => id,
    )
    return { entries: page.map((entry) => withoutForeignKeys(presentAuditEntry(entry), accountId)), nextCursor }
  },
})

/** An account does not learn which key an operator or another account's user acted with, nor which operator it was. */
function withoutForeignKeys({ actor, ...entry }: z.infer<typeof AuditEntryAnswer>, accountId: string) {
  const isOwn = actor.accountId === accountId
  const id = actor.type === 'USER' ? actor.id : null
  return { ...entry, actor: { ...actor, id, ...(isOwn ? {} : { keyId: null, accountId: null }) } }
}
