import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { BudgetAnswer, budgetsOf, presentBudget } from '../http/spending-budgets.ts'
import { AccountAnswer, presentAccount } from './account-settings.ts'

/** `GET /backoffice/accounts/{accountId}`: returns one account. */
export const readAnyAccount = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/accounts/:accountId',
  summary: 'Get an account',
  params: z.strictObject({ accountId: z.string() }),
  returns: 'The account with its budgets.',
  replies: { 200: AccountAnswer.extend({ budgets: z.array(BudgetAnswer) }) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { accountId } }, services) {
    const [account, plan] = await Promise.all([
      services.db.accounts.find(accountId),
      services.db.accounts.findPlanOf(accountId),
    ])
    if (!account || !plan) throw refuse('NO_SUCH_RESOURCE')
    const budgets = await budgetsOf(services, { accountId, plan })
    return { ...presentAccount(account), budgets: budgets.map(presentBudget) }
  },
})
