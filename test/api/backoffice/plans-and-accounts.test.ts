import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'

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

test('POST /backoffice/plans: 200 makes a plan', async (t) => {
  const answer = await service.call('POST /backoffice/plans', { key, body: PLAN })
  t.is(answer.status, 200)
  const { planId, ...plan } = answer.body as { planId: string }
  t.deepEqual(plan as object, PLAN)
  t.deepEqual((await service.call(`GET /backoffice/plans/${planId}`, { key })).body, answer.body)
})

test('POST /backoffice/plans: 200 with the default limits of the contract when they are left out', async (t) => {
  const { requestsPerMinute: _, historicalStartsPerMinute: __, ...body } = PLAN
  const answer = await service.call('POST /backoffice/plans', { key, body })
  t.like(answer.body, { requestsPerMinute: 300, historicalStartsPerMinute: 60 })
})

test('GET /backoffice/plans: 200 lists plans, oldest first', async (t) => {
  const ids = [await makePlan(), await makePlan()]
  const answer = await service.call('GET /backoffice/plans', { key })
  t.is(answer.status, 200)
  const { plans } = answer.body as { plans: { planId: string }[] }
  t.deepEqual(
    plans.map(({ planId }) => planId).filter((planId) => ids.includes(planId)),
    ids,
  )
})

test('GET /backoffice/plans/:planId: 200 reads a plan', async (t) => {
  const planId = await makePlan({ name: 'Read me' })
  const answer = await service.call(`GET /backoffice/plans/${planId}`, { key })
  t.deepEqual([answer.status, answer.body], [200, { planId, ...PLAN, name: 'Read me' }])
})

test('GET /backoffice/plans/:planId: 404 60420 for a plan that is not there', async (t) => {
  t.is((await service.call(`GET /backoffice/plans/${NOBODY}`, { key })).status, 404)
})

test('PUT /backoffice/plans/:planId: 200 counts from the next request of its accounts on', async (t) => {
  const planId = await makePlan()
  const account = await open(planId)
  const read = () => service.call('GET /case-lookup/case-types?courtType=DC', { key: account.key })
  t.is((await read()).status, 403)

  const body = { ...PLAN, products: ['LIVE_CASE_LOOKUP'], requestsPerMinute: 240 }
  const answer = await service.call(`PUT /backoffice/plans/${planId}`, { key, body })
  t.deepEqual([answer.status, answer.body], [200, { planId, ...body }])
  const after = await read()
  t.is(after.status, 200)
  t.is(after.headers.get('x-ratelimit-limit'), '240')
})

test('PUT /backoffice/plans/:planId: 404 60420 for a plan that is not there', async (t) => {
  t.is((await service.call(`PUT /backoffice/plans/${NOBODY}`, { key, body: PLAN })).status, 404)
})

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

test('GET /backoffice/accounts: 200 lists accounts in pages, each once', async (t) => {
  const planId = await makePlan()
  const opened = [await open(planId), await open(planId), await open(planId)].map(({ accountId }) => accountId)
  const listed: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor ? `limit=2&cursor=${cursor}` : 'limit=2'
    const { body, status } = await service.call(`GET /backoffice/accounts?${query}`, { key })
    t.is(status, 200)
    const page = body as { accounts: { accountId: string }[]; nextCursor: string | null }
    listed.push(...page.accounts.map(({ accountId }) => accountId))
    cursor = page.nextCursor
  }
  t.deepEqual(
    listed.filter((accountId) => opened.includes(accountId)),
    opened,
  )
})

test('GET /backoffice/accounts/:accountId: 200 reads an account', async (t) => {
  const { accountId } = await anAccount(service.db)
  const answer = await service.call(`GET /backoffice/accounts/${accountId}`, { key })
  t.is(answer.status, 200)
  t.like(answer.body, { accountId, name: 'Test account', reviewer: 'CUSTOMER' })
})

test('GET /backoffice/accounts/:accountId: 404 60420 for an account that is not there', async (t) => {
  t.is((await service.call(`GET /backoffice/accounts/${NOBODY}`, { key })).status, 404)
})

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
