import test from 'ava'
import { ALREADY_DECIDED, NOWHERE } from '../../../support/refusals.ts'
import { anAccount, type Service, startService } from '../../../support/service.ts'
import { aCase } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startService({ TEMPORAL_UI_URL: 'http://ui.example' })
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

test('POST /backoffice/cases/:id/approve: 400 60415 for a second verdict, whichever it is', async (t) => {
  const { id } = await waitingCase()
  await decide('approve', id)
  for (const verb of ['approve', 'reject'] as const) {
    const answer = await decide(verb, id)
    t.deepEqual([answer.status, answer.body], [400, ALREADY_DECIDED])
  }
})

test('POST /backoffice/cases/:id/approve: 400 60401 for an id that is none', async (t) => {
  const answer = await decide('approve', NOWHERE)
  t.is(answer.status, 400)
  t.like(answer.body, { code: 60401 })
})

test('POST /backoffice/cases/:id/approve: 400 60415 for a case its customer took off the queue', async (t) => {
  const { key, id } = await waitingCase()
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'ARCHIVED' } })
  t.deepEqual((await decide('approve', id)).body, ALREADY_DECIDED)
})

test('POST /backoffice/cases/:id/approve: 200 for a case that was sent back to the queue', async (t) => {
  const { key, id } = await waitingCase()
  await decide('reject', id)
  await service.call(`PUT /watchlist/cases/${id}`, { key, body: { status: 'PENDING_BACKOFFICE_REVIEW' } })
  t.is((await decide('approve', id)).status, 200)
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'ACTIVE' })
})
