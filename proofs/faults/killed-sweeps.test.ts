import test, { type ExecutionContext } from 'ava'
import { QueryTypes } from 'sequelize'
import { indianDay } from '../../domain/dates.ts'
import { FORUMS } from '../../sandbox/world/forums.ts'
import { randomFor } from '../../sandbox/world/random.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { aCase } from '../../test/support/watchlist.ts'
import { killed, startWorker } from '../../test/support/worker.ts'
import { startCaseSweep } from '../../workflows/case-tracking/case-sweep.messages.ts'

/*
 * Workers of the eCourts API are killed between a call and the transaction that stores its answer. One call at a time
 * is on the wire, so each kill can cost one call more: the one whose answer was not recorded.
 */

const KILLS = Number(process.env.KILLS ?? 4)
/** A kill takes 20 s, because the dead worker's heartbeats must be missed; more of them are shared by several services. */
const KILLS_A_SERVICE = 40
const SERVICES = Math.ceil(KILLS / KILLS_A_SERVICE)
const ACCOUNTS = 3
const CALL_MS = 150
const SETTINGS = {
  NAPIX: 'on',
  NAPIX_CONCURRENCY: '1',
  NAPIX_REQUESTS_PER_HOUR: '10000',
  ATTESTR: 'off',
  ECOURTSINDIA: 'off',
  COURT_SITES: 'off',
}

for (let nth = 1; nth <= SERVICES; nth++) {
  const kills = Math.floor(KILLS / SERVICES) + (nth <= KILLS % SERVICES ? 1 : 0)
  const seed = `${process.env.SEED ?? 1} ${nth}`
  test(`${kills} workers killed between call and merge: each change is recorded once, and only a call on the wire at a kill is repeated, no refresh is given up (seed ${seed})`, async (t) => {
    t.timeout(360_000 + KILLS * 30_000)
    const service = await startService(SETTINGS, ['core'])
    t.teardown(() => service.close())
    // The sandbox moves these cases with every fetch.
    const cnrs = [...FORUMS.HC, ...FORUMS.DC].map(({ code }) => `${code}9000152024`)
    await track(service, cnrs)
    await service.control.fault('napix', 'slow', 1_000_000, CALL_MS)
    let [isSweeping, sweeps, unanswered] = [true, 0, 0]
    const sweep = async () => {
      const input = {
        sweepId: `killed-${process.pid}-${nth}-${++sweeps}`,
        today: indianDay(Date.now()),
        since: Date.now(),
      }
      const done = await (await service.temporal.start(startCaseSweep(input))).result()
      unanswered += done.unanswered
    }
    const sweeping = (async () => {
      while (isSweeping) await sweep()
    })()
    const unrecorded = await killWorkers(t, service, kills, seed)
    isSweeping = false
    const last = await startWorker(service, ['source-napix'])
    t.teardown(() => killed(last))
    await sweeping
    await sweep()

    const changes = await rows<{ id: string; from: string; to: string }>(service, CHANGES)
    const recorded = Map.groupBy(changes, ({ id }) => id)
    for (const those of recorded.values())
      for (const [at, { from, to }] of those.entries()) {
        if (from === to) t.fail('a change that is none')
        const next = those[at + 1]
        if (next && next.from !== to) t.fail(`after ${to} came a change from ${next.from}`)
      }
    const { cnr: records = 0, 'current-status': states = 0, token = 0 } = await callsByOperation(service)
    const merges = cnrs.length * ACCOUNTS + changes.length
    const repeated = records + states - merges - 2 * sweeps
    const lost = records + states - (await countOf(service, `${RECORDED} AND operation <> 'token'`))
    const readAgain = await countOf(service, 'SELECT COUNT(*) AS n FROM source_calls WHERE repeat_of IS NOT NULL')
    const taken = await countOf(service, TAKEN)
    t.log(`${sweeps} sweeps, ${records} records, ${states} states, ${token} tokens, ${changes.length} changes`)
    t.log(`${repeated} repeated, ${lost} lost, ${readAgain} answers read again, unrecorded ${unrecorded}`)
    t.is(unanswered, 0)
    t.is(repeated, lost)
    t.true(taken >= records + states + token)
  })
}

async function track(service: Service, cnrs: string[]): Promise<void> {
  const levelOf = (code: string) => (FORUMS.HC.some((forum) => forum.code === code) ? 'HC' : 'DC')
  for (let account = 0; account < ACCOUNTS; account++) {
    const { key } = await anAccount(service.db)
    for (const cnr of cnrs) await aCase(service, key, { caseIdentifier: { courtType: levelOf(cnr.slice(0, 6)), cnr } })
  }
}

/** Kills one worker after another at a random instant. Returns the calls of the quota without a recorded answer, by kill. */
async function killWorkers(t: ExecutionContext, service: Service, kills: number, seed: string): Promise<number[]> {
  const random = randomFor('kills', seed)
  const unrecorded: number[] = []
  for (let kill = 1; kill <= kills; kill++) {
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
    const more = (await countOf(service, TAKEN)) - (await countOf(service, RECORDED)) - sum(unrecorded)
    t.true(more === 0 || more === 1, `kill ${kill} left ${more} calls without a recorded answer`)
    unrecorded.push(more)
  }
  return unrecorded
}

const CHANGES = `
  SELECT tracked_case_id AS id, from_value AS \`from\`, to_value AS \`to\` FROM tracked_case_changes
  WHERE field = 'nextHearingDate' AND origin = 'COURT' ORDER BY tracked_case_id, id`
/** Calls that were taken from the quota. */
const TAKEN = 'SELECT COUNT(*) AS n FROM source_quotas WHERE taken_at > 0'
const RECORDED = 'SELECT COUNT(*) AS n FROM source_calls WHERE http_status IS NOT NULL AND repeat_of IS NULL'

async function rows<Row extends object>(service: Service, sql: string): Promise<Row[]> {
  return service.db.sequelize.query<Row>(sql, { type: QueryTypes.SELECT })
}

async function countOf(service: Service, sql: string): Promise<number> {
  const [row] = await rows<{ n: number }>(service, sql)
  return Number(row?.n)
}

async function callsByOperation(service: Service): Promise<Record<string, number>> {
  const response = await fetch(`${service.control.url}/control/calls?source=napix`)
  return ((await response.json()) as { byOperation: Record<string, number> }).byOperation
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
