import test from 'ava'
import type { Database } from '../../../db/database.ts'
import { twoProcesses } from '../../support/own-database.ts'

/** The start of simulated time; every call is requested at a given instant, without sleeping. */
const BEGIN = Date.UTC(2026, 10, 22)
const MINUTE = 60_000

/** Returns when calls are granted to a greedy caller over some simulated minutes, from both processes alternately. */
async function greedily(processes: [Database, Database], perMinute: number, minutes: number): Promise<number[]> {
  const taken: number[] = []
  for (let at = BEGIN, requests = 0; at < BEGIN + minutes * MINUTE; requests += 1) {
    const wait = await processes[requests % 2 === 0 ? 0 : 1].sourceRates.take(
      'source',
      { perMinute, isPatient: false },
      at,
    )
    if (wait === 0) taken.push(at)
    at += wait
  }
  return taken
}

function mostWithinAMinute(instants: number[]): number {
  return Math.max(...instants.map((from) => instants.filter((at) => at >= from && at < from + MINUTE).length))
}

for (const perMinute of [1, 2, 20, 100, 120]) {
  test(`two greedy processes make at most ${perMinute} calls in any minute, and nearly as many`, async (t) => {
    const minutes = perMinute < 20 ? 10 : 3
    const taken = await greedily(await twoProcesses(t), perMinute, minutes)
    t.true(mostWithinAMinute(taken) <= perMinute, `${mostWithinAMinute(taken)}`)
    t.true(taken.length >= 0.9 * perMinute * minutes, `${taken.length}`)
  })
}

test('calls that both processes request at one instant are granted once', async (t) => {
  const processes = await twoProcesses(t)
  const requests = Array.from({ length: 60 }, (_, index) =>
    processes[index % 2 === 0 ? 0 : 1].sourceRates.take('source', { perMinute: 100, isPatient: false }, BEGIN),
  )
  const granted = (await Promise.all(requests)).filter((wait) => wait === 0)
  t.is(granted.length, 6)
})

test('a client gets a call at once while the nightly run takes all it can get', async (t) => {
  const [night, client] = await twoProcesses(t)
  const perMinute = 20
  let [granted, at] = [0, BEGIN]
  for (; at < BEGIN + 2 * MINUTE; ) {
    const wait = await night.sourceRates.take('source', { perMinute, isPatient: true }, at)
    if (wait === 0) {
      granted += 1
      if (granted % 10 === 0) t.is(await client.sourceRates.take('source', { perMinute, isPatient: false }, at), 0)
    }
    at += wait
  }
  t.true(granted > 30, `${granted}`)
})

test('a source that requests a pause is not called before its end, by any process, and a shorter pause does not shorten it', async (t) => {
  const [one, other] = await twoProcesses(t)
  const pace = { perMinute: 100, isPatient: false }
  await one.sourceRates.backOff('source', pace, 30_000)
  await one.sourceRates.backOff('source', pace, 1_000)
  const wait = await other.sourceRates.take('source', pace)
  t.true(wait > 20_000 && wait <= 30_001, `${wait}`)
  t.is(await other.sourceRates.take('source', pace, Date.now() + 31_000), 0)
})

test('each source has a separate rate limit', async (t) => {
  const [db] = await twoProcesses(t)
  const pace = { perMinute: 1, isPatient: false }
  t.is(await db.sourceRates.take('one', pace, BEGIN), 0)
  t.is(await db.sourceRates.take('other', pace, BEGIN), 0)
  t.true((await db.sourceRates.take('one', pace, BEGIN)) > 0)
})
