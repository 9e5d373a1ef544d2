import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'ava'
import { migrateUp } from '../../db/migrate.ts'
import { type Infrastructure, type StartedPart, startInfrastructure } from '../../scripts/stack/infrastructure.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { aCandidate } from '../../test/support/a-candidate.ts'
import { type Service, startServiceOn } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { aCase } from '../../test/support/watchlist.ts'
import { killed, startWorker } from '../../test/support/worker.ts'
import { candidateReviewState } from '../../workflows/review/candidate-review.messages.ts'

/*
 * Servers of this file's own. What is promised here: a verdict that nobody could apply is answered with 503 and when to come again, and the
 * same verdict again gets the outcome of the first.
 */

let parts: Parts
let infrastructure: Infrastructure
let service: Service
let operator: string
let folder: string

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtpulse-verdicts-'))
  parts = new Parts(join(folder, 'logs'))
  infrastructure = await startInfrastructure(parts, await readTools(), { folder, purpose: 'start', progress: () => {} })
  await migrateUp(infrastructure.databaseUrl)
  // The processes below serve the workflows.
  service = await startServiceOn(infrastructure, {}, ['webhooks'])
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(async () => {
  await service?.close()
  await parts?.stop()
  await rm(folder, { recursive: true, force: true })
})

const DOWN = [503, 60503, '5']

async function post(path: string, { key = operator, id }: { key?: string; id?: string } = {}) {
  const headers = id ? { 'X-Request-Id': id } : {}
  const answer = await service.call(`POST ${path}`, { key, headers })
  const { code } = (answer.body ?? {}) as { code?: number }
  return { ...answer, answered: [answer.status, code, answer.headers.get('retry-after')] }
}

function statusOf(candidateId: string) {
  return service.db.caseCandidates.find(candidateId).then((candidate) => candidate?.status)
}

test.serial('workers away: every verdict is 503 60503, and the same again is applied once they are back', async (t) => {
  const worker = await startWorker(service, ['core'], infrastructure.temporal)
  const [waiting, historical] = [await aCandidate(service), await aCandidate(service, { mode: 'HISTORICAL' })]
  const { key } = waiting
  await killed(worker)
  const id = 'a-decision-0001'
  const approve = () => post(`/backoffice/candidates/${waiting.candidateId}/approve`)
  const decline = () => post(`/watchlist/candidates/${historical.candidateId}/decline`, { key: historical.key, id })
  const away = await Promise.all([approve(), decline()])
  for (const { answered } of away) t.deepEqual(answered, DOWN)

  const next = await startWorker(service, ['core'], infrastructure.temporal)
  t.teardown(() => killed(next))
  const back = await Promise.all([approve(), decline()])
  for (const { status, body } of back) t.deepEqual([status, body], [200, {}])
  t.is(await statusOf(waiting.candidateId), 'APPROVED')
  t.is((await post(`/watchlist/candidates/${waiting.candidateId}/decline`, { key })).status, 200)
})

test.serial(
  'database away while a verdict is taken: 503 60503, and the same again gets the outcome, another 60415',
  async (t) => {
    const worker = await startWorker(service, ['core'], infrastructure.temporal)
    t.teardown(() => killed(worker))
    const { candidateId } = await aCandidate(service)
    const path = `/backoffice/candidates/${candidateId}`
    const review = service.temporal.client.workflow.getHandle(`candidate-review/${candidateId}`)
    await service.db.sequelize.query('UPDATE outbox SET claimed_until = 0')
    await until(
      () => review.query(candidateReviewState).catch(() => 'not started yet'),
      (state) => state === 'waiting for the operator',
    )
    const lock = await service.db.sequelize.transaction()
    await service.db.sequelize.query(`SELECT id FROM case_candidates WHERE id = '${candidateId}' FOR UPDATE`, {
      transaction: lock,
    })
    const first = post(`${path}/approve`)
    await until(
      () => review.fetchHistory(),
      ({ events }) => (events ?? []).some((event) => event.workflowExecutionUpdateAcceptedEventAttributes),
    )
    await kill(infrastructure.database)
    t.deepEqual((await first).answered, DOWN)
    await lock.rollback().catch(() => undefined)
    t.deepEqual((await post(`${path}/approve`)).answered, DOWN)

    await restart(infrastructure.database)
    const again = await until(
      () => post(`${path}/approve`),
      ({ status }) => status !== 503,
    )
    t.deepEqual([again.status, again.body], [200, {}])
    t.deepEqual((await post(`${path}/reject`)).answered, [400, 60415, null])
    const { body } = await service.call(`GET /backoffice/audit?thing=${candidateId}`, { key: operator })
    t.is((body as { entries: object[] }).entries.length, 1)
  },
)

test.serial('a verdict that was lost with a terminated review can be submitted again', async (t) => {
  const worker = await startWorker(service, ['core'], infrastructure.temporal)
  t.teardown(() => killed(worker))
  const { candidateId } = await aCandidate(service)
  const review = service.temporal.client.workflow.getHandle(`candidate-review/${candidateId}`)
  const lock = await service.db.sequelize.transaction()
  await service.db.sequelize.query(`SELECT id FROM case_candidates WHERE id = '${candidateId}' FOR UPDATE`, {
    transaction: lock,
  })
  const first = post(`/backoffice/candidates/${candidateId}/reject`)
  await until(
    () => review.fetchHistory().catch(() => ({ events: [] })),
    ({ events }) => (events ?? []).some((event) => event.workflowExecutionUpdateAcceptedEventAttributes),
  )
  await review.terminate('a test')
  await lock.rollback()
  t.deepEqual([(await first).status, await statusOf(candidateId)], [200, 'REJECTED'])
})

test.serial('workers away: the verdict on a case is 503 60503, and the same again is applied', async (t) => {
  const worker = await startWorker(service, ['core'], infrastructure.temporal)
  const { key } = await aCandidate(service, { reviewer: 'OPERATOR' })
  const caseId = await aCase(service, key)
  await killed(worker)
  t.deepEqual((await post(`/backoffice/cases/${caseId}/approve`)).answered, DOWN)
  const next = await startWorker(service, ['core'], infrastructure.temporal)
  t.teardown(() => killed(next))
  t.is((await post(`/backoffice/cases/${caseId}/approve`)).status, 200)
})

async function kill(started: StartedPart): Promise<void> {
  process.kill(started.part.pid, 'SIGKILL')
  await started.part.ended
}

async function restart(started: StartedPart): Promise<void> {
  started.part = await started.restart()
}
