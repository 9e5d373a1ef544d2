import test from 'ava'
import { makePlan, openAccount } from '../../../support/plans.ts'
import { type Service, sharedService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await sharedService([])
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('PUT /backoffice/accounts/:accountId: 200 moves an account to another plan from its next request on', async (t) => {
  const account = await openAccount(service, key, await makePlan(service, key))
  const body = {
    name: 'Renamed',
    planId: await makePlan(service, key, { requestsPerMinute: 77 }),
    reviewer: 'CUSTOMER',
  }
  const answer = await service.call(`PUT /backoffice/accounts/${account.accountId}`, { key, body })
  t.deepEqual([answer.status, answer.body], [200, { accountId: account.accountId, ...body, created: account.created }])
  const after = await service.call('GET /account', { key: account.key })
  t.is(after.headers.get('x-ratelimit-limit'), '77')
  t.like(after.body, { name: 'Renamed', reviewer: 'CUSTOMER' })
})
