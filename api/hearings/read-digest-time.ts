import { endpoint } from '../http/endpoint.ts'
import { DigestTime } from './digest-time.ts'

/** `GET /account/hearing-digest`: returns when the account receives its digest of coming hearings. */
export const readDigestTime = endpoint({
  method: 'GET',
  path: '/account/hearing-digest',
  summary: 'Get the time of the evening digest of hearings',
  weight: 1,
  permission: 'account.admin',
  returns: 'The time at which `hearing.digest` is raised each evening.',
  replies: { 200: DigestTime },
  errors: [],
  async handle({ caller }, { db }) {
    return { at: (await db.accounts.get(caller.accountId)).hearingDigestAt }
  },
})
