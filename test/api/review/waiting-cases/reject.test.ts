import test from 'ava'
import { ALREADY_DECIDED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
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

test('POST /backoffice/cases/:id/reject: 200 rejects the case', async (t) => {
  const { key, id } = await waitingCase()
  const answer = await decide('reject', id)
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'REJECTED' })
  t.is(await reviewOf(id).result(), 'rejected')
  t.like((await service.call(`GET /watchlist/cases/${id}/changes`, { key })).body, {
    changes: { 0: { field: 'status', from: 'PENDING_BACKOFFICE_REVIEW', to: 'REJECTED', origin: 'OPERATOR' } },
  })
})

test('POST /backoffice/cases/:id/reject: 400 60415 for one of two verdicts that are submitted 20 times at once, 200 for the one that was taken', async (t) => {
  const { key, id } = await waitingCase()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => decide(index % 2 ? 'approve' : 'reject', id)),
  )
  const { status: statusAfter } = (await service.call(`GET /watchlist/cases/${id}`, { key })).body as { status: string }
  for (const [index, { status, body }] of answers.entries()) {
    if ((index % 2 === 1) === (statusAfter === 'ACTIVE')) t.deepEqual([status, body], [200, {}])
    else t.deepEqual([status, body], [400, ALREADY_DECIDED])
  }
})
