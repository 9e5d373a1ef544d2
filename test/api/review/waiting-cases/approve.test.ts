import test from 'ava'
import { ALREADY_DECIDED } from '../../../support/refusals.ts'
import { reset } from '../../../support/reset.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { until } from '../../../support/until.ts'
import { aCase } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

async function waitingCase(): Promise<{ key: string; accountId: string; id: string }> {
  const { key, accountId } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  return { key, accountId, id: await aCase(service, key) }
}

function decide(verb: 'approve' | 'reject', id: string, body?: object) {
  return service.call(`POST /backoffice/cases/${id}/${verb}`, { key: operator, body })
}

function reviewOf(id: string) {
  return service.temporal.client.workflow.getHandle(`case-review/${id}`)
}

test('POST /backoffice/cases/:id/approve: 200 makes the case active, with time, actor and reason', async (t) => {
  const { key, id } = await waitingCase()
  const before = Date.now()
  const answer = await decide('approve', id, { reason: 'The parties agree.' })
  t.deepEqual([answer.status, answer.body], [200, {}])
  const { reviewedAt, ...tracked } = (await service.call(`GET /watchlist/cases/${id}`, { key })).body as {
    reviewedAt: number
  }
  t.like(tracked, { status: 'ACTIVE', updated: reviewedAt, updatedBy: null })
  t.true(reviewedAt >= before && reviewedAt <= Date.now())
  t.is(await reviewOf(id).result(), 'approved')
  const [rows] = await service.db.sequelize.query(
    `SELECT reviewed_by, review_reason FROM tracked_cases WHERE id = '${id}'`,
  )
  t.like(rows, { 0: { review_reason: 'The parties agree.' } })
})

test('POST /backoffice/cases/:id/approve: 200 again for the same operator, 400 60415 for another one and for another verdict', async (t) => {
  const { id } = await waitingCase()
  await decide('approve', id)
  t.deepEqual((await decide('approve', id)).body, {})
  const other = await service.db.operatorKeys.issue('Another operator')
  const byOther = await service.call(`POST /backoffice/cases/${id}/approve`, { key: other })
  for (const answer of [byOther, await decide('reject', id)])
    t.deepEqual([answer.status, answer.body], [400, ALREADY_DECIDED])
})

test('POST /backoffice/cases/:id/approve: 200 for a case whose review was reset, terminated or cancelled', async (t) => {
  for (const end of ['terminate', 'cancel', 'reset'] as const) {
    const { key, id } = await waitingCase()
    const review = reviewOf(id)
    // On a busy machine the review may start a moment after the case was accepted.
    await until(
      () => review.describe().catch(() => undefined),
      (begun) => begun !== undefined,
    )
    if (end === 'reset') await reset(service, review.workflowId)
    else await review[end]()
    t.is((await decide('approve', id)).status, 200)
    t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'ACTIVE' })
  }
})

test('POST /backoffice/cases/:id/approve: 400 60415 for a case its customer took off the queue', async (t) => {
  const { key, id } = await waitingCase()
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'ARCHIVED' } })
  t.deepEqual((await decide('approve', id)).body, ALREADY_DECIDED)
})

test('POST /backoffice/cases/:id/approve: 200 for the second time for a case that was approved, sent back to the queue and approved', async (t) => {
  const { key, id } = await waitingCase()
  await decide('approve', id, { reason: 'first' })
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'PENDING_BACKOFFICE_REVIEW' } })
  t.is((await decide('approve', id, { reason: 'second' })).status, 200)
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'ACTIVE' })
  const { body } = await service.call(`GET /backoffice/audit?thing=${id}`, { key: operator })
  t.like(body, { entries: { 0: { reason: 'second' }, 2: { action: 'APPROVE', reason: null } } })
})

test('POST /backoffice/cases/:id/approve: 200 for a case that was sent back to the queue', async (t) => {
  const { key, id } = await waitingCase()
  await decide('reject', id)
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'PENDING_BACKOFFICE_REVIEW' } })
  t.is((await decide('approve', id)).status, 200)
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'ACTIVE' })
})
