import type { WorkflowHandle } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import test from 'ava'
import { candidateReviewState, startCandidateReview } from '../../../workflows/review/candidate-review.messages.ts'
import { aCandidate } from '../../support/a-candidate.ts'
import { reset } from '../../support/reset.ts'
import { type Service, sharedService } from '../../support/service.ts'
import { SKIP_ALL_WAITING, setSkipping } from '../../support/time-skipping.ts'
import { until } from '../../support/until.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

/** A candidate whose review runs, as the outbox starts it. */
async function reviewed(reviewer: 'CUSTOMER' | 'OPERATOR' = 'CUSTOMER') {
  const candidate = await aCandidate(service, { reviewer })
  await service.db.sequelize.query('UPDATE outbox SET claimed_until = 0')
  const review = service.temporal.client.workflow.getHandle(`candidate-review/${candidate.candidateId}`)
  await until(
    () => review.query(candidateReviewState).catch(() => 'not started yet'),
    (state) => state === 'waiting for the operator',
  )
  return { ...candidate, review }
}

function find(id: string) {
  return service.db.caseCandidates.find(id)
}

test('a review waits without limit, for the operator and then for the customer', async (t) => {
  const { review, candidateId, key } = await reviewed()
  await setSkipping(service.temporal.connection, review.workflowId, SKIP_ALL_WAITING)
  await service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: operator })
  t.is(await review.query(candidateReviewState), 'waiting for the decision')
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
      0: { action: 'CONFIRM', actor: { type: 'OPERATOR', id: 'temporal-cli:asha' }, reason: null },
      1: { action: 'APPROVE', actor: { type: 'OPERATOR', id: 'temporal-cli:asha' }, reason: 'same address' },
    },
  })
})

test('a signal without a name or a reason rejects without naming an author', async (t) => {
  const { review, candidateId } = await reviewed()
  await review.signal('reject')
  t.is(await review.result(), 'rejected')
  const { body } = await service.call(`GET /backoffice/audit?thing=${candidateId}`, { key: operator })
  t.like(body, { entries: { 0: { action: 'REJECT', actor: { id: 'temporal-cli' } } } })
})

test('signals that come too early, twice, malformed or unknown are ignored', async (t) => {
  const { review, candidateId } = await reviewed('OPERATOR')
  await review.signal('decide', { decision: 'ADDED' })
  await review.signal('decide', 'yes please')
  t.is(await review.query(candidateReviewState), 'waiting for the operator')
  await review.signal('approve', null)
  await until(
    () => review.query(candidateReviewState),
    (state) => state === 'waiting for the decision',
  )
  await review.signal('reject', { actor: 'asha' })
  await review.signal('decide', { decision: 'MAYBE' })
  await review.signal('decide')
  t.is(await review.query(candidateReviewState), 'waiting for the decision')
  await review.signal('decide', { decision: 'DECLINED' })
  t.is(await review.result(), 'declined')
  await t.throwsAsync(() => review.signal('decide', { decision: 'ADDED' }), { name: 'WorkflowNotFoundError' })
  t.like(await find(candidateId), { status: 'APPROVED', customerDecision: 'DECLINED' })
})

test('updates are refused by type: too early, a second time, and without a decision', async (t) => {
  const { review, candidateId } = await reviewed('OPERATOR')
  const refusalOf = async (update: string, input: object) => {
    const error = await t.throwsAsync(() => review.executeUpdate(update, { args: [input] }))
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

/** Malformed verdicts: strings, numbers, lists, and fields of wrong types. */
const MALFORMED = [
  'just a string',
  7,
  true,
  ['asha'],
  { actor: 5 },
  { actor: 'asha', reason: { text: 'x' } },
  { decidedAs: 1 },
]

test('a malformed verdict or decision changes nothing: signals are ignored, updates are refused', async (t) => {
  const { review, candidateId } = await reviewed('OPERATOR')
  const refusalOf = async (update: string, input: unknown) => {
    const error = await t.throwsAsync(() => review.executeUpdate(update, { args: [input] }))
    return error?.cause instanceof ApplicationFailure ? error.cause.type : error
  }
  for (const input of MALFORMED) {
    await review.signal('reject', input)
    t.is(await refusalOf('approve', input), 'InvalidVerdict')
  }
  t.like(await find(candidateId), { status: 'PENDING_REVIEW' })
  await review.executeUpdate('approve', { args: [{ actor: 'asha' }] })
  for (const input of MALFORMED) {
    const decision = typeof input === 'object' && !Array.isArray(input) ? { decision: 'ADDED', ...input } : input
    await review.signal('decide', decision)
    t.is(await refusalOf('decide', decision), 'InvalidDecision')
  }
  t.like(await find(candidateId), { status: 'APPROVED', customerDecision: null })
  t.is(await review.query(candidateReviewState), 'waiting for the decision')
})

test("a decision sent past the API cannot claim to be the customer's, or that of a key's owner", async (t) => {
  for (const seal of [undefined, 'a forged seal']) {
    const { review, candidateId, userId } = await reviewed()
    await review.executeUpdate('approve', { args: [{ actor: 'asha' }] })
    const forged = { decision: 'ADDED', decidedAs: 'USER', actor: userId, ...(seal ? { seal } : {}) }
    await review.executeUpdate('decide', { args: [forged] })
    const { body } = await service.call(`GET /backoffice/audit?thing=${candidateId}`, { key: operator })
    t.like(body, { entries: { 0: { action: 'CONFIRM', actor: { type: 'OPERATOR', id: `temporal-cli:${userId}` } } } })
  }
})

test("the API's own decision counts as the customer's, and its seal serves no other action", async (t) => {
  const [first, second] = [await reviewed(), await reviewed()]
  for (const { candidateId } of [first, second])
    await service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: operator })
  await service.call(`POST /watchlist/candidates/${first.candidateId}/decline`, { key: first.key })
  const actor = async (id: string) => {
    const { body } = await service.call(`GET /backoffice/audit?thing=${id}&limit=1`, { key: operator })
    return (body as { entries: [{ actor: object }] }).entries[0].actor
  }
  t.like(await actor(first.candidateId), { type: 'USER', id: first.userId })
  const sealed = await sentDecision(first.review.workflowId)
  t.is(typeof sealed.seal, 'string')
  await second.review.signal('decide', sealed)
  await second.review.result()
  t.like(await actor(second.candidateId), { type: 'OPERATOR', id: `temporal-cli:${first.userId}` })
})

/** Returns the API's input of the decision, which anyone with access to the namespace can read in the history. */
async function sentDecision(workflowId: string): Promise<Record<string, unknown>> {
  const { events } = await service.temporal.client.workflow.getHandle(workflowId).fetchHistory()
  const inputs = (events ?? []).flatMap(({ workflowExecutionUpdateAcceptedEventAttributes: accepted }) => {
    const data = accepted?.acceptedRequest?.input?.args?.payloads?.[0]?.data
    return data ? [JSON.parse(Buffer.from(data).toString()) as Record<string, unknown>] : []
  })
  return inputs.at(-1) ?? {}
}

for (const how of ['FirstWorkflowTask', 'LastWorkflowTask'] as const)
  test(`a review that was reset to its ${how} is decided through the API like any other`, async (t) => {
    const { review, candidateId, key } = await reviewed()
    await reset(service, review.workflowId, how)
    const approved = await service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: operator })
    t.deepEqual([approved.status, approved.body], [200, {}])
    await reset(service, review.workflowId, how)
    const declined = await service.call(`POST /watchlist/candidates/${candidateId}/decline`, { key })
    t.deepEqual([declined.status, declined.body], [200, {}])
    t.like(await find(candidateId), { status: 'APPROVED', customerDecision: 'DECLINED' })
  })

for (const end of ['terminate', 'cancel'] as const)
  test(`a review that an operator ended by ${end} is decided through the API like any other`, async (t) => {
    const { review, candidateId, key } = await reviewed()
    await ended(review, end)
    t.is((await service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: operator })).status, 200)
    await ended(review, end)
    t.is((await service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key })).status, 200)
    t.like(await find(candidateId), { status: 'PROMOTED', customerDecision: 'ADDED' })
  })

async function ended(review: WorkflowHandle, end: 'terminate' | 'cancel') {
  await review[end]()
  await until(
    () => review.describe(),
    ({ status }) => status.name !== 'RUNNING',
  )
}

test('a review in another state than its candidate reads the candidate before it refuses a request', async (t) => {
  const { review, candidateId } = await reviewed()
  await service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: operator })
  // As after a restore of the database.
  await service.db.sequelize.query(`UPDATE case_candidates SET status = 'PENDING_REVIEW' WHERE id = '${candidateId}'`)
  const answer = await service.call(`POST /backoffice/candidates/${candidateId}/reject`, { key: operator })
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.is(await review.result(), 'rejected')
})

test('the summary of a review names the id of its candidate', async (t) => {
  const { review, candidateId } = await reviewed()
  t.is(await (await review.describe()).staticSummary(), `Review candidate ${candidateId}`)
})

test('a review started for a decided candidate ends at once', async (t) => {
  const { candidateId, accountId, entityId, key } = await aCandidate(service, { mode: 'HISTORICAL' })
  await service.call(`POST /watchlist/candidates/${candidateId}/decline`, { key })
  const review = service.temporal.client.workflow.getHandle(`candidate-review/${candidateId}`)
  t.is(await review.result(), 'declined')
  const again = await service.temporal.start(
    startCandidateReview({ candidateId }, { accountId, entityId, requestId: 'again', caseRef: 'c', courtType: 'HC' }),
  )
  t.is(await again.result(), 'no longer waiting')
})
