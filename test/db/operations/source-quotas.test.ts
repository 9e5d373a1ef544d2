import test from 'ava'
import type { Database } from '../../../db/database.ts'
import { randomFor } from '../../../sandbox/world/random.ts'
import { twoProcesses } from '../../support/own-database.ts'

/** The start of simulated time. */
const BEGIN = Date.UTC(2026, 10, 22)
const HOUR = 3_600_000
/** The longest time a call may take to reach the source. */
const MOST_DELAY_MS = 60_000

function mostWithinAnHour(instants: number[]): number {
  const sorted = instants.toSorted((one, other) => one - other)
  let [most, first] = [0, 0]
  for (const [index, at] of sorted.entries()) {
    while ((sorted[first] ?? at) <= at - HOUR) first += 1
    most = Math.max(most, index - first + 1)
  }
  return most
}

/** More of them, for a trial of the ledger: `SEEDS=10000`. A larger quota has fewer, so that each makes as many calls. */
const SEEDS = Number(process.env.SEEDS ?? 1)

for (const [perHour, hours] of [
  [1, 4],
  [10, 2],
  [100, 2],
  [1_000, 2],
] as const)
  test(`two greedy processes make at most ${perHour} calls in any hour at the source, and nearly as many`, async (t) => {
    t.timeout(60_000 + SEEDS * 10_000)
    const processes = await twoProcesses(t)
    const seeds = Math.ceil(SEEDS / perHour)
    let fewest = Number.POSITIVE_INFINITY
    for (let seed = 1; seed <= seeds; seed++) {
      const random = randomFor('quota', `${perHour} ${seed}`)
      const [arrived, granted]: [number[], number[]] = [[], []]
      const end = BEGIN + hours * HOUR
      for (let at = BEGIN, count = 0; at < end; count += 1) {
        const quota = { perHour, isNight: false, isSearch: false }
        const wait = await processes[count % 2 === 0 ? 0 : 1].sourceQuotas.take(`source ${seed}`, quota, at)
        if (wait === 0) {
          granted.push(at)
          arrived.push(at + random.whole(`delay ${count}`, 0, MOST_DELAY_MS))
          // A call takes some seconds of the hour.
          at += random.whole(`pause ${count}`, 0, HOUR / perHour / 2)
        } else at += wait
      }
      const most = mostWithinAnHour(arrived)
      if (most > perHour) return t.fail(`${most} calls within an hour, seed ${seed}`)
      fewest = Math.min(fewest, granted.length)
    }
    t.log(`${seeds} seeds: at least ${fewest} calls in ${hours} hours`)
    t.true(fewest >= 0.95 * perHour * hours * (HOUR / (HOUR + MOST_DELAY_MS)) - 1, `${fewest}`)
  })

test('calls that both processes request at one instant are granted once', async (t) => {
  const processes = await twoProcesses(t)
  const requests = Array.from({ length: 30 }, (_, index) =>
    processes[index % 2 === 0 ? 0 : 1].sourceQuotas.take(
      'source',
      { perHour: 10, isNight: false, isSearch: false },
      BEGIN,
    ),
  )
  t.is((await Promise.all(requests)).filter((wait) => wait === 0).length, 10)
})

test('a client gets a call at once after the nightly run has taken its whole share', async (t) => {
  const [night, client] = await twoProcesses(t)
  const take = (db: Database, isNight: boolean) =>
    db.sourceQuotas.take('source', { perHour: 10, isNight, isSearch: false }, BEGIN)
  const taken = []
  for (let count = 0; count < 12; count++) taken.push(await take(night, true))
  t.is(taken.filter((wait) => wait === 0).length, 9)
  t.is(await take(client, false), 0)
  t.true((await take(client, false)) > HOUR)
})

for (const [perHour, most] of [
  [1, 1],
  [10, 3],
  [100, 30],
  [1_000, 300],
] as const)
  test(`searches get ${most} of ${perHour} calls an hour at any time of day, and leave the others to the rest`, async (t) => {
    const [db] = await twoProcesses(t)
    const granted = async (isNight: boolean, isSearch: boolean) => {
      let calls = 0
      while ((await db.sourceQuotas.take('source', { perHour, isNight, isSearch }, BEGIN)) === 0) calls += 1
      return calls
    }
    t.is((await granted(false, true)) + (await granted(true, true)), most)
    t.is((await granted(true, false)) + (await granted(false, false)), perHour - most)
  })

test('a search gets a call while the other calls have used less than the rest of the quota', async (t) => {
  const [db] = await twoProcesses(t)
  const take = (isSearch: boolean) => db.sourceQuotas.take('source', { perHour: 100, isNight: true, isSearch }, BEGIN)
  for (let count = 0; count < 60; count++) t.is(await take(false), 0)
  for (let count = 0; count < 30; count++) t.is(await take(true), 0)
  t.true((await take(true)) > HOUR)
})

test('a quota that is lowered counts the calls of the hour, those that the higher one granted too', async (t) => {
  const [before, after] = await twoProcesses(t)
  const take = (db: Database, perHour: number, at: number) =>
    db.sourceQuotas.take('source', { perHour, isNight: false, isSearch: false }, at)
  for (let count = 0; count < 8; count++) t.is(await take(before, 10, BEGIN + count), 0)
  const free = async (at: number) => {
    let calls = 0
    while ((await take(after, 5, at)) === 0) calls += 1
    return calls
  }
  t.is(await free(BEGIN + 1_000), 0)
  // The first three had left before; the last five are those that count.
  t.is(await free(BEGIN + HOUR + MOST_DELAY_MS + 2), 0)
  t.is(await free(BEGIN + HOUR + MOST_DELAY_MS + 4), 2)
  t.is((await take(before, 10, BEGIN + HOUR + MOST_DELAY_MS + 4)) > 0, true)
})

for (const [perHour, refusals] of [
  [1, 1],
  [10, 10],
  [100, 10],
] as const)
  test(`a refusal takes a tenth of a quota of ${perHour}; after ${refusals} the hour is used up, and free again an hour later`, async (t) => {
    const [db] = await twoProcesses(t)
    const quota = { perHour, isNight: false, isSearch: false }
    for (let count = 1; count < refusals; count++) await db.sourceQuotas.useUpTenth('source', perHour, BEGIN)
    t.is(await db.sourceQuotas.take('source', quota, BEGIN), 0)
    await db.sourceQuotas.useUpTenth('source', perHour, BEGIN)
    const free = (at: number) => db.sourceQuotas.take('source', quota, at)
    let left = 0
    while ((await free(BEGIN + 1_000)) === 0) left += 1
    t.true(left < perHour / 10, String(left))
    t.is(await free(BEGIN + 1_000), HOUR + MOST_DELAY_MS - 1_000)
    t.is(await free(BEGIN + HOUR + MOST_DELAY_MS), 0)
  })
