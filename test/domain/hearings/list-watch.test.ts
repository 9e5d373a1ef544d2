import test from 'ava'
import { listAlarms, newsOf, type WatchedDay, watchState } from '../../../domain/hearings/list-watch.ts'

/** An instant by the clock in India. */
const at = (time: string) => Date.parse(`${time}:00+05:30`)

/** A Thursday whose lists were read in full by the last poll, at 21:00 on the evening before. */
const EVENING = at('2026-11-25T21:00')
const READ: WatchedDay = {
  court: 'SC',
  day: '2026-11-26',
  sureAt: EVENING,
  lookedAt: EVENING,
  looks: 40,
  documents: 2,
  unread: 0,
}

test('a watch whose poll is fifteen minutes overdue is late, whatever the last one found', (t) => {
  const UNREAD = { ...READ, unread: 1 }
  t.is(watchState(UNREAD, EVENING + 20 * 60_000), 'UNREADABLE')
  t.is(watchState(UNREAD, EVENING + 21 * 60_000), 'LATE')
})

test('a site is down once its polls have brought no certain answer for half an hour', (t) => {
  const since = (minutes: number) => watchState({ ...READ, sureAt: EVENING - minutes * 60_000 }, EVENING)
  t.is(since(30), 'READ')
  t.is(since(31), 'DOWN')
  t.is(watchState({ ...READ, sureAt: null }, EVENING), 'DOWN')
  t.is(
    watchState({ ...READ, sureAt: null, looks: 0, documents: 0 }, EVENING),
    'NOT_PUBLISHED',
    'the first poll is running',
  )
})

test("a missing list is the court's business, an unreadable or unreachable one an operator's", (t) => {
  const alarms = (more: Partial<WatchedDay>, time = EVENING) => listAlarms([{ ...READ, ...more }], time)
  t.deepEqual(alarms({}), [])
  t.deepEqual(alarms({ documents: 0 }), [])
  t.deepEqual(alarms({ unread: 1 }), [{ name: 'LISTS_UNREADABLE', subject: 'SC 2026-11-26' }])
  t.deepEqual(alarms({ sureAt: null }), [{ name: 'LISTS_DOWN', subject: 'SC 2026-11-26' }])
  t.deepEqual(alarms({}, EVENING + 21 * 60_000), [{ name: 'LISTS_LATE', subject: 'SC 2026-11-26' }])
})

test('days whose lists do not appear yet, or no longer, raise no alarm', (t) => {
  const UNREAD = { ...READ, unread: 1 }
  const ahead = at('2026-11-25T13:59')
  t.deepEqual(listAlarms([{ ...UNREAD, lookedAt: ahead, sureAt: ahead }], ahead), [])
  const last = at('2026-11-26T15:00')
  const done = { ...UNREAD, lookedAt: last, sureAt: last }
  t.is(listAlarms([done], last).length, 1)
  t.deepEqual(listAlarms([done], last + 31 * 60_000), [])
})

test('from the due time until the last poll there is news of the lists: how they are missing, or that all are read', (t) => {
  const due = at('2026-11-25T21:30')
  const seen = { ...READ, lookedAt: due, sureAt: due }
  t.is(newsOf(seen, due - 1), undefined)
  t.is(newsOf(seen, due), 'READ')
  t.is(newsOf({ ...seen, documents: 0 }, due), 'LIST_NOT_PUBLISHED')
  t.is(newsOf({ ...seen, unread: 1 }, due), 'LIST_UNREADABLE')
  t.is(newsOf({ ...seen, sureAt: due - 31 * 60_000 }, due), 'SOURCE_DOWN')
  t.is(newsOf(seen, at('2026-11-26T15:01')), undefined)
})

test('there is no news of a day on which the court is closed, unless there is a list', (t) => {
  const due = at('2026-11-25T21:30')
  const holidays = new Map([['2026-11-26', 'CLOSED']] as const)
  const seen = { ...READ, lookedAt: due, sureAt: due }
  t.is(newsOf({ ...seen, documents: 0 }, due, holidays), undefined)
  t.is(newsOf({ ...seen, unread: 1 }, due, holidays), 'LIST_UNREADABLE')
})

test("a watch polls often from 14:00 on the working day before by its court's calendar", (t) => {
  const holidays = new Map([['2026-11-25', 'CLOSED']] as const)
  const looked = { ...READ, lookedAt: at('2026-11-24T20:00'), sureAt: at('2026-11-24T20:00') }
  t.is(watchState(looked, at('2026-11-24T20:30')), 'READ')
  t.is(watchState(looked, at('2026-11-24T20:30'), holidays), 'LATE')
  t.deepEqual(listAlarms([looked], at('2026-11-24T20:30')), [])
  t.deepEqual(
    listAlarms([looked], at('2026-11-24T20:30'), () => holidays),
    [{ name: 'LISTS_LATE', subject: 'SC 2026-11-26' }],
  )
})
