import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../frame/endpoint.ts'
import { AccountAnswer, AccountSettings, mustHavePlan, presentAccount } from './account-settings.ts'

/** `PUT /backoffice/accounts/{accountId}`: changes an account; its next request goes by it. */
export const changeAccount = operatorEndpoint({
  method: 'PUT',
  path: '/backoffice/accounts/:accountId',
  summary: 'Change an account at once, for example its plan',
  params: z.strictObject({ accountId: z.string() }),
  body: AccountSettings,
  replies: { 200: AccountAnswer },
  errors: ['NO_SUCH_THING'],
  async handle({ params, body }, services) {
    await mustHavePlan(body, services)
    const changed = await services.db.accounts.change(params.accountId, body)
    if (!changed) throw refuse('NO_SUCH_THING')
    return presentAccount(changed)
  },
})
