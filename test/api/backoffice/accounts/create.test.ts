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

test('POST /backoffice/accounts: 200 opens an account whose owner can do the rest himself', async (t) => {
  const planId = await makePlan()
  const { accountId, userId, key: ownerKey, created, ...rest } = await open(planId)
  t.deepEqual(rest as object, { name: 'New client', planId, reviewer: 'OPERATOR' })
  t.true(created <= Date.now())
  t.like((await service.call('GET /account', { key: ownerKey })).body, { accountId, name: 'New client' })
  t.like((await service.call('GET /account/users', { key: ownerKey })).body, { users: [{ userId, name: 'Owner' }] })
})

test('POST /backoffice/accounts: 400 60001 for a plan that is not there', async (t) => {
  const body = { name: 'New client', planId: NOBODY, reviewer: 'OPERATOR', owner: 'Owner' }
  const answer = await service.call('POST /backoffice/accounts', { key, body })
  t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path: 'planId' }] } } })
})
