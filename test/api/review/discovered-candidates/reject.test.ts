import test from 'ava'
import { aCandidate } from '../../../support/a-candidate.ts'
import { type Service, sharedService } from '../../../support/service.ts'
import { refusal } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

function give(verb: 'approve' | 'reject', id: string) {
  return service.call(`POST /backoffice/candidates/${id}/${verb}`, { key: operator })
}

test('POST /backoffice/candidates/:id/reject: 200 ends the review', async (t) => {
  const { candidateId } = await aCandidate(service)
  const answer = await give('reject', candidateId)
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.like(await service.db.caseCandidates.find(candidateId), { status: 'REJECTED', customerDecision: null })
  const review = service.temporal.client.workflow.getHandle(`candidate-review/${candidateId}`)
  t.is(await review.result(), 'rejected')
})

test('POST /backoffice/candidates/:id/reject: 400 60415 for one of two verdicts that are submitted 50 times at once, 200 for the one that was taken', async (t) => {
  const { candidateId } = await aCandidate(service)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => give(index % 2 ? 'approve' : 'reject', candidateId)),
  )
  const isApproved = (await service.db.caseCandidates.find(candidateId))?.status === 'APPROVED'
  for (const [index, { status, body }] of answers.entries()) {
    if ((index % 2 === 1) === isApproved) t.deepEqual([status, body], [200, {}])
    else t.deepEqual([status, refusal(body).code], [400, 60415])
  }
  const { body } = await service.call(`GET /backoffice/audit?thing=${candidateId}`, { key: operator })
  t.is((body as { entries: object[] }).entries.length, 1)
})
