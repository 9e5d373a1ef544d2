/**
 * `npm run proofs -- bench purge [--rows N]`: whether clients notice that a million old rows, or as many as are said, are deleted while they read, search and
 * write: p99 of their requests in windows of some seconds, without the purge before and after it, and during it.
 */
import { setTimeout as passTime } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { QueryTypes } from 'sequelize'
import { idFrom } from '../db/base/table.ts'
import { openDatabase } from '../db/database.ts'
import { DAY_MS } from '../domain/dates.ts'
import { connectTemporal } from '../platform/temporal.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { anAccount } from '../test/support/service.ts'
import { createDatabase } from '../test/support/stack.ts'
import { addCompanies, companyName } from './support/companies.ts'
import { createTargets, median } from './support/figures.ts'
import { enlargeDatabase } from './support/larger-database.ts'
import { startProcess } from './support/processes.ts'
import { benchSettings, NO_PROVIDERS } from './support/settings.ts'
import { numbersFrom } from './support/watchlist-data.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const ROWS = Number(values.rows)
const ENTITIES = 5_000
const CLIENTS = 5
/** All of them together: as many as leave the machine time, so that what is measured is the database. */
const REQUESTS_A_SECOND = 50
const WINDOW_SECONDS = 5
/** Windows before the purge, and after it. */
const QUIET_WINDOWS = 6
const MAX_RATIO = 1.5
/** Older than anything is kept that is deleted by its age, but for the audit log. */
const OLD = Date.now() - 2_000 * DAY_MS
const ROWS_AT_ONCE = 50_000

const database = await createDatabase()
const db = openDatabase({ url: database.url, poolSize: 4 })
await enlargeDatabase(db.sequelize, 4)
const account = await anAccount(db, { plan: { requestsPerMinute: 100_000_000 } })
await addCompanies(
  db,
  account.accountId,
  Array.from({ length: ENTITIES }, (_, nth) => companyName(0, nth)),
)
const ID = `CONCAT('${idFrom(OLD).slice(0, 12)}', LPAD(n, 20, '0'))`
/** What grows fastest: the log of calls, of reads with what was read, and events. */
const TABLES = {
  source_calls: `(id, source, operation, subject, requested_at, took_ms, cost_paise)
    SELECT ${ID}, 'attestr', 'caseDetails', 'HC:cnr:DLHC010000012024', ${OLD} + n, 900, 1000`,
  access_log: `(id, actor_type, actor_id, route, request_id, thing_count, created)
    SELECT ${ID}, 'USER', '${account.userId}', 'GET /watchlist/entities/:id', LPAD(n, 32, '0'), 1, ${OLD} + n`,
  access_log_things: `(access_id, thing_id, account_id) SELECT ${ID}, MD5(n % 100000), '${account.accountId}'`,
  events: `(id, account_id, type, data, position, created)
    SELECT ${ID}, '${account.accountId}', 'entity.synced', '{"entityId":"0"}', n + 1, ${OLD} + n`,
}
let added = 0
const each = Math.floor(ROWS / Object.keys(TABLES).length)
await fill()

const [port, targets] = [await freePort(), createTargets()]
const settings = benchSettings(database, { ...NO_PROVIDERS, COURT_SITES: 'off', MODEL: 'off', LOG_LEVEL: 'warn' })
const api = await startProcess('api/main.ts', { ...settings, PORT: String(port) })
const worker = await startProcess('workers/main.ts', settings)
const temporal = connectTemporal(settings.TASK_QUEUE_PREFIX)
// A process that just started compiles its code while it answers.
await windows(2)
const quiet = await windows(QUIET_WINDOWS)
const startedAt = performance.now()
const purging = await temporal.start({
  type: 'purge',
  workflowId: `${settings.TASK_QUEUE_PREFIX}-purge`,
  input: {},
  summary: 'Delete what is kept no longer',
  attributes: { stage: 'deleting' },
  reusePolicy: 'ALLOW_DUPLICATE',
})
let isOver = false
const over = purging.result().then((cleared) => {
  isOver = true
  return Number(cleared)
})
const during: number[] = []
while (!isOver) during.push(...(await windows(1)))
// The last window had an end without purge.
during.pop()
const cleared = await over
const seconds = Math.round((performance.now() - startedAt) / 1_000)
console.log(`  ${cleared} of ${ROWS} rows were deleted in ${seconds} s`)
await passTime(WINDOW_SECONDS * 1_000)
quiet.push(...(await windows(QUIET_WINDOWS)))
const figures = `${median(quiet)} → ${median(during)} ms, in ${during.length} windows of ${WINDOW_SECONDS} s`
targets.atMost(
  `p99 of ${REQUESTS_A_SECOND} requests a second: ${figures}; of without a purge`,
  median(during) / median(quiet),
  MAX_RATIO,
)
targets.atLeast('rows deleted', cleared, 4 * (each - 1))
await temporal.close()
await db.close()
for (const running of [api, worker]) await running.stop()
await database.drop()
process.exit(targets.exitCode())

async function fill(): Promise<void> {
  const began = performance.now()
  for (const [table, rows] of Object.entries(TABLES))
    for (let at = 0; at < each; at += ROWS_AT_ONCE)
      await db.sequelize.query(
        `INSERT INTO ${table} ${rows} FROM ${numbersFrom(at, Math.min(each, at + ROWS_AT_ONCE))}`,
      )
  await db.sequelize.query(`UPDATE event_sequence SET last = ${each}`)
  const took = Math.round((performance.now() - began) / 1_000)
  console.log(`  ${Object.keys(TABLES).length} tables with ${each} old rows each, written in ${took} s`)
}

/** The p99 of each of so many windows, in ms. */
async function windows(count: number): Promise<number[]> {
  const [first] = await db.sequelize.query<{ id: string }>(
    'SELECT id FROM watchlist_entities WHERE account_id = :accountId ORDER BY id LIMIT 1',
    { replacements: { accountId: account.accountId }, type: QueryTypes.SELECT },
  )
  const p99: number[] = []
  while (p99.length < count) {
    const result = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: CLIENTS,
      overallRate: REQUESTS_A_SECOND,
      duration: WINDOW_SECONDS,
      headers: { 'X-Service-Api-Key': account.key, 'Content-Type': 'application/json' },
      requests: [
        { method: 'GET', path: `/v1/watchlist/entities/${first?.id}` },
        { method: 'POST', path: '/v1/watchlist/entities/search', body: JSON.stringify({ $sort: { created: -1 } }) },
        { method: 'GET', path: '/v1/events' },
        { method: 'POST', path: '/v1/watchlist/entities', setupRequest: newEntity },
      ],
    })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx + result.errors} requests failed while rows were deleted`)
    p99.push(result.latency.p99)
  }
  return p99
}

function newEntity(request: autocannon.Request): autocannon.Request {
  return { ...request, body: JSON.stringify({ name: companyName(1, added++), entityType: 'BUSINESS' }) }
}
