import test from 'ava'
import { makePlan, openAccount, PLAN } from '../../../support/plans.ts'
import { type Service, sharedService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await sharedService([])
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('PUT /backoffice/plans/:planId: 200 counts from the next request of its accounts on', async (t) => {
  const planId = await makePlan(service, key)
  const account = await openAccount(service, key, planId)
  const read = () => service.call('GET /case-lookup/case-types?courtType=DC', { key: account.key })
  t.is((await read()).status, 403)

  const body = { ...PLAN, products: ['LIVE_CASE_LOOKUP'], requestsPerMinute: 240 }
  const answer = await service.call(`PUT /backoffice/plans/${planId}`, { key, body })
  t.deepEqual([answer.status, answer.body], [200, { planId, ...body }])
  const after = await read()
  t.is(after.status, 200)
  t.is(after.headers.get('x-ratelimit-limit'), '240')
})
