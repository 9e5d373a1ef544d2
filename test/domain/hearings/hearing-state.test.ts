import test from 'ava'
import { addDays, indianDay } from '../../../domain/dates.ts'
import { KEPT_STATES } from '../../../domain/hearings/hearing.ts'
import {
  HEARING_STATES,
  type HearingLists,
  isClosed,
  isFinal,
  keptAs,
  lastDueDay,
  listState,
  shownState,
} from '../../../domain/hearings/hearing-state.ts'
import { type Holidays, NO_HOLIDAYS } from '../../../domain/hearings/holidays.ts'

/** An instant by the clock in India. */
const at = (time: string) => Date.parse(`${time}:00+05:30`)
const expected = (hearingDate: string, time: string, lists: HearingLists | null = null) =>
  shownState({ state: 'EXPECTED', hearingDate }, lists, at(time))

test('a hearing is expected until its list is due at 21:30 on the evening before, then unpolled, then past', (t) => {
  // A Thursday.
  t.is(expected('2026-11-26', '2026-11-25T21:29'), 'EXPECTED')
  t.is(expected('2026-11-26', '2026-11-25T21:30'), 'NOT_COVERED')
  t.is(expected('2026-11-26', '2026-11-26T23:59'), 'NOT_COVERED')
  t.is(expected('2026-11-26', '2026-11-27T00:00'), 'PAST')
})

test('the list for a Monday is due on the Friday before', (t) => {
  t.is(expected('2026-11-30', '2026-11-27T21:29'), 'EXPECTED')
  t.is(expected('2026-11-30', '2026-11-27T21:30'), 'NOT_COVERED')
  t.is(expected('2026-12-01', '2026-11-29T23:00'), 'EXPECTED')
})

/** Lists that certainly do not carry the case, by a poll at the time. */
const read = (time: string, more: Partial<HearingLists> = {}): HearingLists => ({
  sureAt: at(time),
  documents: 3,
  unread: 0,
  watchedSince: at('2026-11-01T00:00'),
  ...more,
})

test('a hearing is not listed only if every list was read in full, within the last half hour, and since the case is watched', (t) => {
  const evening = '2026-11-25T22:00'
  t.is(expected('2026-11-26', evening, read('2026-11-25T21:55')), 'NOT_LISTED')
  t.is(expected('2026-11-26', evening, read('2026-11-25T21:55', { unread: 1 })), 'LIST_UNREADABLE')
  t.is(expected('2026-11-26', evening, read('2026-11-25T21:55', { documents: 0 })), 'LIST_NOT_PUBLISHED')
  t.is(expected('2026-11-26', evening, read('2026-11-25T21:29')), 'SOURCE_DOWN')
  t.is(expected('2026-11-26', evening, { ...read(evening), sureAt: null }), 'SOURCE_DOWN')
  t.is(expected('2026-11-26', evening, read('2026-11-25T21:55', { watchedSince: at('2026-11-25T21:56') })), 'EXPECTED')
})

test('the lists decide once they are due, and still after the last poll at 15:00 until the day is over', (t) => {
  t.is(expected('2026-11-26', '2026-11-25T21:29', read('2026-11-25T21:25')), 'EXPECTED')
  t.is(expected('2026-11-26', '2026-11-26T23:59', read('2026-11-26T15:00')), 'NOT_LISTED')
  t.is(expected('2026-11-26', '2026-11-26T23:59', read('2026-11-26T14:00')), 'SOURCE_DOWN')
  t.is(expected('2026-11-26', '2026-11-27T00:00', read('2026-11-26T15:00')), 'PAST')
})

test('"not listed" is final once the lists were certainly read after the last minute of the watch, and no other state is', (t) => {
  const [last, end] = [at('2026-11-26T14:59'), at('2026-11-26T15:00')]
  t.false(isFinal('NOT_LISTED', '2026-11-26', { sureAt: last }))
  t.true(isFinal('NOT_LISTED', '2026-11-26', { sureAt: end }))
  t.false(isFinal('NOT_LISTED', '2026-11-26', null))
  for (const state of HEARING_STATES.filter((each) => each !== 'NOT_LISTED'))
    t.false(isFinal(state, '2026-11-26', { sureAt: end }), state)
})

test('a listed hearing is listed whatever happens to the lists later, until its day is over', (t) => {
  const listed = (time: string, lists: HearingLists | null) =>
    shownState({ state: 'LISTED', hearingDate: '2026-11-26' }, lists, at(time))
  t.is(listed('2026-11-25T10:00', null), 'LISTED')
  t.is(listed('2026-11-26T12:00', { ...read('2026-11-20T12:00'), unread: 3 }), 'LISTED')
  t.is(listed('2026-11-27T00:00', null), 'PAST')
})

/** Wednesday to Friday closed, a vacation, and a Saturday on which the court works. */
const HOLIDAYS: Holidays = new Map([
  ['2026-11-25', 'CLOSED'],
  ['2026-11-26', 'CLOSED'],
  ['2026-11-27', 'CLOSED'],
  ['2026-11-28', 'WORKING'],
  ['2026-12-01', 'VACATION'],
  ['2026-12-02', 'VACATION'],
])

test('a court is closed if its calendar says so and there is no list of the day, even in a vacation and without readable lists', (t) => {
  const shown = (hearingDate: string, lists: HearingLists | null, state: 'EXPECTED' | 'LISTED' = 'EXPECTED') =>
    shownState({ state, hearingDate }, lists, at('2026-11-25T22:00'), HOLIDAYS)
  const none = read('2026-11-25T21:55', { documents: 0 })
  for (const day of ['2026-11-26', '2026-12-01']) {
    t.is(shown(day, none), 'COURT_CLOSED')
    t.is(shown(day, null), 'COURT_CLOSED')
    t.is(shown(day, none, 'LISTED'), 'LISTED')
  }
  t.is(shown('2026-11-26', read('2026-11-25T21:55')), 'NOT_LISTED', 'a list contradicts')
  t.is(shown('2026-11-30', none), 'EXPECTED', 'a weekend is no holiday')
})

test("the lists of a day are due on the working day before by the court's calendar", (t) => {
  const shown = (hearingDate: string, time: string) =>
    shownState({ state: 'EXPECTED', hearingDate }, null, at(time), HOLIDAYS)
  // On Tuesday for Saturday, over three closed days; on Saturday, on which the court works, for Monday.
  t.is(shown('2026-11-28', '2026-11-24T21:29'), 'EXPECTED')
  t.is(shown('2026-11-28', '2026-11-24T21:30'), 'NOT_COVERED')
  t.is(shown('2026-11-30', '2026-11-28T21:29'), 'EXPECTED')
  t.is(shown('2026-11-30', '2026-11-28T21:30'), 'NOT_COVERED')
  // The office works in a vacation.
  t.is(shown('2026-12-03', '2026-12-02T21:29'), 'EXPECTED')
})

test('time changes no state that took a hearing away', (t) => {
  for (const state of ['MOVED', 'REMOVED'] as const)
    t.is(shownState({ state, hearingDate: '2026-11-26' }, null, at('2027-01-01T00:00')), state)
})

test('at every hour a search for a state finds exactly the hearings shown in it', (t) => {
  for (let hour = 0; hour < 10 * 24; hour++) {
    const now = at('2026-11-20T00:15') + hour * 3_600_000
    for (let days = -3; days <= 8; days++)
      for (const lists of [
        null,
        { ...read('2026-11-25T21:55'), sureAt: now - 1 },
        read('2026-11-25T21:55', { documents: 0 }),
      ])
        for (const [state, holidays] of KEPT_STATES.flatMap((each) =>
          [NO_HOLIDAYS, HOLIDAYS].map((of) => [each, of] as const),
        )) {
          const hearingDate = addDays(indianDay(now), days)
          const found = HEARING_STATES.filter((shown) =>
            keptAs(shown, now).some(
              ({ from = '', until = '9', ...kept }) =>
                kept.state === state &&
                from <= hearingDate &&
                hearingDate <= until &&
                (kept.isClosed === undefined || kept.isClosed === isClosed(hearingDate, lists, holidays)) &&
                (kept.isDue === undefined || kept.isDue === hearingDate <= lastDueDay(now, holidays)) &&
                (kept.lists === undefined || kept.lists === listState(hearingDate, lists, now)),
            ),
          )
          t.deepEqual(found, [shownState({ state, hearingDate }, lists, now, holidays)])
        }
  }
})
