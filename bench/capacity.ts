/**
 * `npm run proofs -- bench capacity`: what a unit of each kind of work takes of Temporal, the database and the sources, measured on an installation of
 * its own beside the sandbox. `--write` puts it into `bench/capacity/measured.json`, from which `npm run docs` computes the tables of
 * docs/operations/capacity.md.
 */
import { writeFile } from 'node:fs/promises'
import { select, underWay } from '../test/support/books.ts'
import { download, type LookedUp, lookUp } from '../test/support/orders.ts'
import { anAccount, startService } from '../test/support/service.ts'
import { startDailySync } from '../test/support/start-daily-sync.ts'
import { until } from '../test/support/until.ts'
import { anEntity } from '../test/support/watchlist.ts'
import { aSink, aWebhook, raise } from '../test/support/webhooks.ts'
import { ENTITIES_A_BATCH } from '../workflows/discovery/daily-sync.messages.ts'
import { actionsOf } from './capacity/actions.ts'
import { MEASURED_FILE, type Measured, type Taken, type Unit } from './capacity/measured.ts'

const LOOKUPS = 20
const ORDERS = 5
const REFRESHES = 10
const SEARCHES = 5
const MESSAGES = 20

const service = await startService({ COURT_SITES: 'off' })
const account = await anAccount(service.db)
const { accountId, key } = account
const counted = new Set<string>()
const measured: Partial<Measured> = {}
let cnrs = 0

await unit('lookup', LOOKUPS, async () => {
  await lookUp(service, key, aCase('900016'))
})
const found: LookedUp[] = []
for (let made = 0; made < ORDERS; made++) found.push(await lookUp(service, key, aCase('900001')))
await unit('order', ORDERS, async (index) => {
  const { searchId = '', orders = [] } = found[index] ?? {}
  await ok(download(service, key, searchId, orders[0]?.orderId))
})
const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
console.log(`The summary is of a case of ${orders.length} orders.`)
await unit('summary', 1, async () => {
  await ok(service.call('POST /case-lookup/summarize', { key, body: { searchId } }))
})
const pages: { searchId: string; nextPageToken: string | null }[] = []
await unit('firstPage', SEARCHES, async () => {
  const answer = await ok(
    service.call('POST /historical-search', { key, body: { name: 'Saffron Textiles Private Limited' } }),
  )
  pages.push(answer as { searchId: string; nextPageToken: string | null })
})
await unit('laterPage', SEARCHES, async (index) => {
  const { searchId = '', nextPageToken = '' } = pages[index] ?? {}
  const query = new URLSearchParams({ pageToken: nextPageToken ?? '' })
  await ok(service.call(`GET /historical-search/${searchId}/results?${query}`, { key }))
})
await unit('newEntity', ENTITIES_A_BATCH, async (index) => {
  await anEntity(service, key, { name: `${aWord(index)} Motors Limited` })
})
await service.control.advanceDay()
await unit('entityNight', ENTITIES_A_BATCH, async (index) => {
  // One night searches for all of them.
  if (index > 0) return
  await (await service.temporal.start(startDailySync(`${service.configuration.TASK_QUEUE_PREFIX}-capacity`))).result()
})
const cases: string[] = []
for (let made = 0; made < REFRESHES; made++) {
  const answer = await ok(service.call('POST /watchlist/cases', { key, body: { caseIdentifier: aCase('900015') } }))
  cases.push((answer as { _id: string })._id)
}
await settled()
await unit('refresh', REFRESHES, async (index) => {
  await ok(service.call(`POST /watchlist/cases/${cases[index]}/refresh`, { key }))
})
const sink = aSink(service)
await aWebhook(service, account, sink.url)
await unit('message', MESSAGES, async () => {
  await raise(service, accountId)
})
await service.close()

console.table(measured)
if (process.argv.includes('--write')) await writeFile(MEASURED_FILE, `${JSON.stringify(measured, null, 2)}\n`)
process.exit(0)

/** Measures so many units, with all that they cause, and notes what one of them takes. */
async function unit(name: Unit, count: number, make: (index: number) => Promise<void>): Promise<void> {
  await newHistories()
  const before = await standing()
  for (let index = 0; index < count; index++) await make(index)
  await settled()
  const after = await standing()
  const histories = await newHistories()
  const one = (figure: number) => Number((figure / count).toPrecision(3))
  measured[name] = {
    actions: one(histories.actions),
    historyBytes: one(histories.bytes),
    rows: one(after.rows - before.rows),
    bytes: one(after.bytes - before.bytes),
    rawBytes: one(after.rawBytes - before.rawBytes),
    calls: perSource(({ calls }) => calls),
    paise: perSource(({ paise }) => paise),
  }

  function perSource(figure: (of: { calls: number; paise: number }) => number): Record<string, number> {
    const entries = Object.entries(after.sources).map(([source, now]): [string, number] => {
      const then = before.sources[source] ?? { calls: 0, paise: 0 }
      return [source, one(figure(now) - figure(then))]
    })
    return Object.fromEntries(entries.filter(([, each]) => each > 0))
  }
}

interface Standing extends Pick<Taken, 'rows' | 'bytes' | 'rawBytes'> {
  sources: Record<string, { calls: number; paise: number }>
}

/** What the database holds, without indexes, and what the sources were asked so far. */
async function standing(): Promise<Standing> {
  const tables = await select<{ name: string; columns: string }>(
    service,
    `SELECT table_name AS name, GROUP_CONCAT(CONCAT('\`', column_name, '\`')) AS columns
     FROM information_schema.columns WHERE table_schema = DATABASE() GROUP BY table_name`,
  )
  const sizes = tables.map(
    ({ name, columns }) =>
      `SELECT COUNT(*) AS rows_, COALESCE(SUM(LENGTH(CONCAT_WS('', ${columns}))), 0) AS bytes FROM ${name}`,
  )
  const [all] = await select<{ rows_: number; bytes: number }>(
    service,
    `SELECT SUM(rows_) AS rows_, SUM(bytes) AS bytes FROM (${sizes.join(' UNION ALL ')}) AS sizes`,
  )
  const [raw] = await select<{ bytes: number }>(
    service,
    `SELECT COALESCE(SUM(LENGTH(body_gzip)), 0) AS bytes FROM source_calls`,
  )
  const sources = await select<{ source: string; calls: number; paise: number }>(
    service,
    'SELECT source, COUNT(*) AS calls, COALESCE(SUM(cost_paise), 0) AS paise FROM source_calls GROUP BY source',
  )
  return {
    rows: Number(all?.rows_),
    bytes: Number(all?.bytes),
    rawBytes: Number(raw?.bytes),
    sources: Object.fromEntries(
      sources.map(({ source, calls, paise }) => [source, { calls: Number(calls), paise: Number(paise) }]),
    ),
  }
}

/** Actions and bytes of the workflows that began since it was asked last. */
async function newHistories(): Promise<{ actions: number; bytes: number }> {
  const sum = { actions: 0, bytes: 0 }
  const { workflow } = service.temporal.client
  const query = `TaskQueue = '${service.configuration.TASK_QUEUE_PREFIX}-core'`
  for await (const { workflowId, runId } of workflow.list({ query })) {
    if (counted.has(runId)) continue
    counted.add(runId)
    const handle = workflow.getHandle(workflowId, runId)
    const { events } = await handle.fetchHistory()
    sum.actions += actionsOf(events ?? [])
    sum.bytes += Number((await handle.describe()).raw.workflowExecutionInfo?.historySizeBytes ?? 0)
  }
  return sum
}

/** Waits until nothing is under way any more. */
async function settled(): Promise<void> {
  await until(
    () => underWay(service),
    (left) => left.length === 0,
  )
}

async function ok(answer: Promise<{ status: number; body: unknown }>): Promise<unknown> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/** A case of a High Court that no other call gets. The serial says what the sandbox has of it. */
function aCase(serial: string): { courtType: string; cnr: string } {
  const number = cnrs++
  return { courtType: 'HC', cnr: `${letters(Math.floor(number / 90), 2)}HC${String(10 + (number % 90))}${serial}2024` }
}

function aWord(number: number): string {
  const word = letters(number, 3).toLowerCase()
  return `Yad${word}giri`
}

function letters(number: number, length: number): string {
  return Array.from({ length }, (_, at) => String.fromCharCode(65 + (Math.floor(number / 26 ** at) % 26))).join('')
}
