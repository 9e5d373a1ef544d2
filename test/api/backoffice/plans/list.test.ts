import test from 'ava'
import { type Service, startService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await startService()
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

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
