import test from 'ava'
import { candidateReviewState } from '../../../../workflows/review/candidate-review.messages.ts'
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

function approve(id: string, body?: object) {
  return service.call(`POST /backoffice/candidates/${id}/approve`, { key: operator, body })
}

test('POST /backoffice/candidates/:id/approve: 200 hands the candidate to its customer, with time, actor and reason', async (t) => {
  const { candidateId } = await aCandidate(service)
  const before = Date.now()
  const answer = await approve(candidateId, { reason: 'The address agrees.' })
  t.deepEqual([answer.status, answer.body], [200, {}])
  const candidate = await service.db.caseCandidates.find(candidateId)
  t.like(candidate, { status: 'APPROVED', customerDecision: null })
  t.true((candidate?.updated ?? 0) >= before)
  const [rows] = await service.db.sequelize.query(
    `SELECT review_reason, reviewed_at IS NOT NULL AS timed FROM case_candidates WHERE id = '${candidateId}'`,
  )
  t.deepEqual(rows, [{ review_reason: 'The address agrees.', timed: 1 }])
  const review = service.temporal.client.workflow.getHandle(`candidate-review/${candidateId}`)
  t.is(await review.query(candidateReviewState), 'waiting for the decision')
})

test('POST /backoffice/candidates/:id/approve: 400 60415 for another operator, another verdict and a historical candidate, 200 again for the same', async (t) => {
  const [waiting, historical] = [await aCandidate(service), await aCandidate(service, { mode: 'HISTORICAL' })]
  await approve(waiting.candidateId, { reason: 'The address agrees.' })
  const again = await approve(waiting.candidateId)
  t.deepEqual([again.status, again.body], [200, {}])
  const other = await service.db.operatorKeys.issue('Another operator')
  for (const answer of [
    await service.call(`POST /backoffice/candidates/${waiting.candidateId}/approve`, { key: other }),
    await service.call(`POST /backoffice/candidates/${waiting.candidateId}/reject`, { key: operator }),
    await approve(historical.candidateId),
  ])
    t.deepEqual([answer.status, refusal(answer.body).code], [400, 60415])
  const { body } = await service.call(`GET /backoffice/audit?thing=${waiting.candidateId}`, { key: operator })
  t.like(body, { entries: { length: 1, 0: { action: 'APPROVE', reason: 'The address agrees.' } } })
})
