import test from 'ava'
import { QueryTypes } from 'sequelize'
import { createLog } from '../../platform/log.ts'
import { openGateway } from '../../workers/gateway.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'
import { killed, startWorker } from '../support/worker.ts'

let service: Service

test.before(async () => {
  service = await startService({ ATTESTR_CONCURRENCY: '2', COURT_SITES: 'off', ECOURTSINDIA: 'off' }, ['core'])
})
test.after.always(() => service?.close())

/** Returns how often each call of the running workflows at the source was attempted. */
async function attemptsAtSource(): Promise<number[]> {
  const { client } = service.temporal
  const attempts: number[] = []
  const query = `TaskQueue = '${service.configuration.TASK_QUEUE_PREFIX}-core' AND ExecutionStatus = 'Running'`
  for await (const { workflowId } of client.workflow.list({ query })) {
    const { raw } = await client.workflow.getHandle(workflowId).describe()
    attempts.push(
      ...(raw.pendingActivities ?? []).map(({ lastStartedTime, attempt }) => (lastStartedTime ? (attempt ?? 0) : 0)),
    )
  }
  return attempts
}

function lookUp(key: string, state: string) {
  return service.call('POST /case-lookup', {
    key,
    body: { caseIdentifier: { courtType: 'HC', cnr: `${state}HC019000012024` } },
  })
}

const STATES = ['DL', 'MH', 'KA', 'TN', 'WB', 'GJ', 'RJ', 'KL']

test.serial(
  'two worker processes together make no more concurrent calls than the limits of a source allow',
  async (t) => {
    const { key } = await anAccount(service.db)
    const workers = await Promise.all([
      startWorker(service, ['source-attestr']),
      startWorker(service, ['source-attestr']),
    ])
    t.teardown(() => Promise.all(workers.map(killed)))
    await service.control.fault('attestr', 'slow', STATES.length, 400)
    const answers = await Promise.all(STATES.map((state) => lookUp(key, state)))
    t.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 200),
    )
    const calls = await service.db.sequelize.query<{ from: number; to: number }>(
      "SELECT requested_at AS 'from', requested_at + took_ms AS 'to' FROM source_calls",
      { type: QueryTypes.SELECT },
    )
    const atOnce = calls.map(({ from }) => calls.filter((other) => other.from <= from && from < other.to).length)
    t.is(calls.length, STATES.length)
    t.true(Math.max(...atOnce) <= 2, atOnce.join(' '))
  },
)

test.serial(
  'an account that requests one case gets it before all that another account has requested earlier',
  async (t) => {
    const [large, small] = [await anAccount(service.db), await anAccount(service.db)]
    const worker = await startWorker(service, ['source-attestr'])
    t.teardown(() => killed(worker))
    const held = await Promise.all([1, 2].map(() => service.db.slots.take('attestr', { most: 2 })))
    await service.control.fault('attestr', 'slow', 2 * STATES.length, 400)

    const answered: string[] = []
    const asking = STATES.map((state) => lookUp(large.key, state).then(() => answered.push(state)))
    await until(attemptsAtSource, (attempts) => attempts.length === STATES.length && attempts.every(Boolean))
    asking.push(lookUp(small.key, 'AP').then(() => answered.push('of the small one')))
    await until(attemptsAtSource, (attempts) => attempts.length === asking.length && attempts.every(Boolean))
    for (const place of held) await place?.release()
    await Promise.all(asking)
    t.true(answered.indexOf('of the small one') < STATES.length / 2, answered.join(' '))
  },
)

test.serial('a slot is released when the database cannot decide who gets it next', async (t) => {
  const { key } = await anAccount(service.db)
  const worker = await startWorker(service, ['source-attestr'])
  t.teardown(() => killed(worker))
  const second = await service.db.slots.take('attestr', { from: 2, most: 2 })
  await service.db.sequelize.query('RENAME TABLE source_rates TO source_rates_away')
  const answer = await lookUp(key, 'PB')
  await service.db.sequelize.query('RENAME TABLE source_rates_away TO source_rates')
  t.is(answer.status, 500)
  t.truthy(second && (await service.db.slots.take('attestr', { most: 2 })), 'the first one is free')
})

test.serial(
  'a request of one visit to a court site waits for its permit among the requests of all workers',
  async (t) => {
    // Six requests a minute: a permit every ten seconds.
    const configuration = { ...service.configuration, COURT_SITES_VISITS_PER_MINUTE: 1 }
    const [one, other] = [1, 2].map(() =>
      openGateway({ db: service.db, log: createLog('test', 'silent'), configuration }),
    )
    const unwilling = AbortSignal.abort()
    await one?.nextRequest('courts/HC', unwilling)
    await t.throwsAsync(
      async () => other?.nextRequest('courts/HC', unwilling),
      { name: 'AbortError' },
      'it has to wait',
    )
    await t.notThrowsAsync(async () => other?.nextRequest('courts/SC', unwilling), 'each site has turns of its own')
  },
)
