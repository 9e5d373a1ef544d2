import test from 'ava'
import { PLAN } from '../../../support/plans.ts'
import { type Service, sharedService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await sharedService([])
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('POST /backoffice/plans: 200 makes a plan', async (t) => {
  const answer = await service.call('POST /backoffice/plans', { key, body: PLAN })
  t.is(answer.status, 200)
  const { planId, ...plan } = answer.body as { planId: string }
  t.deepEqual(plan as object, PLAN)
  t.deepEqual((await service.call(`GET /backoffice/plans/${planId}`, { key })).body, answer.body)
})

test('POST /backoffice/plans: 200 with the default limits of the contract when they are absent', async (t) => {
  const { requestsPerMinute: _, historicalStartsPerMinute: __, ...body } = PLAN
  const answer = await service.call('POST /backoffice/plans', { key, body })
  t.like(answer.body, { requestsPerMinute: 300, historicalStartsPerMinute: 60 })
})

test('POST /backoffice/plans: 400 60001 for figures that no plan has', async (t) => {
  for (const field of ['historicalAllowance', 'resultsPerSearch', 'requestsPerMinute']) {
    const answer = await service.call('POST /backoffice/plans', { key, body: { ...PLAN, [field]: 3_000_000_000 } })
    t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path: field }] } } })
  }
})
