import test from 'ava'
import { HOUR_MS, startOfIndianDay } from '../../../domain/dates.ts'
import { type CountedHearing, digestOf, eveningOf } from '../../../domain/hearings/digest.ts'
import { NO_HOLIDAYS } from '../../../domain/hearings/holidays.ts'

/** A Monday. */
const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const on = (day: string, hour: number) => startOfIndianDay(day) + hour * HOUR_MS
const AT = on(MONDAY, 21)

const read = { sureAt: AT, documents: 1, unread: 0, watchedSince: 0 }
const hearing = (with_: Partial<CountedHearing> = {}): CountedHearing => ({
  state: 'EXPECTED',
  hearingDate: TUESDAY,
  revision: 0,
  firstListedAt: null,
  updated: 0,
  holidays: NO_HOLIDAYS,
  lists: read,
  ...with_,
})
const NOTHING = { listed: 0, changed: 0, removed: 0, notListed: 0, missing: 0, notCovered: 0 }

test('an evening covers the days up to the next working day, on a Friday the weekend and Monday', (t) => {
  t.like(eveningOf(AT), { evening: MONDAY, from: TUESDAY, to: TUESDAY, time: '21:00' })
  t.like(eveningOf(on('2026-11-27', 18.5)), {
    evening: '2026-11-27',
    from: '2026-11-28',
    to: '2026-11-30',
    time: '18:30',
  })
  t.like(eveningOf(on('2026-11-28', 21)), { from: '2026-11-29', to: '2026-11-30' })
})

test('a night belongs to its evening until 08:00, when its digest is no longer sent', (t) => {
  t.like(eveningOf(on(TUESDAY, 7.99)), { evening: MONDAY, from: TUESDAY, time: '24:00' })
  t.like(eveningOf(on(TUESDAY, 8)), { evening: TUESDAY, time: '08:00' })
})

test('each coming hearing is listed, not listed, missing a list or not covered, due or not', (t) => {
  t.deepEqual(digestOf([], AT), NOTHING)
  t.deepEqual(digestOf([hearing({ state: 'LISTED', lists: null })], AT), { ...NOTHING, listed: 1 })
  t.deepEqual(digestOf([hearing()], AT), { ...NOTHING, notListed: 1 })
  t.deepEqual(digestOf([hearing({ lists: null })], AT), { ...NOTHING, notCovered: 1 })
  for (const lists of [
    { ...read, sureAt: null },
    { ...read, unread: 1 },
    { ...read, documents: 0 },
    { ...read, watchedSince: AT + 1 },
  ])
    t.deepEqual(digestOf([hearing({ lists })], AT), { ...NOTHING, missing: 1 })
})

test('a change counts for a day; a new hearing or a first listing is no change', (t) => {
  const changed = { state: 'LISTED', firstListedAt: AT - 2, updated: AT - 1, revision: 2 } as const
  t.is(digestOf([hearing(changed)], AT).changed, 1)
  t.is(digestOf([hearing({ ...changed, updated: AT - 25 * HOUR_MS })], AT).changed, 0)
  t.is(digestOf([hearing({ ...changed, firstListedAt: AT - 1 })], AT).changed, 0)
  t.is(digestOf([hearing({ updated: AT - 1 })], AT).changed, 0)
})

test('a hearing taken off or moved away counts on that evening alone', (t) => {
  for (const state of ['REMOVED', 'MOVED'] as const) {
    t.deepEqual(digestOf([hearing({ state, updated: AT - 1 })], AT), { ...NOTHING, removed: 1 })
    t.deepEqual(digestOf([hearing({ state, updated: AT - 25 * HOUR_MS })], AT), NOTHING)
  }
})

test('a hearing on a day on which its court is closed does not count, unless a list carries it', (t) => {
  const holidays = new Map([[TUESDAY, 'VACATION']] as const)
  const closed = { holidays, lists: { ...read, documents: 0 } }
  t.deepEqual(digestOf([hearing(closed), hearing({ holidays, lists: null })], AT), NOTHING)
  t.is(digestOf([hearing({ ...closed, state: 'LISTED' })], AT).listed, 1)
  t.is(digestOf([hearing({ ...closed, lists: read })], AT).notListed, 1)
})
