import test from 'ava'
import { idFrom } from '../../../db/base/table.ts'
import { type CallCount, slotOf } from '../../../db/operations/call-counts.ts'
import { DAY_MS, HOUR_MS } from '../../../domain/dates.ts'
import { type CountedDatabase, openCountedDatabase } from '../../support/reads.ts'

let counted: CountedDatabase

test.before(async () => {
  counted = await openCountedDatabase()
})
test.after.always(() => counted?.close())

const MINUTE_MS = 60_000
const NOW = Date.UTC(2026, 10, 21, 12, 5)
const OUTCOMES = ['found', 'none', 'Upstream', null]

/** A call to each of two sources every second for two days, cycling through the outcomes; every fourth is running. */
async function twoDaysOfCalls(): Promise<void> {
  await counted.db.sequelize.query('DELETE FROM source_calls')
  await counted.db.sequelize.query('DELETE FROM source_call_counts')
  const seconds = (2 * DAY_MS) / 1000
  for (let at = 0; at < seconds; at += 20_000) {
    const rows = Array.from({ length: Math.min(20_000, seconds - at) }, (_, nth) => {
      const second = at + nth
      const outcome = OUTCOMES[second % 4]
      return `('${idFrom(second)}', '${second % 8 < 4 ? 'attestr' : 'ecourtsindia'}', 'caseDetails', '-', ${NOW - second * 1000}, 1, 0, ${outcome ? `'${outcome}'` : 'NULL'})`
    })
    await counted.db.sequelize.query(
      `INSERT INTO source_calls (id, source, operation, subject, requested_at, took_ms, cost_paise, outcome) VALUES ${rows.join()}`,
    )
  }
  await counted.db.sequelize.query('ANALYZE TABLE source_calls')
}

function total(counts: CallCount[], source: string, outcome: string): number {
  return counts.reduce((sum, each) => sum + (each.source === source && each.outcome === outcome ? each.count : 0), 0)
}

test.serial("a day's calls are counted by outcome, without running ones", async (t) => {
  await twoDaysOfCalls()
  const counts = await counted.db.callCounts.since(NOW - HOUR_MS, NOW)
  // From a full slot on: 65 minutes, an eighth of their seconds each.
  for (const source of ['attestr', 'ecourtsindia'])
    for (const outcome of ['found', 'none', 'Upstream']) {
      const seconds = (NOW - slotOf(NOW - HOUR_MS)) / 1000
      t.true(Math.abs(total(counts, source, outcome) - seconds / 8) <= 1, `${source} ${outcome}`)
    }
  t.is(Math.max(...counts.map(({ lastAt }) => lastAt)), NOW)
})

test.serial('a slot is counted ten minutes after its end, and the sums stay the same', async (t) => {
  await twoDaysOfCalls()
  const from = NOW - 5 * HOUR_MS
  const whole = await counted.db.callCounts.since(from, NOW)
  const [kept] = await counted.db.sequelize.query(
    'SELECT MAX(slot) AS last, MIN(slot) AS first FROM source_call_counts',
  )
  t.deepEqual(kept, [{ last: slotOf(NOW) - 20 * MINUTE_MS, first: slotOf(NOW) - DAY_MS }])
  const inOrder = (counts: CallCount[]) =>
    counts.toSorted((a, b) => a.slot - b.slot || a.source.localeCompare(b.source) || a.outcome.localeCompare(b.outcome))
  t.deepEqual(inOrder(await counted.db.callCounts.since(from, NOW)), inOrder(whole))
  t.deepEqual(inOrder(await counted.db.callCounts.since(from, NOW + 7 * MINUTE_MS)), inOrder(whole))
})

test.serial('a second request for the day reads only the calls of the last twenty minutes', async (t) => {
  await twoDaysOfCalls()
  await counted.db.callCounts.since(NOW - DAY_MS + 10 * MINUTE_MS, NOW)
  const read = await counted.readsOf(() => counted.db.callCounts.since(NOW - DAY_MS + 10 * MINUTE_MS, NOW))
  // 900 calls of a quarter of an hour and some 850 counts, each written to a temporary table and read from it; the day
  // has 86,400 calls.
  t.true(read < 10_000, `${read}`)
})

test.serial('two concurrent first requests see the same counts', async (t) => {
  await twoDaysOfCalls()
  const [one, other] = await Promise.all([
    counted.db.callCounts.since(NOW - DAY_MS, NOW),
    counted.db.callCounts.since(NOW - DAY_MS, NOW),
  ])
  t.is(total(one, 'attestr', 'found'), total(other, 'attestr', 'found'))
  t.true(total(one, 'attestr', 'found') > 10_000)
})
