import type { Service } from './service.ts'

/** An operator's fields of a plan. */
export const PLAN = {
  name: 'Small',
  products: ['WATCHLIST'],
  requestsPerMinute: 120,
  historicalStartsPerMinute: 10,
  historicalBilling: 'PER_SEARCH',
  historicalAllowance: 5,
  resultsPerSearch: 200,
  asyncSearches: false,
  courtDataBudgetPaise: null,
  modelBudgetPaise: null,
  sources: ['attestr'],
}

/** Makes a plan with the operator's key; returns its id. */
export async function makePlan(service: Service, key: string, changes: object = {}): Promise<string> {
  const { body } = await service.call('POST /backoffice/plans', { key, body: { ...PLAN, ...changes } })
  return (body as { planId: string }).planId
}

/** Opens an account on a plan with the operator's key. */
export async function openAccount(service: Service, key: string, planId: string) {
  const body = { name: 'New client', planId, reviewer: 'OPERATOR', owner: 'Owner' }
  const answer = await service.call('POST /backoffice/accounts', { key, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as { accountId: string; userId: string; key: string; created: number }
}
