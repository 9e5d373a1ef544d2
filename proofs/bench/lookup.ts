/**
 * `npm run proofs -- bench lookup`: what the service adds to its parts. (a) Reading a stored case against a bare Koa + mysql2 route that
 * reads the same rows, when 20 clients read one case and when each reads its own; (b) looking a case up through the API against the same
 * workflow started straight through the Temporal client, ten at once; (c) how long one takes that is alone; (d) memory of API and worker after
 * 10,000 reads and 1,000 lookups.
 */
import autocannon from 'autocannon'
import { openDatabase } from '../../db/database.ts'
import { connectTemporal } from '../../platform/temporal.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { anAccount } from '../../test/support/service.ts'
import { createDatabase } from '../../test/support/stack.ts'
import { startCaseLookup } from '../../workflows/case-lookup/case-lookup.messages.ts'
import { createTargets, median, throughput } from './support/figures.ts'
import { residentMiB, startProcess } from './support/processes.ts'
import { benchSettings, providersAt } from './support/settings.ts'

const ROUNDS = 5
const CLIENTS = 20
const SECONDS = 3
const LOOKUPS = 100
const LOOKUPS_AT_ONCE = 10
const LOOKUPS_ALONE = 40
const READS_FOR_MEMORY = 10_000
const LOOKUPS_FOR_MEMORY = 1_000

const database = await createDatabase()
const [apiPort, barePort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
const baseUrl = `http://127.0.0.1:${apiPort}/v1`
const settings = benchSettings(database, {
  ...providersAt(sandboxUrl),
  ATTESTR_CONCURRENCY: '50',
  MODEL: 'off',
  LOG_LEVEL: 'info',
})

const sandbox = await startProcess('sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) })
const api = await startProcess('api/main.ts', { ...settings, PORT: String(apiPort) })
const worker = await startProcess('workers/main.ts', settings)
const bare = await startProcess('bench/support/bare-read.ts', { DATABASE_URL: database.url, PORT: String(barePort) })
const db = openDatabase({ url: database.url, poolSize: 2 })
const temporal = connectTemporal(settings.TASK_QUEUE_PREFIX)
const { key, accountId } = await anAccount(db, { plan: { requestsPerMinute: 100_000_000 } })
const targets = createTargets()

const searchIds: string[] = []
while (searchIds.length < CLIENTS) searchIds.push((await lookUp(searchIds.length)).searchId)
await compareReads('one case', searchIds.slice(0, 1))
await compareReads('a case of their own each', searchIds)
await compareLookups()
await timeLookups()
await watchMemory()

await temporal.close()
await db.close()
for (const running of [api, worker, bare, sandbox]) await running.stop()
await database.drop()
process.exit(targets.exitCode())

async function compareReads(what: string, ids: string[]): Promise<void> {
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await load(barePort, '', ids)
    rounds.push({ floor, ours: await load(apiPort, '/v1/case-lookup', ids) })
  }
  const perSecond = (runs: autocannon.Result[]) => runs.map(({ requests }) => Math.round(requests.average)).join(', ')
  console.log(
    `  reads of ${what} a second: bare ${perSecond(rounds.map(({ floor }) => floor))}; ours ${perSecond(rounds.map(({ ours }) => ours))}`,
  )
  targets.atLeast(
    `(a) ${what}: read throughput, ours to bare`,
    median(rounds.map(({ ours, floor }) => ours.requests.average / floor.requests.average)),
    0.7,
  )
  targets.atMost(
    `(a) ${what}: read p99, ours to bare`,
    median(rounds.map(({ ours, floor }) => ours.latency.p99 / floor.latency.p99)),
    1,
  )
}

/** Each client reads one of these, over and over. */
async function load(port: number, path: string, ids: string[]): Promise<autocannon.Result> {
  let clients = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CLIENTS,
    duration: SECONDS,
    headers: { 'X-Service-Api-Key': key },
    setupClient: (client) => client.setRequests([{ path: `${path}/${ids[clients++ % ids.length]}` }]),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} failed ${result.non2xx + result.errors} times`)
  return result
}

async function compareLookups(): Promise<void> {
  const ratios = []
  for (let round = 0; round < ROUNDS; round++) {
    const straight = await throughput(LOOKUPS, LOOKUPS_AT_ONCE, (index) => runWorkflow(`straight-${round}-${index}`))
    const throughApi = await throughput(LOOKUPS, LOOKUPS_AT_ONCE, (index) => lookUp(1_000 + round * LOOKUPS + index))
    console.log(`  lookups a second: workflow alone ${straight.toFixed(1)}, through the API ${throughApi.toFixed(1)}`)
    ratios.push(throughApi / straight)
  }
  targets.atLeast('(b) lookup throughput, API to workflow alone', median(ratios), 0.92)
}

/** One after the other, at a source that answers at once: all but a few ms of it is ours. */
async function timeLookups(): Promise<void> {
  const times: number[] = []
  while (times.length < LOOKUPS_ALONE) {
    const startedAt = performance.now()
    await lookUp(10_000 + times.length)
    times.push(performance.now() - startedAt)
  }
  targets.atMost('(c) a lookup that is alone, median, ms', median(times), 60)
}

async function watchMemory(): Promise<void> {
  const samples = []
  for (let quarter = 1; quarter <= 4; quarter++) {
    await throughput(READS_FOR_MEMORY / 4, CLIENTS, (index) => read(searchIds[index % CLIENTS] ?? ''))
    await throughput(LOOKUPS_FOR_MEMORY / 4, LOOKUPS_AT_ONCE, (index) => lookUp(quarter * 100_000 + index))
    const [apiMiB, workerMiB] = await Promise.all([residentMiB(api), residentMiB(worker)])
    console.log(
      `  after ${(quarter * READS_FOR_MEMORY) / 4} reads and ${(quarter * LOOKUPS_FOR_MEMORY) / 4} lookups: API ${apiMiB} MiB, worker ${workerMiB} MiB`,
    )
    samples.push({ apiMiB, workerMiB })
  }
  const [half, end] = [samples[1], samples[3]]
  if (!half || !end) throw new Error('memory was not sampled')
  targets.atMost('(d) resident memory of the API in MiB', end.apiMiB, 180)
  targets.atMost('(d) resident memory of the worker in MiB', end.workerMiB, 380)
  targets.atMost('(d) API, end to half-way', end.apiMiB / half.apiMiB, 1.1)
  targets.atMost('(d) worker, end to half-way', end.workerMiB / half.workerMiB, 1.1)
}

/** Every tribunal, type and number is a separate case in the sandbox. */
function identifier(index: number | string) {
  return {
    courtType: 'DRT',
    establishmentCode: '1',
    caseType: `OA${index}`,
    registrationNumber: '900001/2024',
  } as const
}

async function lookUp(index: number): Promise<{ searchId: string }> {
  const response = await fetch(`${baseUrl}/case-lookup`, {
    method: 'POST',
    headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ caseIdentifier: identifier(index) }),
  })
  if (!response.ok) throw new Error(`a lookup ended with ${response.status}`)
  return (await response.json()) as { searchId: string }
}

async function read(searchId: string): Promise<void> {
  const response = await fetch(`${baseUrl}/case-lookup/${searchId}`, { headers: { 'X-Service-Api-Key': key } })
  await response.arrayBuffer()
}

async function runWorkflow(name: string): Promise<void> {
  const input = {
    accountId,
    requestId: name,
    identityKey: name,
    identifier: identifier(name),
    sources: ['attestr' as const],
  }
  await (await temporal.start(startCaseLookup(input, name))).result()
}
