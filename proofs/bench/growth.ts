/**
 * `npm run proofs -- bench growth [--rows N] [--only PATH,PATH]`: whether what a client reads takes longer when everything has grown tenfold. The large tables (logs,
 * events, deliveries, changes) get 300,000 rows each, or N, and the other tables of an account a thirtieth, so that each entity and each
 * case has thirty of them; half of all in one account. Then ten times as many of each. At both sizes: p99 of each GET of
 * the route table for the large account, each in turn with a request that reads no data, and planning the night for an entity; twice, so that
 * one sees how far two looks at the same rows are apart. And what an entity, a case and an event take on the disk.
 */

import { setTimeout as passTime } from 'node:timers/promises'
import { QueryTypes } from 'sequelize'
import { ENDPOINTS } from '../../api/routes.ts'
import { readOptions } from '../../scripts/read-options.ts'
import { aFullAccount, pathTo } from '../../test/support/full-account.ts'
import { startService } from '../../test/support/service.ts'
import { startDailySync } from '../../test/support/start-daily-sync.ts'
import { createTargets, median, percentile } from './support/figures.ts'
import { growingTables, ROWS_OF_LARGEST } from './support/grown-tables.ts'
import { enlargeDatabase } from './support/larger-database.ts'

const { values } = readOptions({
  options: { rows: { type: 'string', default: '300000' }, only: { type: 'string' } },
})
/** Undefined for all. */
const only = values.only?.split(',')
/** The copies of an entity, a case and so on. */
const copies = Math.ceil(Number(values.rows) / ROWS_OF_LARGEST)
/** The requests of a batch. */
const REQUESTS = 400
/** Pages to write and old versions of rows to purge; the service's own work always leaves some. */
const SETTLED = 5_000
/** A batch ends then, with fewer requests: one that takes a second says enough. */
const ROUND_MS = 20_000
/** It takes as long as the account's usage is large, and does not read a page. */
const EXPORT = '/account/usage/export'
/** With these, p99 is the worst but twenty. */
const ROUNDS = 5
const MAX_RATIO = 1.2
/** Each fetch of it finds another date and one more order. */
const MOVING_CASE = 'DLHC019000152024'
/** It reads no data but those of its caller. */
const BARE = '/case-lookup/case-types?courtType=HC'
const FAMILIES = {
  'an entity': ['watchlist_entities', 'name_variations', 'entity_source_syncs'],
  'a tracked case': [
    'tracked_cases',
    'tracked_case_keys',
    'tracked_case_entities',
    'tracked_case_records',
    'tracked_case_snapshots',
    'tracked_case_changes',
    'hearings',
  ],
  'an event with its delivery': ['events', 'webhook_deliveries'],
}

const service = await startService()
const { db } = service
await enlargeDatabase(db.sequelize, 12)
const account = await aFullAccount(service, MOVING_CASE)
await anEventfulNight()
await pauseSchedules()
const growing = await growingTables(db.sequelize, account.accountId)

await grow(1, copies)
const before = [await measure(), await measure()]
await grow(copies, 10 * copies)
const after = [await measure(), await measure()]

const targets = createTargets()
for (const name of after[0]?.keys() ?? [])
  for (const which of ['p50', 'p99'] as const) {
    const [small, large] = [before, after].map((looks) => looks.flatMap((times) => times.get(name) ?? []))
    if (!small?.length || !large?.length) continue
    const told = (looks: Times[]) => looks.map((times) => times[which].toFixed(1)).join(' and ')
    const beside = (looks: Times[]) => mean(looks.map(({ ofBare }) => ofBare[which]))
    const figures = `${told(small)} → ${told(large)} ms`
    targets.atMost(`${name}: ${which} ${figures}; of before`, beside(large) / beside(small), MAX_RATIO)
  }
await tellSizes()
await service.close()
process.exit(targets.exitCode())

/** An endpoint with its own times and those of the request that reads no data, in ms. */
interface Asked {
  name: string
  path: string
  taken: number[]
  bare: number[]
  /** Pages that the database has read for both, in memory and on the disk. */
  pages: Pages
}
type Pages = Record<'memory' | 'disk', number>
/**
 * In ms; and as multiples of a request that reads no data, sent alternately, so that two moments of a shared machine
 * can be compared.
 */
interface Times {
  p50: number
  p99: number
  ofBare: { p50: number; p99: number }
}

function mean(figures: number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}

function timesOf(taken: number[], bare: number[]): Times {
  const figures = { p50: median(taken), p99: percentile(taken, 99) }
  const ofBare = { p50: figures.p50 / median(bare), p99: figures.p99 / percentile(bare, 99) }
  return { ...figures, ofBare }
}

/**
 * A nightly run that searches the sources for the entity, and two refreshes, of which the second finds the case
 * changed, so that every table has rows.
 */
async function anEventfulNight(): Promise<void> {
  const night = await service.temporal.start(startDailySync('growth'))
  await night.result()
  for (let refreshes = 0; refreshes < 2; refreshes++) {
    const { status, body } = await service.call(`POST /watchlist/cases/${account.caseId}/refresh`, { key: account.key })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
}

/** All written rows are old: a purge would delete them, and take the time of the measured work. */
async function pauseSchedules(): Promise<void> {
  const { schedule } = service.temporal.client
  for await (const { scheduleId } of schedule.list()) await schedule.getHandle(scheduleId).pause()
}

/** Waits until the server has written to the disk and purged what these statements leave behind. */
async function settle(): Promise<void> {
  await db.sequelize.query('SET GLOBAL innodb_max_dirty_pages_pct = 0')
  while ((await unsettled()) > SETTLED) await passTime(1_000)
  await db.sequelize.query('SET GLOBAL innodb_max_dirty_pages_pct = 90')
}

async function unsettled(): Promise<number> {
  const [dirty, oldVersions] = await statusOf('Innodb_buffer_pool_pages_dirty', 'Innodb_history_list_length')
  return dirty + oldVersions
}

async function grow(from: number, to: number): Promise<void> {
  const startedAt = performance.now()
  await growing.grow(from, to)
  for (const table of growing.tables) await db.sequelize.query(`ANALYZE TABLE ${table}`)
  await settle()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const written = growing.tables.reduce((sum, table) => sum + growing.rowsOf(table, to), 0)
  console.log(`  ${growing.tables.length} tables with ${written} rows in all, written in ${seconds} s`)
}

/**
 * Measures all endpoints alternately, several times: one odd moment of the machine meets a fifth of an endpoint's
 * requests.
 */
async function measure(): Promise<Map<string, Times>> {
  const asked: Asked[] = []
  for (const endpoint of ENDPOINTS) {
    const path = pathTo(endpoint, account)
    if (endpoint.method !== 'GET' || path.includes(':') || path === EXPORT) continue
    if (only && !only.includes(endpoint.path)) continue
    if ((await millisecondsOf(`GET ${path}`, await keyTo(path))) === undefined) continue
    asked.push({ name: `GET ${endpoint.path}`, path, taken: [], bare: [], pages: { memory: 0, disk: 0 } })
  }
  for (let round = 0; round < ROUNDS; round++) for (const each of asked) await ask(each)

  const times = new Map<string, Times>()
  for (const { name, taken, bare, pages } of asked) {
    const figures = timesOf(taken, bare)
    times.set(name, figures)
    const { p50, p99, ofBare } = figures
    const beside = `${ofBare.p50.toFixed(2)} and ${ofBare.p99.toFixed(2)} of the other`
    const read = `${(pages.memory / taken.length).toFixed(0)} pages, ${(pages.disk / taken.length).toFixed(3)} of the disk`
    console.log(`    ${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${beside}; ${read}`)
  }
  times.set('planning a night, for 1,000 entities', await planning())
  return times
}

async function ask({ path, taken, bare, pages }: Asked): Promise<void> {
  const key = await keyTo(path)
  const read = await pagesRead()
  const startedAt = performance.now()
  for (let sent = 0; sent < REQUESTS && performance.now() - startedAt < ROUND_MS; sent++) {
    bare.push((await millisecondsOf(`GET ${BARE}`, account.key)) ?? Number.NaN)
    taken.push((await millisecondsOf(`GET ${path}`, key)) ?? Number.NaN)
  }
  const readSince = await pagesRead()
  for (const where of ['memory', 'disk'] as const) pages[where] += readSince[where] - read[where]
  if ([...bare, ...taken].some(Number.isNaN)) throw new Error(`GET ${path} was refused.`)
}

async function pagesRead(): Promise<Pages> {
  const [memory, disk] = await statusOf('Innodb_buffer_pool_read_requests', 'Innodb_buffer_pool_reads')
  return { memory, disk }
}

/** The server's counts under two names. */
async function statusOf(...names: [string, string]): Promise<[number, number]> {
  const figures = await db.sequelize.query<{ Variable_name: string; Value: string }>(
    'SHOW GLOBAL STATUS WHERE Variable_name IN (:names)',
    { replacements: { names }, type: QueryTypes.SELECT },
  )
  const [first, second] = names.map((name) => Number(figures.find((row) => row.Variable_name === name)?.Value))
  return [first ?? Number.NaN, second ?? Number.NaN]
}

/** An operator has this many requests a minute; the next operator starts a new count. */
async function keyTo(path: string): Promise<string> {
  return path.startsWith('/backoffice') ? db.operatorKeys.issue('Bench operator') : account.key
}

/** Undefined when the answer is not 200: a link that leads elsewhere, a record that the bench does not have. */
async function millisecondsOf(request: string, key: string): Promise<number | undefined> {
  const startedAt = performance.now()
  const { status } = await service.call(request, { key })
  const taken = performance.now() - startedAt
  return status === 200 ? taken : undefined
}

async function planning(): Promise<Times> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now()
    const { id, entities } = await db.dailySyncs.begin()
    taken.push(((performance.now() - startedAt) / entities) * 1000)
    await db.dailySyncs.end(id, 0)
  }
  const figures = { p50: median(taken), p99: Math.max(...taken) }
  return { ...figures, ofBare: figures }
}

/** A family is what one of its first table's rows brings with it. */
async function tellSizes(): Promise<void> {
  const sizes = await db.sequelize.query<{ name: string; bytes: number; count: number }>(
    `SELECT table_name AS name, data_length + index_length AS bytes, table_rows AS count FROM information_schema.tables
     WHERE table_schema = DATABASE()`,
    { type: QueryTypes.SELECT },
  )
  const perRow = (table: string) => {
    const size = sizes.find(({ name }) => name === table)
    return size === undefined || Number(size.count) === 0 ? 0 : Number(size.bytes) / growing.rowsOf(table, 10 * copies)
  }
  for (const [what, tables] of Object.entries(FAMILIES)) {
    const bytes = tables.map((table) => `${table} ${Math.round(perRow(table))}`).join(', ')
    const total = tables.reduce((sum, table) => sum + perRow(table), 0)
    console.log(`  ${what}: ${Math.round(total)} bytes on the disk (${bytes})`)
  }
}
