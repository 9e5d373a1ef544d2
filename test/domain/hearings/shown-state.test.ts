import test from 'ava'
import { addDays, indianDay } from '../../../domain/dates.ts'
import { KEPT_STATES } from '../../../domain/hearings/hearing.ts'
import { HEARING_STATES, keptAs, shownState } from '../../../domain/hearings/shown-state.ts'

/** An instant by the clock in India. */
const at = (time: string) => Date.parse(`${time}:00+05:30`)
const expected = (hearingDate: string, time: string) => shownState({ state: 'EXPECTED', hearingDate }, at(time))

test('a hearing is expected until its list is due at 21:30 on the evening before, then nobody has looked, then it is past', (t) => {
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

test('time changes no state that evidence brought about, except expected', (t) => {
  for (const state of KEPT_STATES.filter((kept) => kept !== 'EXPECTED'))
    t.is(shownState({ state, hearingDate: '2026-11-26' }, at('2027-01-01T00:00')), state)
})

test('at every hour a search for a state finds the hearings that are shown in it, and no others', (t) => {
  for (let hour = 0; hour < 10 * 24; hour++) {
    const now = at('2026-11-20T00:15') + hour * 3_600_000
    for (let days = -3; days <= 8; days++)
      for (const state of KEPT_STATES) {
        const hearingDate = addDays(indianDay(now), days)
        const found = HEARING_STATES.filter((shown) => {
          const { from = '', until = '9', ...kept } = keptAs(shown, now)
          return kept.state === state && from <= hearingDate && hearingDate <= until
        })
        t.deepEqual(found, [shownState({ state, hearingDate }, now)])
      }
  }
})
