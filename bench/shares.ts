/**
 * `npm run proofs -- bench shares [--entities N]`: whether an account that watches ten entities notices one beside it that watches 100,000, or as many as
 * are said, and looks up cases all the time. In turns the small one is alone and has the large one beside it: how long its night takes, from the
 * beginning to its last entity, and its lookups, at sources that answer in a second.
 */
import { setTimeout as passTime } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { QueryTypes } from 'sequelize'
import { now } from '../db/base/clock.ts'
import { openDatabase } from '../db/database.ts'
import { connectTemporal } from '../platform/temporal.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { controlOf } from '../test/support/control.ts'
import { anAccount } from '../test/support/service.ts'
import { createDatabase } from '../test/support/stack.ts'
import { startDailySync } from '../test/support/start-daily-sync.ts'
import { addCompanies, companyName } from './support/companies.ts'
import { createTargets, median } from './support/figures.ts'
import { startProcess } from './support/processes.ts'
import { benchSettings, providersAt } from './support/settings.ts'

const { values } = parseArgs({ options: { entities: { type: 'string', default: '100000' } } })
const LARGE = Number(values.entities)
const SMALL = 10
/** Each figure is the middle of three: one odd moment of the machine does not move it. */
const ROUNDS = 3
const LOOKUPS = 20
/** Clients of the large account, half as many as a source has places: what clients ask goes before every night, so more leave a night little. */
const LARGE_CLIENTS = 5
/** What capacity.md takes a source to answer in. */
const SOURCE_MS = 1_000
const MAX_RATIO = 1.2
const POLL_INTERVAL_MS = 50

const database = await createDatabase()
const [apiPort, sandboxPort] = [await freePort(), await freePort()]
const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
const settings = benchSettings(database, { ...providersAt(sandboxUrl), COURT_SITES: 'off', MODEL: 'off' })
const sandbox = await startProcess('sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) })
const api = await startProcess('api/main.ts', { ...settings, PORT: String(apiPort) })
const worker = await startProcess('workers/main.ts', settings)
const db = openDatabase({ url: database.url, poolSize: 4 })
const temporal = connectTemporal(settings.TASK_QUEUE_PREFIX)
for (const source of ['attestr', 'ecourtsindia'])
  await controlOf(sandboxUrl).fault(source, 'slow', Number.MAX_SAFE_INTEGER, SOURCE_MS)
const plan = { requestsPerMinute: 100_000_000 }
const [small, large] = [await anAccount(db, { plan }), await anAccount(db, { plan })]
await addCompanies(db, small.accountId, namesOf(0, SMALL))
await addCompanies(db, large.accountId, namesOf(1, LARGE))

let looked = 0
let nights = 0
// A process that just started compiles its code while it answers.
await alone()
const rounds: { alone: Times; beside: Times }[] = []
while (rounds.length < ROUNDS) rounds.push({ alone: await alone(), beside: await beside() })
const targets = createTargets()
for (const what of ['night', 'lookup'] as const) {
  const [before, after] = (['alone', 'beside'] as const).map((which) =>
    median(rounds.map((round) => round[which][what])),
  )
  const figures = `${Math.round(before ?? Number.NaN)} → ${Math.round(after ?? Number.NaN)} ms`
  const ratio = median(rounds.map((round) => round.beside[what] / round.alone[what]))
  targets.atMost(`a ${what} of ${SMALL} entities' account beside ${LARGE}: ${figures}; of alone`, ratio, MAX_RATIO)
}
await temporal.close()
await db.close()
for (const running of [api, worker, sandbox]) await running.stop()
await database.drop()
process.exit(targets.exitCode())

/** In ms. */
interface Times {
  night: number
  lookup: number
}

async function alone(): Promise<Times> {
  await setLarge('PAUSED')
  return measure()
}

async function beside(): Promise<Times> {
  await setLarge('ACTIVE')
  let isOver = false
  const clients = Array.from({ length: LARGE_CLIENTS }, async () => {
    while (!isOver) await lookUp(large.key)
  })
  const times = await measure()
  isOver = true
  await Promise.all(clients)
  return times
}

/** The lookups are made while the night goes on, if there is more of it. */
async function measure(): Promise<Times> {
  const { handle, took } = await night()
  const lookups: number[] = []
  while (lookups.length < LOOKUPS) lookups.push(await lookUp(small.key))
  await handle.terminate('measured').catch(() => undefined)
  await db.sequelize.query('UPDATE daily_syncs SET open_key = NULL')
  return { night: took, lookup: median(lookups) }
}

async function night() {
  const startedAt = performance.now()
  const since = await now(db.sequelize)
  const handle = await temporal.start(startDailySync(`${settings.TASK_QUEUE_PREFIX}-${nights++}`))
  for (let synced = 0; synced < SMALL; await passTime(POLL_INTERVAL_MS)) {
    const [counted] = await select<{ synced: number }>(
      'SELECT COUNT(*) AS synced FROM watchlist_entities WHERE account_id = :id AND last_court_sync_at >= :since',
      { id: small.accountId, since },
    )
    synced = Number(counted?.synced)
  }
  return { handle, took: performance.now() - startedAt }
}

/** Looks a case up that nobody has asked for. Returns the ms that it took. */
async function lookUp(key: string): Promise<number> {
  const startedAt = performance.now()
  const number = looked++
  const caseIdentifier = {
    courtType: 'DRT',
    establishmentCode: '1',
    caseType: `OA${number}`,
    registrationNumber: '900001/2024',
  }
  const response = await fetch(`http://127.0.0.1:${apiPort}/v1/case-lookup`, {
    method: 'POST',
    headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ caseIdentifier }),
  })
  if (!response.ok) throw new Error(`a lookup ended with ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - startedAt
}

function namesOf(account: number, entities: number): string[] {
  return Array.from({ length: entities }, (_, nth) => companyName(account, nth))
}

async function setLarge(status: 'ACTIVE' | 'PAUSED'): Promise<void> {
  await db.sequelize.query('UPDATE watchlist_entities SET status = :status WHERE account_id = :id', {
    replacements: { status, id: large.accountId },
  })
}

function select<Row extends object>(sql: string, replacements = {}): Promise<Row[]> {
  return db.sequelize.query<Row>(sql, { replacements, type: QueryTypes.SELECT })
}
