import { ApplicationFailure } from '@temporalio/common'
import test from 'ava'
import { startCandidateReview } from '../../workflows/candidate-review.messages.ts'
import { aCandidate } from '../support/a-candidate.ts'
import { type Service, startService } from '../support/service.ts'
import { SKIP_ALL_WAITING, setSkipping } from '../support/time-skipping.ts'
import { until } from '../support/until.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

/** A candidate whose review runs, as the outbox starts it. */
async function reviewed(reviewer: 'CUSTOMER' | 'OPERATOR' = 'CUSTOMER') {
  const candidate = await aCandidate(service, { reviewer })
  await service.db.sequelize.query('UPDATE outbox SET claimed_until = 0')
  const review = service.temporal.client.workflow.getHandle(`candidate-review/${candidate.candidateId}`)
  await until(
    () => review.query('state').catch(() => 'not started yet'),
    (state) => state === 'waiting for the operator',
  )
  return { ...candidate, review }
}

function find(id: string) {
  return service.db.caseCandidates.find(id)
}

test('a review waits however long, for the operator and then for the customer', async (t) => {
  const { review, candidateId, key } = await reviewed()
  await setSkipping(service.temporal.connection, review.workflowId, SKIP_ALL_WAITING)
  await service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: operator })
  t.is(await review.query('state'), 'waiting for the decision')
  t.is((await review.describe()).status.name, 'RUNNING')
  await service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key })
  t.is(await review.result(), 'added')
})

test('plain signals approve and decide as well, and count as the operator, by name', async (t) => {
  const { review, candidateId } = await reviewed('OPERATOR')
  await review.signal('approve', { actor: 'asha', reason: 'same address' })
  await until(
    () => find(candidateId),
    (candidate) => candidate?.status === 'APPROVED',
  )
  await review.signal('decide', { decision: 'ADDED', actor: 'asha' })
  t.is(await review.result(), 'added')
  t.like(await find(candidateId), { status: 'PROMOTED', customerDecision: 'ADDED' })
  const { body } = await service.call(`GET /backoffice/audit?thing=${candidateId}`, { key: operator })
  t.like(body, {
    entries: {
      0: { action: 'CONFIRM', actor: { type: 'OPERATOR', id: 'asha' } },
      1: { action: 'APPROVE', actor: { type: 'OPERATOR', id: 'asha' } },
    },
  })
})

test('a signal without a name or a reason rejects, as nobody in particular', async (t) => {
  const { review, candidateId } = await reviewed()
  await review.signal('reject')
  t.is(await review.result(), 'rejected')
  const { body } = await service.call(`GET /backoffice/audit?thing=${candidateId}`, { key: operator })
  t.like(body, { entries: { 0: { action: 'REJECT', actor: { id: 'temporal-cli' } } } })
})

test('signals that come too early, twice, malformed or unknown are passed over', async (t) => {
  const { review, candidateId } = await reviewed('OPERATOR')
  await review.signal('decide', { decision: 'ADDED' })
  await review.signal('decide', 'yes please')
  t.is(await review.query('state'), 'waiting for the operator')
  await review.signal('approve', null)
  await until(
    () => review.query('state'),
    (state) => state === 'waiting for the decision',
  )
  await review.signal('reject', { actor: 'asha' })
  await review.signal('decide', { decision: 'MAYBE' })
  await review.signal('decide')
  t.is(await review.query('state'), 'waiting for the decision')
  await review.signal('decide', { decision: 'DECLINED' })
  t.is(await review.result(), 'declined')
  await t.throwsAsync(() => review.signal('decide', { decision: 'ADDED' }), { name: 'WorkflowNotFoundError' })
  t.like(await find(candidateId), { status: 'APPROVED', customerDecision: 'DECLINED' })
})

test('updates are refused by type: too early, a second time, and without a decision', async (t) => {
  const { review, candidateId } = await reviewed('OPERATOR')
  const refusalOf = async (update: string, given: object) => {
    const error = await t.throwsAsync(() => review.executeUpdate(update, { args: [given] }))
    return error?.cause instanceof ApplicationFailure ? error.cause.type : error
  }
  t.is(await refusalOf('decide', { decision: 'ADDED' }), 'NotApproved')
  t.is(await refusalOf('decide', { decision: 'MAYBE' }), 'InvalidDecision')
  t.is(await review.executeUpdate('approve', { args: [{}] }), 'APPLIED')
  t.is(await refusalOf('reject', {}), 'AlreadyDecided')
  const decided = await review.executeUpdate('decide', { args: [{ decision: 'ADDED' }] })
  const { promotedCaseId } = (await find(candidateId)) ?? {}
  t.deepEqual(decided, { kind: 'ADDED', caseId: promotedCaseId, status: 'ACTIVE', linkedExisting: false })
})

test('a review that is started for a candidate that was decided ends at once', async (t) => {
  const { candidateId, accountId, entityId, key } = await aCandidate(service, { mode: 'HISTORICAL' })
  await service.call(`POST /watchlist/candidates/${candidateId}/decline`, { key })
  const review = service.temporal.client.workflow.getHandle(`candidate-review/${candidateId}`)
  t.is(await review.result(), 'declined')
  const again = await service.temporal.start(
    startCandidateReview({ candidateId }, { accountId, entityId, requestId: 'again', caseRef: 'c', courtType: 'HC' }),
  )
  t.is(await again.result(), 'no longer waiting')
})
