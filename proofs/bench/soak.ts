/**
 * `npm run proofs -- bench soak [--minutes M] [--plot FILE]`: whether anything grows that should not while the service works for half an hour, or M
 * minutes, at 70 % of what it can: memory, open files, connections to the database, what a request adds to the database, and how long requests
 * take. What it can do is found first, by more and more requests a second. Each figure of the last third is compared with that of the middle one;
 * in the first third caches fill. With --plot draws all of them.
 */

import { writeFile } from 'node:fs/promises'
import { QueryTypes } from 'sequelize'
import { openDatabase } from '../../db/database.ts'
import { readOptions } from '../../scripts/read-options.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { anAccount } from '../../test/support/service.ts'
import { createDatabase, testStack } from '../../test/support/stack.ts'
import { addCompanies, companyName } from './support/companies.ts'
import { createTargets, median, percentile } from './support/figures.ts'
import { drawCharts } from './support/plot.ts'
import { openFiles, residentMiB, startProcess } from './support/processes.ts'
import { benchSettings, providersAt } from './support/settings.ts'

const { values } = readOptions({ options: { minutes: { type: 'string', default: '30' }, plot: { type: 'string' } } })
const SOAK_MS = Number(values.minutes) * 60_000
/** The share of its capacity: a service at its limit shows its queue, not its leaks. */
const SHARE = 0.7
const FIRST_RATE = 20
/** The factor of each step of the search, and its duration. */
const STEP = 1.3
const STEP_MS = 10_000
/** A rate is too much when answers come later than this, or fewer of them than requests. A historical search by itself takes a third of it. */
const MAX_P99_MS = 1_200
const SAMPLE_MS = 5_000
/** An account watches as many before the load adds more. */
const ENTITIES = 1_000
/**
 * A figure that grows by more than this in a third of the run is not flat. Latency depends on other work on the
 * machine.
 */
const MAX_RATIO = { memory: 1.05, handles: 1.05, latency: 1.3, bytes: 1.1 }

const database = await createDatabase()
const [apiPort, sandboxPort] = [await freePort(), await freePort()]
const settings = benchSettings(database, {
  ...providersAt(`http://127.0.0.1:${sandboxPort}`),
  CHROMIUM_PATH: testStack().chromium,
  MODEL: 'off',
  LOG_LEVEL: 'warn',
})
const sandbox = await startProcess('sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) })
const api = await startProcess('api/main.ts', { ...settings, PORT: String(apiPort) })
const worker = await startProcess('workers/main.ts', settings)
const db = openDatabase({ url: database.url, poolSize: 4 })
const account = await anAccount(db, { plan: { requestsPerMinute: 100_000_000, historicalAllowance: 100_000_000 } })
await addCompanies(
  db,
  account.accountId,
  Array.from({ length: ENTITIES }, (_, nth) => companyName(0, nth)),
)

let sent = 0
const taken: number[] = []
const failed: string[] = []
const { searchId } = await lookUp()
const requests = mixture(searchId)

const capacity = await findCapacity()
const rate = capacity * SHARE
console.log(
  `  ${capacity.toFixed(0)} requests a second can be answered; ${rate.toFixed(0)} are sent for ${values.minutes} minutes`,
)
const samples = await soak()
tell()
await db.close()
for (const running of [api, worker, sandbox]) await running.stop()
await database.drop()

/** The figures sampled every few seconds; in MiB, ms, or a count. */
interface Sample {
  apiMiB: number
  workerMiB: number
  apiFiles: number
  workerFiles: number
  connections: number
  databaseMiB: number
  requests: number
  p50: number
  p99: number
}

/** The requests of a service's day, as often as they stand here: most are reads; a search writes the most. */
function mixture(searchId: string): (() => Promise<unknown>)[] {
  const get = (path: string) => () => send('GET', path)
  const reads = [
    get(`/case-lookup/${searchId}`),
    get('/events'),
    get('/account'),
    () => send('POST', '/watchlist/entities/search', { $sort: { created: -1 } }),
  ]
  return [
    ...Array.from({ length: 10 }, () => reads).flat(),
    ...Array.from({ length: 6 }, () => lookUp),
    ...Array.from({ length: 3 }, () => addEntity),
    search,
  ]
}

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const startedAt = performance.now()
  const response = await fetch(`http://127.0.0.1:${apiPort}/v1${path}`, {
    method,
    headers: { 'X-Service-Api-Key': account.key, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  })
  const answer: unknown = await response.json()
  taken.push(performance.now() - startedAt)
  if (response.status !== 200) failed.push(`${method} ${path} ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

/** A case that was never looked up: of a debts recovery tribunal the sandbox has one under every type. */
async function lookUp(): Promise<{ searchId: string }> {
  const caseIdentifier = {
    courtType: 'DRT',
    establishmentCode: '1',
    caseType: `OA${sent++}`,
    registrationNumber: '900001/2024',
  }
  return (await send('POST', '/case-lookup', { caseIdentifier })) as { searchId: string }
}

function addEntity(): Promise<unknown> {
  return send('POST', '/watchlist/entities', { name: companyName(1, sent++), entityType: 'BUSINESS' })
}

function search(): Promise<unknown> {
  return send('POST', '/historical-search', { name: 'Saffron Textiles Private Limited' })
}

/**
 * Sends this many requests a second for this time, each on schedule whether or not others are answered; resolves when
 * all are.
 */
async function sendAt(perSecond: number, forMs: number): Promise<void> {
  const underWay = new Set<Promise<unknown>>()
  const startedAt = performance.now()
  let begun = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - startedAt
      for (; begun < (Math.min(passed, forMs) / 1000) * perSecond; begun++) {
        const request = requests[(begun * 7) % requests.length]?.().catch((error) => failed.push(String(error)))
        if (!request) continue
        underWay.add(request)
        void request.finally(() => underWay.delete(request))
      }
      if (passed < forMs) return
      clearInterval(timer)
      resolve()
    }, 10)
  })
  await Promise.all(underWay)
}

/** The most requests a second that are answered in time. */
async function findCapacity(): Promise<number> {
  // A process that just started compiles its code while it answers.
  await sendAt(FIRST_RATE, STEP_MS)
  for (let perSecond = FIRST_RATE; ; perSecond *= STEP) {
    taken.length = 0
    const startedAt = performance.now()
    await sendAt(perSecond, STEP_MS)
    const late = percentile(taken, 99) > MAX_P99_MS || performance.now() - startedAt > STEP_MS + MAX_P99_MS
    if (late || failed.length > 0) {
      failed.length = 0
      return perSecond / STEP
    }
  }
}

async function soak(): Promise<Sample[]> {
  taken.length = 0
  const samples: Sample[] = []
  let before = 0
  const sampling = setInterval(async () => {
    const window = taken.splice(0)
    before += window.length
    const [apiMiB, workerMiB, apiFiles, workerFiles, connections, databaseMiB] = await Promise.all([
      residentMiB(api),
      residentMiB(worker),
      openFiles(api),
      openFiles(worker),
      connectionsNow(),
      databaseMiBNow(),
    ])
    const latency = { p50: median(window), p99: percentile(window, 99) }
    samples.push({ apiMiB, workerMiB, apiFiles, workerFiles, connections, databaseMiB, requests: before, ...latency })
  }, SAMPLE_MS)
  await sendAt(rate, SOAK_MS)
  clearInterval(sampling)
  return samples
}

async function connectionsNow(): Promise<number> {
  const [row] = await db.sequelize.query<{ count: number }>(
    'SELECT COUNT(*) AS count FROM information_schema.processlist WHERE db = DATABASE()',
    { type: QueryTypes.SELECT },
  )
  return Number(row?.count)
}

async function databaseMiBNow(): Promise<number> {
  const [row] = await db.sequelize.query<{ bytes: number }>(
    'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()',
    { type: QueryTypes.SELECT },
  )
  return Number(row?.bytes) / 2 ** 20
}

function tell(): void {
  const targets = createTargets()
  const third = Math.floor(samples.length / 3)
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  const compare = (what: string, unit: string, figure: (sample: Sample) => number, most: number) => {
    const [before, after] = [median(middle.map(figure)), median(last.map(figure))]
    targets.atMost(
      `${what}: ${before.toFixed(1)} → ${after.toFixed(1)} ${unit}; last third to middle third`,
      after / before,
      most,
    )
  }
  compare('memory of the API', 'MiB', ({ apiMiB }) => apiMiB, MAX_RATIO.memory)
  compare('memory of the worker', 'MiB', ({ workerMiB }) => workerMiB, MAX_RATIO.memory)
  compare('open files of the API', '', ({ apiFiles }) => apiFiles, MAX_RATIO.handles)
  compare('open files of the worker', '', ({ workerFiles }) => workerFiles, MAX_RATIO.handles)
  compare('connections to the database', '', ({ connections }) => connections, MAX_RATIO.handles)
  compare('p50 of a request', 'ms', ({ p50 }) => p50, MAX_RATIO.latency)
  compare('p99 of a request', 'ms', ({ p99 }) => p99, MAX_RATIO.latency)
  const [before, after] = [bytesPerRequest(middle), bytesPerRequest(last)]
  targets.atMost(
    `added to the database by a request: ${before.toFixed(0)} → ${after.toFixed(0)} bytes; last third to middle third`,
    after / before,
    MAX_RATIO.bytes,
  )
  targets.atMost(`requests that failed, of ${samples.at(-1)?.requests ?? 0}`, failed.length, 0)
  for (const failure of failed.slice(0, 5)) console.log(`    ${failure.slice(0, 200)}`)
  process.exitCode = targets.exitCode()
}

function bytesPerRequest(of: Sample[]): number {
  const [first, last] = [of[0], of.at(-1)]
  if (!first || !last) return Number.NaN
  return ((last.databaseMiB - first.databaseMiB) * 2 ** 20) / (last.requests - first.requests)
}

if (values.plot) {
  const minutes = samples.map((_, at) => ((at + 1) * SAMPLE_MS) / 60_000)
  const line = (name: string, figure: (sample: Sample) => number) => ({ name, values: samples.map(figure) })
  await writeFile(
    values.plot,
    drawCharts(`${values.minutes} minutes at 70 % of what this machine can`, minutes, [
      {
        title: 'memory, MiB',
        lines: [line('API', ({ apiMiB }) => apiMiB), line('worker', ({ workerMiB }) => workerMiB)],
      },
      {
        title: 'open files',
        lines: [line('API', ({ apiFiles }) => apiFiles), line('worker', ({ workerFiles }) => workerFiles)],
      },
      { title: 'connections to the database', lines: [line('all', ({ connections }) => connections)] },
      { title: 'database, MiB', lines: [line('all tables', ({ databaseMiB }) => databaseMiB)] },
      { title: 'time of a request, ms', lines: [line('p50', ({ p50 }) => p50), line('p99', ({ p99 }) => p99)] },
    ]),
  )
}
