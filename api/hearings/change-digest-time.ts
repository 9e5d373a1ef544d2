import { changedFields } from '../../domain/account/audit-log.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { DigestTime } from './digest-time.ts'

/**
 * `PUT /account/hearing-digest`: sets when the account receives its digest of coming hearings, at most once an evening.
 */
export const changeDigestTime = endpoint({
  method: 'PUT',
  path: '/account/hearing-digest',
  summary: 'Set the time of the evening digest of hearings',
  weight: 1,
  permission: 'account.admin',
  body: DigestTime,
  returns: 'The time as it is now. It counts from this evening on, unless its digest was raised already.',
  replies: { 200: DigestTime },
  errors: [],
  async handle({ body: { at }, caller, requestId }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      const { hearingDigestAt } = await db.accounts.lock(accountId, tx)
      await db.accounts.setHearingDigest(accountId, at, tx)
      const fields = changedFields({ hearingDigestAt }, { hearingDigestAt: at })
      const done = { accountId, thingKind: 'ACCOUNT', thingId: accountId, action: 'UPDATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return { at }
    })
  },
})
