/**
 * `npm run proofs -- bench lists [--benches N] [--watched N]`: a night's cause lists. So many benches (1,500) have 133 matters each, and a service with
 * so many watched names and as many tracked cases (100,000) reads their lists: a twenty-fifth of them a PDF each, the others in the files that
 * two courts put up for a day. Prints what a worker of the lists takes in time and memory and what was written, and looks for strangers in
 * everything that is stored; then looks again at what has not changed.
 */

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { QueryTypes } from 'sequelize'
import { newId } from '../../db/base/table.ts'
import { recogniseCase } from '../../domain/courts/index.ts'
import { addDays, indianDay } from '../../domain/dates.ts'
import { SMALL_PROCESS } from '../../platform/small-process.ts'
import { LIST_FORMS } from '../../sandbox/lists/list-files.ts'
import type { PrintedRow } from '../../sandbox/lists/printed-list.ts'
import { readOptions } from '../../scripts/read-options.ts'
import { startServiceWithLists } from '../../test/support/cause-lists.ts'
import { anAccount } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { COMPANY } from '../../test/support/watchlist.ts'
import { killed, startWorker } from '../../test/support/worker.ts'
import { causeListDayId, startPollAgain } from '../../workflows/hearings/cause-list-day.messages.ts'
import { coined, drawer } from '../matching/coined-words.ts'
import { createTargets } from './support/figures.ts'
import { enlargeDatabase } from './support/larger-database.ts'
import { peakMemory } from './support/processes.ts'

const { values } = readOptions({
  options: { benches: { type: 'string', default: '1500' }, watched: { type: 'string', default: '100000' } },
})
const [benches, watched] = [Number(values.benches), Number(values.watched)]

/** A list for each bench; the two others have all their benches in one file a day. */
const BY_BENCH = { court: 'HC-DLHC01', caseType: 'W.P.(C)' } as const
const WHOLE = [
  { court: 'HC-HCMA01', caseType: 'WP' },
  { court: 'HC-WBCHCA', caseType: 'WPA' },
] as const
const DAYS = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(indianDay(Date.now()), ahead))
/** A PDF is read in a separate process, which costs a second whatever it contains. */
const BENCHES_A_PDF = 25
/** 200,000 rows on 1,500 benches. */
const ROWS_A_BENCH = 133
/** One row in forty is of a tracked case, one in five hundred of a watched name. */
const ROWS_A_TRACKED = 40
const ROWS_A_NAMED = 500
const ACCOUNTS = 100
const ROWS_AT_ONCE = 1_000
const [TRACKED_YEAR, NAMED_YEAR, STRANGERS_YEAR] = [2022, 2021, 2019]
/** Not the serial `201920` of a number of another year. */
const STRANGERS_NUMBER = new RegExp(`/${STRANGERS_YEAR}(?!\\d)`)
const MAX_CORE_MINUTES = 8
const MAX_MIB = 1.5 * 1_024
const MAX_EVENTS = 5_000
const CLOCK_TICKS_A_SECOND = 100

const draw = drawer(20_261_123)
const ENDS = ['ka', 'ni', 'van', 'pur', 'ta', 'dev', 'sh', 'm', 'lal', 'raj', 'na', 'li', 'wadi', 'giri'] as const
const TRADES = ['Textiles', 'Chemicals', 'Motors', 'Foods', 'Finance', 'Infra', 'Cement', 'Logistics'] as const
const FORMS = ['Private Limited', 'Pvt. Ltd.', 'LTD.', 'LLP', 'Limited & ORS.'] as const
const watchedNames = Array.from({ length: watched }, aName)
/** The parties of unwatched matters, as printed. */
const strangers = new Set<string>()
/** The last matter of each court's lists in the order in which they are printed. */
const lastOfPlaces: { court: string; caseType: string; until: number }[] = []
const files = await printedLists()
const site = createServer((request, response) => {
  const file = files.get(new URL(request.url ?? '/', 'http://site').pathname)
  const etag = `"${file?.byteLength ?? 0}"`
  if (file && request.headers['if-none-match'] === etag) response.statusCode = 304
  if (!file) response.statusCode = 404
  response.setHeader('ETag', etag)
  response.end(response.statusCode === 200 ? file : undefined)
})
site.listen(0, '127.0.0.1')
await once(site, 'listening')

const service = await startServiceWithLists(['core'], {
  COURT_SITES_BASE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
})
const { db } = service
await enlargeDatabase(db.sequelize, 2)
await watchAll()
console.log(`  ${benches} benches with ${ROWS_A_BENCH} matters each, ${watched} watched names and tracked cases`)

const targets = createTargets()
// As every deployment starts its processes.
Object.assign(process.env, SMALL_PROCESS)
const child = await startWorker(service, ['lists'])
const worker = { child, stop: () => killed(child) }
const rowsBefore = await rowsOfTables()
const first = await measured(look)
const lists = await awaited()
const sum = (field: 'documents' | 'unread' | 'rows' | 'hits' | 'named' | 'namedLeft') =>
  lists.reduce((total, each) => total + each[field], 0)
console.log(`  ${sum('documents')} files, ${sum('rows')} rows: ${sum('hits')} of tracked cases`)
console.log(`  ${sum('named')} of watched names, ${sum('namedLeft')} of these left out`)
tell('read', first)
for (const [table, count] of await rowsOfTables()) {
  const added = count - (rowsBefore.get(table) ?? 0)
  if (added !== 0) console.log(`    ${table}: ${added} rows more`)
}
const again = await measured(look)
tell('looked at again, unchanged', again)
let events = 0
for (const { court, day } of lists) {
  const watch = causeListDayId(service.configuration.TASK_QUEUE_PREFIX, { court, day })
  events = Math.max(events, (await service.temporal.client.workflow.getHandle(watch).describe()).historyLength)
}

targets.atLeast('rows read', sum('rows'), benches * ROWS_A_BENCH)
targets.atMost('lists not read in full', sum('unread'), 0)
targets.atLeast('rows of tracked cases found', sum('hits'), Math.floor((benches * ROWS_A_BENCH) / ROWS_A_TRACKED))
targets.atMost('core-minutes', first.cpuSeconds / 60, MAX_CORE_MINUTES)
targets.atMost('MiB of the worker, with the watched names', first.peak.ownMiB, MAX_MIB)
targets.atMost('events of a watch', events, MAX_EVENTS)
targets.atMost('rows with a number or a name of a stranger', await strangersStored(), 0)
await worker.stop()
await service.close()
site.close()
process.exit(targets.exitCode())

/** The benches whose lists each file contains. */
function benchesOfFiles() {
  const pdfs = Math.ceil(benches / BENCHES_A_PDF)
  const byBench = Array.from({ length: pdfs }, (_, number) => {
    return { ...BY_BENCH, day: DAYS[number % DAYS.length] ?? '', number: number + 1, benches: 1 }
  })
  const files = WHOLE.flatMap((place) => DAYS.map((day) => ({ ...place, day, number: 1 })))
  const left = benches - pdfs
  const whole = files.map((file, at) => {
    return { ...file, benches: Math.floor((left * (at + 1)) / files.length) - Math.floor((left * at) / files.length) }
  })
  return [...byBench, ...whole]
}

/** The files of the sites, by their paths: the page that names the lists of the benches, and all lists. */
async function printedLists(): Promise<Map<string, Buffer>> {
  const printed = new Map<string, Buffer>()
  const links: string[] = []
  let n = 0
  for (const { court, caseType, day, number, benches: sections } of benchesOfFiles()) {
    const name = { court, day, kind: 'DAILY', number } as const
    const rows = Array.from({ length: sections * ROWS_A_BENCH }, (_, at) => matter(caseType, n + at + 1, at))
    n += rows.length
    lastOfPlaces.push({ court, caseType, until: n })
    const form = LIST_FORMS[court]
    const path = form?.pathOf(name) ?? ''
    const bytes = await form?.bytesOf({ ...name, printedDay: day, rows, deleted: [] })
    printed.set(`/lists/${court}${path}`, Buffer.from(bytes ?? ''))
    if (court === BY_BENCH.court) links.push(`<tr><td>List</td><td><a href="${path}">View</a></td></tr>`)
  }
  const page = `<html><body><table>${links.join('\n')}</table></body></html>`
  return printed.set(`/lists/${BY_BENCH.court}/web/cause-lists/cause-list`, Buffer.from(page))
}

/** A company's name of two coined words, or, two times of five, a person's with the father's: few are alike. */
function aName(): string {
  const words = () => `${coined(draw, ENDS)} ${coined(draw, ENDS)}`
  return draw([true, true, true, false, false])
    ? `${words()} ${draw(TRADES)} ${draw(FORMS)}`
    : `${words()} S/o ${words()}`
}

/** The n-th matter of the evening, at an item of its list. The year of its number says whether it is tracked. */
function matter(caseType: string, n: number, at: number): PrintedRow {
  const isTracked = n % ROWS_A_TRACKED === 0
  const isNamed = n % ROWS_A_NAMED === 1
  const room = Math.floor(at / ROWS_A_BENCH) + 1
  const [petitioner, respondent] = [isNamed ? (watchedNames[n % watched] ?? '') : aName(), aName()]
  for (const name of isNamed ? [respondent] : [petitioner, respondent]) strangers.add(name.toUpperCase())
  return {
    number: `${caseType} ${n}/${isTracked ? TRACKED_YEAR : isNamed ? NAMED_YEAR : STRANGERS_YEAR}`,
    item: (at % ROWS_A_BENCH) + 1,
    with: [],
    petitioner,
    respondent,
    courtRoom: String(room),
    stage: 'FOR ADMISSION',
  }
}

/** Puts the names on watchlists, and as many cases, of which the first ones are on the lists. */
async function watchAll(): Promise<void> {
  const accounts: string[] = []
  for (let n = 0; n < ACCOUNTS; n++) accounts.push((await anAccount(db)).accountId)
  const accountOf = (n: number) => accounts[n % ACCOUNTS] ?? ''
  for (let from = 0; from < watched; from += ROWS_AT_ONCE) {
    const some = watchedNames.slice(from, from + ROWS_AT_ONCE)
    const details = some.map((name) => ({
      ...COMPANY,
      name,
      entityType: / S\/o /.test(name) ? ('PERSON' as const) : ('BUSINESS' as const),
    }))
    const context = { actorType: 'OPERATOR', actorId: 'bench', requestId: 'bench' } as const
    await db.transaction(async (tx) => {
      const ids = await db.watchlistEntities.create(accountOf(from / ROWS_AT_ONCE), details, context, tx)
      await db.watchlistEntities.widenNames(ids, tx)
    })
    const cases = some.map((_, at) => {
      const serial = (from + at + 1) * ROWS_A_TRACKED
      const { court, caseType } = placeOf(serial)
      const of = { establishmentCode: court.slice(3), caseType, registrationNumber: `${serial}/${TRACKED_YEAR}` }
      const key = recogniseCase('HC', of).identity?.key ?? ''
      return { id: newId(), account: accountOf(from / ROWS_AT_ONCE), number: from + at + 1, key, court }
    })
    const insert = (statement: string, row: string) =>
      db.sequelize.query(`${statement} VALUES ${cases.map(() => row).join(', ')}`, {
        replacements: cases.flatMap(({ id, account, number, key, court }) =>
          statement.includes('tracked_cases') ? [id, account, number, key, court] : [account, key, id],
        ),
      })
    await insert(
      'INSERT INTO tracked_cases (id, account_id, number, identity_key, court_type, list_court, risk_level, status, created)',
      `(?, ?, ?, ?, 'HC', ?, 'LOW', 'ACTIVE', 0)`,
    )
    await insert('INSERT INTO tracked_case_keys (account_id, identity_key, tracked_case_id)', '(?, ?, ?)')
  }
}

/** The court whose list has the n-th matter of the evening; after the last one, any court. */
function placeOf(n: number) {
  const last = lastOfPlaces.find(({ until: end }) => n <= end)
  return last ?? BY_BENCH
}

/** Polls the lists of all courts and days, and waits for the end of the polls. */
async function look(): Promise<void> {
  const looks = async () => new Map((await awaited()).map((each) => [`${each.court} ${each.day}`, each.looks]))
  const before = await looks()
  const watches = [BY_BENCH, ...WHOLE].flatMap(({ court }) => DAYS.map((day) => ({ court, day })))
  for (const watch of watches)
    await service.temporal.start(startPollAgain(service.configuration.TASK_QUEUE_PREFIX, watch))
  await until(looks, (now) =>
    watches.every(({ court, day }) => (now.get(`${court} ${day}`) ?? 0) > (before.get(`${court} ${day}`) ?? 0)),
  )
}

function awaited() {
  return db.lists.awaited(undefined, Date.now())
}

interface Cost {
  seconds: number
  /** The time of the worker, and of its children, which read the PDFs. */
  cpuSeconds: number
  peak: { ownMiB: number; treeMiB: number }
  /** How many rows were written, updated and deleted, by the verb; Temporal's are not among them. */
  rows: Map<string, number>
}

async function measured(work: () => Promise<void>): Promise<Cost> {
  const memory = peakMemory(worker)
  const [startedAt, cpu, rows] = [performance.now(), cpuSeconds(), await rowsWritten()]
  await work()
  const [peak, after] = [await memory.stop(), await rowsWritten()]
  return {
    seconds: (performance.now() - startedAt) / 1_000,
    cpuSeconds: cpuSeconds() - cpu,
    peak,
    rows: new Map([...after].map(([verb, count]) => [verb, count - (rows.get(verb) ?? 0)])),
  }
}

function tell(what: string, { seconds, cpuSeconds: cpu, peak, rows: written }: Cost): void {
  const verbs = [...written].map(([verb, count]) => `${count} ${verb}`).join(', ')
  console.log(`  ${what}: ${seconds.toFixed(0)} s, ${(cpu / 60).toFixed(1)} core-minutes; rows ${verbs}`)
  console.log(`    worker ${peak.ownMiB} MiB at most, ${peak.treeMiB} MiB with a PDF being read`)
}

/** Children count once they have ended. */
function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks / CLOCK_TICKS_A_SECOND
}

async function rowsWritten(): Promise<Map<string, number>> {
  const status = await select<{ Variable_name: string; Value: string }>(
    "SHOW GLOBAL STATUS WHERE Variable_name IN ('Handler_write', 'Handler_update', 'Handler_delete')",
  )
  return new Map(status.map(({ Variable_name, Value }) => [Variable_name.replace('Handler_', ''), Number(Value)]))
}

async function rowsOfTables(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of await tables()) {
    const [counted] = await select<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`)
    counts.set(table, counted?.count ?? 0)
  }
  return counts
}

/** Candidates have the rows of parties that may be watched, also strangers of like names; nothing else has a number or a name of a stranger. */
async function strangersStored(): Promise<number> {
  const isStrangers = (text: string) => STRANGERS_NUMBER.test(text) || strangers.has(text)
  let stored = 0
  for (const table of await tables()) {
    if (table.startsWith('case_candidate')) continue
    const rows = await select<object>(`SELECT * FROM ${table}`)
    const found = rows.filter((row) => textsIn(Object.values(row)).some(isStrangers)).length
    if (found > 0) console.log(`    ${found} rows of ${table} name a stranger`)
    stored += found
  }
  return stored
}

/** The texts of a value, also of JSON or compressed values. */
function textsIn(value: unknown): string[] {
  if (Buffer.isBuffer(value)) return textsIn(isGzip(value) ? gunzipSync(value).toString() : value.toString())
  if (typeof value === 'string') return /^[[{]/.test(value) ? [value, ...textsIn(parsed(value))] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function tables(): Promise<string[]> {
  return (await select<object>('SHOW TABLES')).flatMap((row) => Object.values(row) as string[])
}

function select<Row extends object>(sql: string): Promise<Row[]> {
  return db.sequelize.query<Row>(sql, { type: QueryTypes.SELECT })
}
