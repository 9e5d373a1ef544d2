/**
 * `npm run proofs -- bench historical`: what assembling and keeping historical searches adds to its sources' own time. (a) The first page of a
 * SYNC search, (b) reading a stored page against a bare Koa + mysql2 route, (c) an ASYNC search of 5,000 results, (d) its growth from
 * 1,000 to 10,000 and the worker's memory, (e) the API's memory while a million results are downloaded.
 */
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { QueryTypes } from 'sequelize'
import { openDatabase } from '../../db/database.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { anAccount } from '../../test/support/service.ts'
import { createDatabase } from '../../test/support/stack.ts'
import { createTargets, median } from './support/figures.ts'
import { residentMiB, startProcess } from './support/processes.ts'
import { benchSettings, providersAt } from './support/settings.ts'
import { COMPANY, startTwoSources } from './support/two-sources.ts'

const FIRST_PAGES = 30
const MS_PER_PAGE = 200
/**
 * Searches before any is measured, of sources that answer at once. A process that just started compiles its code while it answers: its
 * first answers are slower by 60 ms, those of its first minutes still by 10.
 */
const WARM_UP = 300
const ROUNDS = 3
const CLIENTS = 20
const SECONDS = 4
const MILLION = 1_000_000

const database = await createDatabase()
const sources = await startTwoSources()
const [apiPort, barePort] = [await freePort(), await freePort()]
const baseUrl = `http://127.0.0.1:${apiPort}/v1`
const settings = benchSettings(database, { ...providersAt(sources.baseUrl), MODEL: 'off' })
const api = await startProcess('api/main.ts', { ...settings, PORT: String(apiPort) })
const worker = await startProcess('workers/main.ts', settings)
const bare = await startProcess('bench/support/bare-page.ts', { DATABASE_URL: database.url, PORT: String(barePort) })
const db = openDatabase({ url: database.url, poolSize: 2 })
const plan = { requestsPerMinute: 100_000_000, historicalStartsPerMinute: 100_000, resultsPerSearch: 2 * MILLION }
const { key } = await anAccount(db, { plan })
const targets = createTargets()

const searchId = await firstPages()
await storedPages(searchId)
await collection()
await growth()
await download()

await db.close()
for (const running of [api, worker, bare]) await running.stop()
await sources.close()
await database.drop()
process.exit(targets.exitCode())

async function firstPages(): Promise<string> {
  const ratios = []
  let searchId = ''
  for (const cases of [60, 1_000]) {
    sources.settings.cases = cases
    sources.settings.msPerPage = 0
    for (let round = 0; round < WARM_UP; round++) await startSync()
    sources.settings.msPerPage = MS_PER_PAGE
    for (let round = 0; round < FIRST_PAGES; round++) {
      const since = Date.now()
      const startedAt = performance.now()
      searchId = await startSync()
      ratios.push({ cases, tookMs: performance.now() - startedAt, ownMs: await slowerSourcesTime(since) })
    }
  }
  for (const [cases, most] of [
    [60, 1.2],
    [1_000, 1.15],
  ] as const) {
    const of = ratios.filter((each) => each.cases === cases)
    const tookMs = median(of.map((each) => each.tookMs))
    const ownMs = median(of.map((each) => each.ownMs))
    console.log(
      `  first page of ${cases} cases: ${Math.round(tookMs)} ms, the slower source alone ${Math.round(ownMs)} ms`,
    )
    targets.atMost(`(a) first page of ${cases} cases, ours to the slower source`, tookMs / ownMs, most)
  }
  return searchId
}

/** The time that the source which took longest spent on the calls since then, one after the other. */
async function slowerSourcesTime(since: number): Promise<number> {
  const rows = await db.sequelize.query<{ tookMs: string }>(
    'SELECT SUM(took_ms) AS tookMs FROM source_calls WHERE requested_at >= :since GROUP BY source',
    { replacements: { since }, type: QueryTypes.SELECT },
  )
  return Math.max(...rows.map(({ tookMs }) => Number(tookMs)))
}

async function storedPages(searchId: string): Promise<void> {
  const ratios = []
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await load(`http://127.0.0.1:${barePort}/${searchId}`)
    const ours = await load(`${baseUrl}/historical-search/${searchId}/results`)
    console.log(`  stored pages a second: bare ${Math.round(floor)}, ours ${Math.round(ours)}`)
    ratios.push(ours / floor)
  }
  targets.atLeast('(b) stored page read, ours to bare', median(ratios), 0.4)
}

async function load(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CLIENTS,
    duration: SECONDS,
    headers: { 'X-Service-Api-Key': key },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return result.requests.average
}

async function collection(): Promise<void> {
  Object.assign(sources.settings, { cases: 5_000, msPerPage: 300 })
  const since = Date.now()
  const tookMs = await collect()
  const ownMs = await slowerSourcesTime(since)
  console.log(`  5,000 results: ${Math.round(tookMs)} ms, the slower source alone ${Math.round(ownMs)} ms`)
  targets.atMost('(c) ASYNC search, ours to the slower source', tookMs / ownMs, 1.15)
}

async function growth(): Promise<void> {
  sources.settings.msPerPage = 100
  sources.settings.cases = 1_000
  const small = median([await collect(), await collect(), await collect()]) / 1_000
  sources.settings.cases = 10_000
  const large = (await collect()) / 10_000
  const memory: number[] = []
  for (let round = 0; round < 6; round++) {
    await collect()
    memory.push(await residentMiB(worker))
  }
  const [, , half = Number.NaN] = memory
  const end = memory.at(-1) ?? Number.NaN
  console.log(
    `  ms per result: ${small.toFixed(2)} of 1,000, ${large.toFixed(2)} of 10,000; worker ${memory.join(', ')} MiB`,
  )
  targets.atMost('(d) time per result, 10,000 to 1,000', large / small, 1.1)
  targets.atMost('(d) memory of the worker after 60,000 results, to half-way', end / half, 1.1)
}

async function download(): Promise<void> {
  sources.settings.cases = 100
  const searchId = await collectOne()
  await db.sequelize.query(
    'UPDATE historical_searches SET collected = :MILLION, delivered = :MILLION WHERE id = :searchId',
    {
      replacements: { MILLION, searchId },
    },
  )
  for (let have = await countOf(searchId); have < MILLION; have = await countOf(searchId))
    await db.sequelize.query(
      `INSERT INTO historical_results (search_id, position, result)
       SELECT search_id, position + :have, result FROM historical_results WHERE search_id = :searchId AND position < :rest`,
      { replacements: { have, searchId, rest: Math.min(have, MILLION - have) } },
    )
  const before = await residentMiB(api)
  let [most, bytes] = [before, 0]
  const response = await fetch(`${baseUrl}/historical-search/${searchId}/download`, {
    headers: { 'X-Service-Api-Key': key },
  })
  const startedAt = performance.now()
  let sampledAt = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (performance.now() - sampledAt < 100) continue
    sampledAt = performance.now()
    most = Math.max(most, await residentMiB(api))
  }
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `  a million results: ${Math.round(bytes / 1e6)} MB in ${seconds.toFixed(1)} s, API ${before} to ${most} MiB`,
  )
  targets.atMost('(e) memory the download of a million results adds, in MiB', most - before, 100)
}

async function countOf(searchId: string): Promise<number> {
  const [row] = await db.sequelize.query<{ count: number }>(
    'SELECT COUNT(*) AS count FROM historical_results WHERE search_id = :searchId',
    { replacements: { searchId }, type: QueryTypes.SELECT },
  )
  return Number(row?.count)
}

async function startSync(): Promise<string> {
  return (await post({ name: COMPANY })).searchId
}

/** Collects a search; returns how long it took from its start to its completion. */
async function collect(): Promise<number> {
  const startedAt = performance.now()
  await collectOne()
  return performance.now() - startedAt
}

async function collectOne(): Promise<string> {
  const { searchId } = await post({ name: COMPANY, mode: 'ASYNC' })
  for (;;) {
    const response = await fetch(`${baseUrl}/historical-search/${searchId}`, { headers: { 'X-Service-Api-Key': key } })
    const { status } = (await response.json()) as { status: string }
    if (status === 'COMPLETE') return searchId
    if (status !== 'RUNNING') throw new Error(`the search ended ${status}`)
    await wait(20)
  }
}

async function post(body: object): Promise<{ searchId: string }> {
  const response = await fetch(`${baseUrl}/historical-search`, {
    method: 'POST',
    headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`a search ended with ${response.status} ${await response.text()}`)
  return (await response.json()) as { searchId: string }
}
