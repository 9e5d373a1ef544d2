import { z } from 'zod'
import { PRODUCTS } from '../../domain/account/account.ts'
import { endpoint } from '../http/endpoint.ts'
import { BudgetAnswer, budgetsOf, presentBudget } from '../http/spending-budgets.ts'

/** `GET /account`: returns what this account may do and how much of its allowance is used. */
export const readAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'Get the account with its plan and its allowance',
  weight: 1,
  permission: 'account.admin',
  returns: 'The account with its plan, allowance and budgets.',
  replies: {
    200: z.strictObject({
      accountId: z.string(),
      name: z.string(),
      reviewer: z.enum(['CUSTOMER', 'OPERATOR']).meta({ description: 'Who decides about new cases and candidates.' }),
      plan: z.strictObject({
        name: z.string(),
        products: z.array(z.enum(PRODUCTS)),
        requestsPerMinute: z.int(),
        historicalSearch: z.strictObject({
          startsPerMinute: z.int(),
          billing: z.enum(['PER_PAGE', 'PER_SEARCH']),
          allowance: z.int().meta({ description: 'The number of billable units in this plan.' }),
          used: z.int().meta({ description: 'The number of units used so far.' }),
          resultsPerSearch: z.int(),
          async: z.boolean().meta({ description: 'Whether the plan includes asynchronous searches.' }),
          sourceEnabled: z.boolean().meta({ description: 'Whether any data source is enabled for the account.' }),
        }),
      }),
      budgets: z.array(BudgetAnswer),
      created: z.int(),
    }),
  },
  errors: [],
  async handle({ caller: { accountId, plan } }, services) {
    const [account, budgets] = await Promise.all([
      services.db.accounts.get(accountId),
      budgetsOf(services, { accountId, plan }),
    ])
    return {
      accountId,
      name: account.name,
      reviewer: account.reviewer,
      plan: {
        name: plan.name,
        products: plan.products,
        requestsPerMinute: plan.requestsPerMinute,
        historicalSearch: {
          startsPerMinute: plan.historicalStartsPerMinute,
          billing: plan.historicalBilling,
          allowance: plan.historicalAllowance,
          used: account.historicalUnits,
          resultsPerSearch: plan.resultsPerSearch,
          async: plan.asyncSearches,
          sourceEnabled: plan.sources.length > 0,
        },
      },
      budgets: budgets.map(presentBudget),
      created: account.created,
    }
  },
})
