import test from 'ava'
import { type Service, startService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await startService()
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

const NOBODY = '0190f5e0b7a07c3c8a5d6e7f80912345'

const PLAN = {
  name: 'Small',
  products: ['WATCHLIST'],
  requestsPerMinute: 120,
  historicalStartsPerMinute: 10,
  historicalBilling: 'PER_SEARCH',
  historicalAllowance: 5,
  resultsPerSearch: 200,
  asyncSearches: false,
  sources: ['attestr'],
}

async function makePlan(changes: object = {}): Promise<string> {
  const { body } = await service.call('POST /backoffice/plans', { key, body: { ...PLAN, ...changes } })
  return (body as { planId: string }).planId
}

async function open(planId: string) {
  const body = { name: 'New client', planId, reviewer: 'OPERATOR', owner: 'Owner' }
  const answer = await service.call('POST /backoffice/accounts', { key, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as { accountId: string; userId: string; key: string; created: number }
}

test('PUT /backoffice/accounts/:accountId: 200 moves an account to another plan from its next request on', async (t) => {
  const account = await open(await makePlan())
  const body = { name: 'Renamed', planId: await makePlan({ requestsPerMinute: 77 }), reviewer: 'CUSTOMER' }
  const answer = await service.call(`PUT /backoffice/accounts/${account.accountId}`, { key, body })
  t.deepEqual([answer.status, answer.body], [200, { accountId: account.accountId, ...body, created: account.created }])
  const after = await service.call('GET /account', { key: account.key })
  t.is(after.headers.get('x-ratelimit-limit'), '77')
  t.like(after.body, { name: 'Renamed', reviewer: 'CUSTOMER' })
})

test('PUT /backoffice/accounts/:accountId: 404 60420 for an account that is not there', async (t) => {
  const body = { name: 'x', planId: await makePlan(), reviewer: 'CUSTOMER' }
  t.is((await service.call(`PUT /backoffice/accounts/${NOBODY}`, { key, body })).status, 404)
})
