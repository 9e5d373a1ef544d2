import test from 'ava'
import { createConnection } from 'mysql2/promise'
import { QueryTypes } from 'sequelize'
import { indianDay } from '../../domain/dates.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { killed, startWorker } from '../../test/support/worker.ts'

/*
 * A worker is killed with calls to a paid source under way. What is promised: an answer that has come is never paid for again; only calls
 * that were on the wire at that moment are made once more, because nobody can know what became of them.
 */

let service: Service

test.before(async () => {
  // The processes below serve the queue that is left out.
  service = await startService({ COURT_SITES: 'off', ECOURTSINDIA: 'off' }, ['core'])
})
test.after.always(() => service?.close())

/** `TIMEOUT_TYPE_HEARTBEAT`: within seconds, not when the whole call is overdue. */
const HEARTBEAT = 4
const ON_THE_WIRE = ['DLHC01', 'MHHC01'].map((establishment) => `${establishment}9000012024`)
const ANSWERED = ['KAHC01', 'TNHC01', 'WBHC01'].map((establishment) => `${establishment}9000012024`)

test('a worker killed with calls under way: those on the wire are paid twice, those whose answers had come are not, each is charged once, and a missed heartbeat tells', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { courtDataBudgetPaise: 100_000 } })
  const lookUp = (cnr: string) =>
    service.call('POST /case-lookup', { key, body: { caseIdentifier: { courtType: 'HC', cnr } } })
  const callsReach = (count: number) =>
    until(
      () => service.control.calls('attestr'),
      (calls) => calls === count,
    )
  const first = await startWorker(service, ['source-attestr'])
  await service.control.fault('attestr', 'slow', ON_THE_WIRE.length, 120_000)
  const waiting = ON_THE_WIRE.map(lookUp)
  await callsReach(ON_THE_WIRE.length)
  await service.control.fault('attestr', 'slow', ANSWERED.length, 5_000)
  const answered = ANSWERED.map(lookUp)
  await callsReach(ON_THE_WIRE.length + ANSWERED.length)
  // Nothing can be stored now: what comes is kept as it came, and goes no further.
  const holder = await createConnection(service.configuration.DATABASE_URL)
  await holder.query('LOCK TABLES looked_up_cases WRITE')
  await until(storedAnswers, (stored) => stored === ANSWERED.length)
  await killed(first)
  await holder.end()
  const second = await startWorker(service, ['source-attestr'])
  t.teardown(() => killed(second))

  const answers = await Promise.all([...waiting, ...answered])
  t.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 200),
  )
  const made = 2 * ON_THE_WIRE.length + ANSWERED.length
  t.is(await service.control.calls('attestr'), made)
  const [spend] = await service.db.sourceSpend.spentOn(indianDay(Date.now()))
  t.is(spend?.spentPaise, made * 1_000)
  t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), answers.length)
  t.is(await repeats(), ANSWERED.length)
  t.deepEqual(
    await timeoutsOf(accountId),
    answers.map(() => HEARTBEAT),
  )
})

/** As which timeouts Temporal noticed that the worker of an account's lookups was gone, by their numbers in its protocol. */
async function timeoutsOf(accountId: string): Promise<number[]> {
  const { workflow } = service.temporal.client
  const noticed: number[] = []
  for await (const { workflowId } of workflow.list({ query: `AccountId = '${accountId}'` })) {
    const { events } = await workflow.getHandle(workflowId).fetchHistory()
    for (const { activityTaskStartedEventAttributes: started } of events ?? []) {
      const timeout = started?.lastFailure?.timeoutFailureInfo?.timeoutType
      if (typeof timeout === 'number') noticed.push(timeout)
    }
  }
  return noticed
}

async function storedAnswers(): Promise<number> {
  const [row] = await service.db.sequelize.query<{ count: number }>(
    'SELECT COUNT(*) AS count FROM source_calls WHERE body_gzip IS NOT NULL',
    { type: QueryTypes.SELECT },
  )
  return Number(row?.count)
}

/** Calls that were answered with what was kept of an earlier one, which cost nothing. */
async function repeats(): Promise<number> {
  const [row] = await service.db.sequelize.query<{ count: number }>(
    'SELECT COUNT(*) AS count FROM source_calls WHERE repeat_of IS NOT NULL AND cost_paise = 0',
    { type: QueryTypes.SELECT },
  )
  return Number(row?.count)
}
