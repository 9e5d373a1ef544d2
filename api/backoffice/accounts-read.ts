import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../frame/endpoint.ts'
import { AccountAnswer, presentAccount } from './account-settings.ts'

/** `GET /backoffice/accounts/{accountId}`: one account. */
export const readAnyAccount = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/accounts/:accountId',
  summary: 'Read an account',
  params: z.strictObject({ accountId: z.string() }),
  replies: { 200: AccountAnswer },
  errors: ['NO_SUCH_THING'],
  async handle({ params }, { db }) {
    const account = await db.accounts.find(params.accountId)
    if (!account) throw refuse('NO_SUCH_THING')
    return presentAccount(account)
  },
})
