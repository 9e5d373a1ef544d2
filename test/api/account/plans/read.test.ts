import test from 'ava'
import { makePlan, PLAN } from '../../../support/plans.ts'
import { type Service, sharedService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await sharedService([])
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('GET /backoffice/plans/:planId: 200 reads a plan', async (t) => {
  const planId = await makePlan(service, key, { name: 'Read me' })
  const answer = await service.call(`GET /backoffice/plans/${planId}`, { key })
  t.deepEqual([answer.status, answer.body], [200, { planId, ...PLAN, name: 'Read me' }])
})
