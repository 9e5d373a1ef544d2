/**
 * `npm run proofs -- bench killed-evenings [--evenings N --seed S]`: evenings of courts (200) on a real Temporal server and database, in each of which the
 * workers are killed three times: while a list is first read, while a revised one is, and while one that leaves a case out is. The work is
 * held up at a step of its own for each evening, or killed at an instant by chance; the seed (1) says which step and which instant. Afterwards
 * each case must have been told once of everything, and of nothing else. The exit code is 0 when nothing was wrong.
 */
import { setTimeout as pass } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { QueryTypes } from 'sequelize'
import { openDatabase } from '../db/database.ts'
import { addDays, indianDay } from '../domain/dates.ts'
import type { ReadPlace } from '../domain/hearings/list-court.ts'
import { randomFrom } from '../evals/hearings/random.ts'
import { coined, drawer } from '../evals/matching/coined-words.ts'
import { startServiceWithLists } from '../test/support/cause-lists.ts'
import { anAccount } from '../test/support/service.ts'
import { until } from '../test/support/until.ts'
import { aCase, anEntity } from '../test/support/watchlist.ts'
import { killed, startWorker } from '../test/support/worker.ts'
import { startLookAgain } from '../workflows/hearings/cause-list-day.messages.ts'

const { values } = parseArgs({
  options: { evenings: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const [total, seed] = [Number(values.evenings), Number(values.seed)]

/** Eight looks at once run in each. */
const WORKERS = 3
/** As many evenings at once as looks. */
const AT_ONCE = 24
/** Held up at the site; they come to no other step. */
const AT_SITE = 3
/** A look takes a second or some, on a busy machine. */
const LONGEST_CHANCE_MS = 4_000
const NAME_ENDS = ['ka', 'ni', 'van', 'pur', 'ta', 'dev'] as const

const COURTS = [
  { court: 'SC', caseType: 'SLP(C)', forum: { courtType: 'SC' } },
  { court: 'HC-DLHC01', caseType: 'W.P.(C)', forum: { courtType: 'HC', establishmentCode: 'DLHC01' } },
  { court: 'HC-HCMA01', caseType: 'WP', forum: { courtType: 'HC', establishmentCode: 'HCMA01' } },
  { court: 'HC-WBCHCA', caseType: 'WPA', forum: { courtType: 'HC', establishmentCode: 'WBCHCA' } },
] as const satisfies { court: ReadPlace; caseType: string; forum: object }[]
const PLACES = COURTS.flatMap((court) => [1, 2, 3, 4, 5, 6, 7].map((ahead) => ({ ...court, ahead }))).slice(0, AT_ONCE)

/** Where a look is held up: before it begins, where a candidate is made, and in the middle of the transaction that lists a case. */
const STEPS = {
  begin: 'SELECT looks FROM list_days WHERE court = :court AND day = :day FOR UPDATE',
  candidate: 'SELECT last_number FROM number_sequences WHERE account_id = :accountId FOR UPDATE',
  transaction: 'SELECT id FROM tracked_cases WHERE id = :first FOR UPDATE',
} as const
const BEGIN_CANDIDATES = `
  INSERT IGNORE INTO number_sequences (account_id, sequence, last_number) VALUES (:accountId, 'case_candidate', 0)`
const STEP_NAMES = ['begin', 'candidate', 'transaction'] as const

interface Evening {
  court: ReadPlace
  day: string
  key: string
  accountId: string
  entityId: string
  name: string
  /** The cases by their parts: on the list and later off it, on the second list, added after the first. */
  first: string
  second: string
  late: string
  numbers: { first: string; second: string; late: string }
  track(part: 'late'): Promise<string>
}

const service = await startServiceWithLists(['core'])
const { db, control } = service
const holding = openDatabase({ url: service.configuration.DATABASE_URL, poolSize: AT_ONCE + 1 })
const draw = drawer(seed)
const random = randomFrom(seed)
const problems: string[] = []
const kills = new Map<string, number>()
let serial = 900_000
let played = 0
for (let wave = seed; played < total; wave++) {
  const evenings = []
  for (const place of PLACES.slice(0, total - played)) evenings.push(await anEvening(place))
  await round(evenings, (evening) => [row(evening, 'first', 5), named(evening)], { rotation: wave, isByChance: false })
  for (const evening of evenings) evening.late = await evening.track('late')
  const second = (evening: Evening) => [
    row(evening, 'first', 9),
    row(evening, 'second', 4),
    row(evening, 'late', 6),
    named(evening),
  ]
  await round(evenings, second, { rotation: wave, isByChance: true })
  const third = (evening: Evening) => [row(evening, 'second', 4), row(evening, 'late', 6), named(evening)]
  await round(evenings, third, { rotation: wave + 1, isByChance: false })
  for (const evening of evenings) await check(evening)
  played += evenings.length
  console.log(`  ${played} evenings, ${problems.length} problems`)
}
const held = [...kills].map(([step, count]) => `${count} at ${step}`).join(', ')
console.log(`${played} evenings, ${3 * played} looks cut off: ${held}`)
console.log(`${problems.length} problems`)
for (const problem of problems) console.log(`  ${problem}`)
await holding.close()
await service.close()
process.exit(problems.length > 0 ? 1 : 0)

/** An account with two cases and a name of its own, before its lists are up. */
async function anEvening({ court, caseType, forum, ahead }: (typeof PLACES)[number]): Promise<Evening> {
  const { key, accountId } = await anAccount(db)
  const name = `${coined(draw, NAME_ENDS)} ${coined(draw, NAME_ENDS)} Cables Limited`
  const numbers = { first: aNumber(), second: aNumber(), late: aNumber() }
  const track = (part: keyof typeof numbers) =>
    aCase(service, key, { caseIdentifier: { ...forum, caseType, registrationNumber: numbers[part] } })
  return {
    court,
    day: addDays(indianDay(Date.now()), ahead),
    key,
    accountId,
    name,
    entityId: await anEntity(service, key, { name }),
    numbers: {
      first: `${caseType} ${numbers.first}`,
      second: `${caseType} ${numbers.second}`,
      late: `${caseType} ${numbers.late}`,
    },
    first: await track('first'),
    second: await track('second'),
    late: '',
    track,
  }
}

/** Nobody has the number before it. */
function aNumber(): string {
  serial += 2
  return `${serial}/2024`
}

function row({ numbers }: Evening, part: keyof Evening['numbers'], item: number) {
  return { number: numbers[part], item }
}

/** A stranger's matter with a watched party. */
function named({ name, numbers }: Evening) {
  return { number: numbers.first.replace(/ .*/, ' 1/2018'), item: 7, petitioner: name }
}

/** Puts up lists, looks at them, kills the workers on the way, and waits until others have ended the looks. */
async function round(
  evenings: Evening[],
  rowsOf: (evening: Evening) => object[],
  { rotation, isByChance }: { rotation: number; isByChance: boolean },
): Promise<void> {
  for (const evening of evenings) {
    const { court, day } = evening
    await control.putList({ court, day, rows: rowsOf(evening) })
  }
  const before = await looksOf(evenings)
  const releases = isByChance ? [] : await Promise.all(evenings.map((evening, at) => hold(evening, at + rotation)))
  if (!isByChance) await control.fault('lists', 'slow', AT_SITE, 60_000)
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(service, ['lists'])))
  for (const { court, day } of evenings)
    await service.temporal.start(startLookAgain(service.configuration.TASK_QUEUE_PREFIX, { court, day }))
  if (isByChance) {
    await pass(random(LONGEST_CHANCE_MS))
    count('an instant by chance', evenings.length)
  } else {
    await until(waiting, (blocked) => blocked >= evenings.length - AT_SITE)
    count('the site instead', AT_SITE)
  }
  await Promise.all(workers.map(killed))
  for (const release of releases) await release()
  await control.release('lists')
  const others = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(service, ['lists'])))
  await until(
    () => looksOf(evenings),
    (now) => now.every((looks, at) => looks > (before[at] ?? 0)),
  )
  await Promise.all(others.map(killed))
}

function count(step: string, more: number): void {
  kills.set(step, (kills.get(step) ?? 0) + more)
}

/** Holds an evening's look up at one of the steps, until it is released. */
async function hold(evening: Evening, at: number): Promise<() => Promise<void>> {
  const step = STEP_NAMES[at % STEP_NAMES.length] ?? 'begin'
  const { court, day, accountId, first } = evening
  // Rows that are not there hold nobody up.
  await db.lists.open(court, day, Date.now())
  await holding.sequelize.query(BEGIN_CANDIDATES, { replacements: { accountId } })
  const transaction = await holding.sequelize.transaction()
  await holding.sequelize.query(STEPS[step], { replacements: { court, day, accountId, first }, transaction })
  count(step, 1)
  return () => transaction.rollback()
}

/** How many transactions wait for a lock. */
async function waiting(): Promise<number> {
  const [found] = await holding.sequelize.query<{ count: number }>(
    "SELECT COUNT(*) AS count FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'",
    { type: QueryTypes.SELECT },
  )
  return found?.count ?? 0
}

async function looksOf(evenings: Evening[]): Promise<number[]> {
  const days = await db.lists.awaited(undefined, Date.now())
  const looks = new Map(days.map((each) => [`${each.court} ${each.day}`, each.looks]))
  return evenings.map(({ court, day }) => looks.get(`${court} ${day}`) ?? 0)
}

/** Compares what an account was told with what was on the lists. */
async function check(evening: Evening): Promise<void> {
  const { key, accountId, entityId, court, day, first, second, late } = evening
  const wrong = (what: string) => problems.push(`${court} ${day}, account ${accountId}: ${what}`)
  const [events] = await db.sequelize.query(
    `SELECT CONCAT(type, ' ', COALESCE(JSON_VALUE(data, '$.caseId'), '')) AS told FROM events
     WHERE account_id = :accountId AND (type LIKE 'hearing.%' OR type = 'candidate.created')`,
    { replacements: { accountId } },
  )
  const told = (events as { told: string }[]).map((event) => event.told.trim()).sort()
  const expected = [
    'candidate.created',
    `hearing.listed ${first}`,
    `hearing.changed ${first}`,
    `hearing.changed ${first}`,
    `hearing.listed ${second}`,
    `hearing.listed ${late}`,
  ].sort()
  if (told.join() !== expected.join()) wrong(`told ${told.join(', ')}`)
  const { body } = await service.call(`GET /watchlist/hearings?from=${day}&to=${day}`, { key })
  const shown = (body as { hearings: { caseId: string; state: string; item: string }[] }).hearings
  for (const [caseId, state] of [
    [first, 'REMOVED'],
    [second, 'LISTED'],
    [late, 'LISTED'],
  ] as const) {
    const hearing = shown.find((each) => each.caseId === caseId)
    if (hearing?.state !== state) wrong(`case ${caseId} is ${hearing?.state} and should be ${state}`)
  }
  const [candidates] = await db.sequelize.query(
    'SELECT id FROM case_candidates WHERE watchlist_entity_id = :entityId',
    {
      replacements: { entityId },
    },
  )
  if (candidates.length !== 1) wrong(`${candidates.length} candidates`)
}
