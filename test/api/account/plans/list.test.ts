import test from 'ava'
import { makePlan } from '../../../support/plans.ts'
import { type Service, sharedService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await sharedService([])
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('GET /backoffice/plans: 200 lists plans, oldest first', async (t) => {
  const ids = [await makePlan(service, key), await makePlan(service, key)]
  const answer = await service.call('GET /backoffice/plans', { key })
  t.is(answer.status, 200)
  const { plans } = answer.body as { plans: { planId: string }[] }
  t.deepEqual(
    plans.map(({ planId }) => planId).filter((planId) => ids.includes(planId)),
    ids,
  )
})
