import test from 'ava'
import type { CourtCase } from '../../../domain/case.ts'
import { areStatesNoisy, mayHaveNews } from '../../../domain/case-tracking/case-state.ts'
import { addDays } from '../../../domain/dates.ts'

const noonOf = (day: string) => Date.parse(`${day}T06:30:00Z`)
const SEEN = 'the state before the fetch'
const ID = 'case-1'

function aRecord(fetched: string, facts: Partial<CourtCase> = {}) {
  const courtCase: CourtCase = {
    identifier: { courtType: 'HC', cnr: 'DLHC010000012024' },
    courtType: 'HC',
    court: 'High Court of Delhi',
    petitioners: [],
    respondents: [],
    acts: [],
    hearings: [],
    orders: [],
    interlocutoryApplications: [],
    linkedCases: [],
    ...facts,
  }
  return { courtCase, lastFetchedAt: noonOf(fetched), stateSeen: SEEN }
}

const LONG = Array.from({ length: 60 }, (_, index) => addDays('2026-03-02', index))

test('a case whose state is another one than before its fetch, or was never seen, may have news', (t) => {
  t.true(mayHaveNews(ID, aRecord('2026-03-02'), 'another', '2026-03-02'))
  t.true(mayHaveNews(ID, { ...aRecord('2026-03-02'), stateSeen: null }, SEEN, '2026-03-02'))
  t.false(mayHaveNews(ID, aRecord('2026-03-02'), SEEN, '2026-03-02'))
})

test('each case is fetched in full within 28 days of any day, and about as many each day', (t) => {
  const first = new Map<string, number>()
  for (let n = 0; n < 5_600; n++) {
    const id = `01M${n.toString(36).padStart(6, '0').toUpperCase()}`
    const days = LONG.findIndex((day) => mayHaveNews(id, aRecord('2026-03-02'), SEEN, day))
    t.true(days >= 1 && days <= 28, `${id}: ${days}`)
    first.set(String(days), (first.get(String(days)) ?? 0) + 1)
  }
  t.is(first.size, 28)
  t.true(Math.max(...first.values()) <= 1.5 * (5_600 / 28), JSON.stringify([...first]))
})

test('a night that is missed brings a full look later, not never', (t) => {
  const due = LONG.findIndex((day) => mayHaveNews(ID, aRecord('2026-03-02'), SEEN, day))
  for (const later of [1, 5, 20]) t.true(mayHaveNews(ID, aRecord('2026-03-02'), SEEN, LONG[due + later] ?? ''))
})

test('after a hearing without an order of that day the case is fetched a week and two weeks later', (t) => {
  const heard = '2026-03-03'
  const quiet = ['one', 'two', 'three', 'four'].find(
    (id) =>
      !mayHaveNews(id, aRecord('2026-03-04'), SEEN, '2026-03-20') &&
      !mayHaveNews(id, aRecord('2026-03-04'), SEEN, '2026-03-10'),
  )
  if (!quiet) return t.fail('no case without a full look in these days')
  const without = (fetched: string) => aRecord(fetched, { previousHearingDate: heard })
  const on = (record: ReturnType<typeof aRecord>, day: string) => mayHaveNews(quiet, record, SEEN, day)
  t.deepEqual([on(without('2026-03-04'), '2026-03-09'), on(without('2026-03-04'), '2026-03-10')], [false, true])
  t.deepEqual([on(without('2026-03-10'), '2026-03-16'), on(without('2026-03-10'), '2026-03-17')], [false, true])
  t.false(on(without('2026-03-17'), '2026-03-20'))
  const order = { number: '1', orderDate: heard }
  t.false(on(aRecord('2026-03-04', { previousHearingDate: heard, orders: [order] }), '2026-03-10'))
})

for (const [fetched, withoutNews, areNoisy] of [
  [3_000, 30, false],
  [3_000, 31, true],
  [9, 9, false],
  [10, 10, true],
  [0, 0, false],
] as const)
  test(`${withoutNews} of ${fetched} fetches without news are ${areNoisy ? 'too many' : 'few enough'}`, (t) => {
    t.is(areStatesNoisy({ fetched, withoutNews }), areNoisy)
  })
