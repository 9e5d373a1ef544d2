import test from 'ava'
import { aCandidate } from '../../../support/a-candidate.ts'
import { type Service, startService } from '../../../support/service.ts'
import { refusal } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startService()
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

test('POST /backoffice/candidates/:id/reject: 400 60415 for all but one of 50 verdicts at once', async (t) => {
  const { candidateId } = await aCandidate(service)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => give(index % 2 ? 'approve' : 'reject', candidateId)),
  )
  const applied = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  t.is(applied.length, 1)
  for (const { status, body } of answers) if (status !== 200) t.deepEqual([status, refusal(body).code], [400, 60415])
  const candidate = await service.db.caseCandidates.find(candidateId)
  t.is(candidate?.status, applied[0] !== undefined && applied[0] % 2 ? 'APPROVED' : 'REJECTED')
})

test('POST /backoffice/candidates/:id/reject: 400 60410 for an id that is none', async (t) => {
  const answer = await give('reject', '0190f5e0b7a07c3c8a5d6e7f80912345')
  t.deepEqual([answer.status, refusal(answer.body).code], [400, 60410])
})
