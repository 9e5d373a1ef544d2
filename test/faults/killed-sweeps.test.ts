import test from 'ava'
import { QueryTypes } from 'sequelize'
import { indianDay } from '../../domain/dates.ts'
import { FORUMS } from '../../sandbox/world/forums.ts'
import { randomFor } from '../../sandbox/world/random.ts'
import { type CaseSweepResult, startCaseSweep } from '../../workflows/case-tracking/case-sweep.messages.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'
import { aCase } from '../support/watchlist.ts'
import { killed, startWorker } from '../support/worker.ts'

/*
 * Workers of the eCourts API are killed between a call and the transaction that stores its answer. One call at a time
 * is on the wire, so each kill can cost one call more.
 */

const KILLS = Number(process.env.KILLS ?? 4)
const ACCOUNTS = 8
const CALL_MS = 150

let service: Service
test.before(async () => {
  service = await startService(
    {
      NAPIX: 'on',
      NAPIX_CONCURRENCY: '1',
      NAPIX_REQUESTS_PER_HOUR: '10000',
      ATTESTR: 'off',
      ECOURTSINDIA: 'off',
      COURT_SITES: 'off',
    },
    ['core'],
  )
})
test.after.always(() => service?.close())

async function rows<Row extends object>(sql: string): Promise<Row[]> {
  return service.db.sequelize.query<Row>(sql, { type: QueryTypes.SELECT })
}

async function callsByOperation(): Promise<Record<string, number>> {
  const response = await fetch(`${service.control.url}/control/calls?source=napix`)
  return ((await response.json()) as { byOperation: Record<string, number> }).byOperation
}

let sweeps = 0
async function sweep(): Promise<CaseSweepResult> {
  const input = { sweepId: `killed-${process.pid}-${++sweeps}`, today: indianDay(Date.now()), since: Date.now() }
  return (await service.temporal.start(startCaseSweep(input))).result()
}

test(`${KILLS} workers killed between call and merge: each change is recorded once, and a kill repeats two calls at most`, async (t) => {
  t.timeout(360_000 + KILLS * 30_000)
  // The sandbox moves these cases with every fetch.
  const cnrs = [...FORUMS.HC, ...FORUMS.DC].map(({ code }) => `${code}9000152024`)
  const levelOf = (code: string) => (FORUMS.HC.some((forum) => forum.code === code) ? 'HC' : 'DC')
  for (let account = 0; account < ACCOUNTS; account++) {
    const { key } = await anAccount(service.db)
    for (const cnr of cnrs) await aCase(service, key, { caseIdentifier: { courtType: levelOf(cnr.slice(0, 6)), cnr } })
  }
  await service.control.fault('napix', 'slow', 1_000_000, CALL_MS)
  const random = randomFor('kills', String(process.env.SEED ?? 1))
  let isSweeping = true
  const sweeping = (async () => {
    while (isSweeping) await sweep()
  })()
  for (let kill = 1; kill <= KILLS; kill++) {
    const before = await service.control.calls('napix')
    const worker = await startWorker(service, ['source-napix'])
    // A token and then calls about cases.
    const wanted = before + random.whole(`calls ${kill}`, 2, 6)
    await until(
      () => service.control.calls('napix'),
      (calls) => calls >= wanted,
    )
    await new Promise((resolve) => setTimeout(resolve, random.whole(`ms ${kill}`, 0, 2 * CALL_MS)))
    await killed(worker)
  }
  isSweeping = false
  const last = await startWorker(service, ['source-napix'])
  t.teardown(() => killed(last))
  await sweeping
  await sweep()

  const changes = await rows<{ id: string; from: string; to: string }>(
    `SELECT tracked_case_id AS id, from_value AS \`from\`, to_value AS \`to\` FROM tracked_case_changes
     WHERE field = 'nextHearingDate' AND origin = 'COURT' ORDER BY tracked_case_id, id`,
  )
  const recorded = Map.groupBy(changes, ({ id }) => id)
  for (const those of recorded.values())
    for (const [at, { from, to }] of those.entries()) {
      if (from === to) t.fail('a change that is none')
      const next = those[at + 1]
      if (next && next.from !== to) t.fail(`after ${to} came a change from ${next.from}`)
    }
  const { cnr: records = 0, 'current-status': states = 0, ...others } = await callsByOperation()
  const merges = cnrs.length * ACCOUNTS + changes.length
  const more = records + states - merges - 2 * sweeps
  const [quota] = await rows<{ taken: number }>('SELECT COUNT(*) AS taken FROM source_quotas WHERE taken_at > 0')
  const calls = await service.control.calls('napix')
  const [{ repeats } = { repeats: 0 }] = await rows<{ repeats: number }>(
    'SELECT COUNT(*) AS repeats FROM source_calls WHERE repeat_of IS NOT NULL',
  )
  t.log(`${sweeps} sweeps, ${records} records, ${states} states, ${JSON.stringify(others)}, ${changes.length} changes`)
  t.log(`${more} calls more, ${repeats} answers read again, ${Number(quota?.taken)} of the quota for ${calls} calls`)
  t.true(more >= 0 && more <= 2 * KILLS)
  t.true(Number(quota?.taken) >= calls && Number(quota?.taken) <= calls + 2 * KILLS)
})
