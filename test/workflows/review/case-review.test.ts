import test from 'ava'
import { DAY_MS } from '../../../domain/dates.ts'
import { caseReviewState } from '../../../workflows/review/case-review.messages.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { fastForward, SKIP_ALL_WAITING, setSkipping } from '../../support/time-skipping.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

async function waitingCase() {
  const { key } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  const id = await aCase(service, key)
  return { key, id, review: service.temporal.client.workflow.getHandle(`case-review/${id}`) }
}

test('a review waits for days, shows that in its query, and then accepts the verdict', async (t) => {
  const { key, id, review } = await waitingCase()
  await fastForward(service.temporal.connection, review.workflowId, 3.5 * DAY_MS)
  t.is(await review.query(caseReviewState), 'waiting for the operator')
  const operator = await service.db.operatorKeys.issue('Test operator')
  t.is((await service.call(`POST /backoffice/cases/${id}/approve`, { key: operator })).status, 200)
  t.is(await review.query(caseReviewState), 'approved')
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'ACTIVE' })
})

test('a review ends within a day after its customer took the case off the queue', async (t) => {
  const { key, id, review } = await waitingCase()
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'ARCHIVED' } })
  await setSkipping(service.temporal.connection, review.workflowId, SKIP_ALL_WAITING)
  t.is(await review.result(), 'no longer waiting')
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'ARCHIVED', reviewedAt: null })
})

test('a verdict by signal on a case that no longer waits changes nothing', async (t) => {
  const { key, id, review } = await waitingCase()
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'ARCHIVED' } })
  await review.signal('approve', { actor: 'asha' })
  t.is(await review.result(), 'no longer waiting')
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'ARCHIVED', reviewedAt: null })
})
