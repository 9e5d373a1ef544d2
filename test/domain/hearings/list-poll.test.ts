import test from 'ava'
import type { ListDay, ListReading, NamedDocument } from '../../../domain/hearings/cause-list.ts'
import { nameDocuments, withReading } from '../../../domain/hearings/list-poll.ts'
import { dueAt, endOfWatch, nextPoll } from '../../../domain/hearings/list-times.ts'

const DAY = '2026-11-26'
const MINUTE = 60_000
const NOTHING: ListDay = { court: 'HC-DLHC01', day: DAY, documents: [], sureAt: null }

const named = (...slots: string[]) => ({
  kind: 'found' as const,
  value: slots.map((slot): NamedDocument => ({ slot, kind: 'DAILY', number: 1, bench: null })),
})
const slotsOf = ({ documents }: ListDay) => documents.map(({ slot }) => slot)

const reading = (rows: number, more: Partial<ListReading> = {}): ListReading => ({
  day: DAY,
  rows: Array.from({ length: rows }, (_, n) => ({
    item: String(n + 1),
    numbers: [`WP(C)/${n + 1}/2024`],
    courtRoom: null,
    stage: null,
    petitioners: [],
    respondents: [],
    isDeleted: false,
  })),
  deletions: [],
  isCut: false,
  ...more,
})

function aDocument() {
  const [document] = nameDocuments(NOTHING, named('a'), 0).day.documents
  if (!document) throw new Error('no document')
  return document
}

test('a document that a court names is unread until its first reading', (t) => {
  t.like(aDocument(), { unread: 'NOT_FETCHED', sha256: null })
  t.like(withReading(aDocument(), reading(3), 'hash', DAY), { unread: null, rows: 3, sha256: 'hash' })
})

test('a list is withdrawn when two certain polls ten minutes apart miss it; a failed poll does not count', (t) => {
  const { day } = nameDocuments(NOTHING, named('a', 'b'), 0)
  const once = nameDocuments(day, named('b'), 10 * MINUTE)
  t.deepEqual([slotsOf(once.day), once.withdrawn], [['a', 'b'], []])
  const failed = nameDocuments(once.day, { kind: 'failed' }, 30 * MINUTE)
  t.deepEqual([slotsOf(failed.day), failed.withdrawn], [['a', 'b'], []])
  const soon = nameDocuments(once.day, named('b'), 19 * MINUTE)
  t.deepEqual(soon.withdrawn, [])
  const twice = nameDocuments(soon.day, named('b'), 20 * MINUTE)
  t.deepEqual([slotsOf(twice.day), twice.withdrawn], [['b'], ['a']])
})

test('a site that shows another day has no lists of this one, and withdraws none', (t) => {
  t.deepEqual(slotsOf(nameDocuments(NOTHING, { kind: 'other-day' }, 0).day), [])
  const { day } = nameDocuments(NOTHING, named('a'), 0)
  const missing = nameDocuments(day, { kind: 'none' }, 10 * MINUTE)
  const other = nameDocuments(missing.day, { kind: 'other-day' }, 30 * MINUTE)
  t.deepEqual([slotsOf(other.day), other.withdrawn], [['a'], []])
})

test('a list that is back in between was never withdrawn', (t) => {
  const { day } = nameDocuments(NOTHING, named('a'), 0)
  const missing = nameDocuments(day, { kind: 'none' }, 10 * MINUTE)
  const back = nameDocuments(missing.day, named('a'), 15 * MINUTE)
  t.deepEqual(nameDocuments(back.day, { kind: 'none' }, 20 * MINUTE).withdrawn, [])
})

test('a list of another day, a cut one, an empty one of a sitting bench and one with less than half the rows are not read in full', (t) => {
  const before = withReading(aDocument(), reading(10), 'one', DAY)
  t.is(withReading(before, reading(10, { day: '2026-11-25' }), 'two', DAY).unread, 'WRONG_DAY')
  t.is(withReading(before, reading(10, { day: undefined }), 'two', DAY).unread, 'WRONG_DAY')
  t.is(withReading(before, reading(10, { isCut: true }), 'two', DAY).unread, 'CUT')
  t.is(withReading(before, reading(0), 'two', DAY).unread, 'CUT')
  t.is(withReading(before, reading(0, { sitting: false }), 'two', DAY).unread, null)
  t.like(withReading(before, reading(4), 'two', DAY), { unread: 'FEWER_ROWS', rows: 10 })
  t.like(withReading(before, reading(5), 'two', DAY), { unread: null, rows: 5 })
})

test('a day is polled each hour, then every five or eight minutes from 14:00 on the working day before until 15:00', (t) => {
  const at = (time: string) => Date.parse(`${time}:00+05:30`)
  const after = (time: string) => ((nextPoll(DAY, at(time)) ?? 0) - at(time)) / MINUTE
  t.is(after('2026-11-24T10:00'), 60)
  t.is(after('2026-11-25T13:30'), 30)
  t.is(after('2026-11-25T14:00'), 8)
  t.is(after('2026-11-25T17:00'), 5)
  t.is(after('2026-11-25T23:30'), 8)
  t.is(after('2026-11-26T13:31'), 5)
  t.is(after('2026-11-26T14:55'), 5)
  t.is(nextPoll(DAY, at('2026-11-26T15:00')), undefined)
  t.is(endOfWatch(DAY), at('2026-11-26T15:00'))
  t.is(dueAt('2026-11-30'), at('2026-11-27T21:30'))
})

test('from 14:00 on no two polls are more than ten minutes apart, and the last one is at the end', (t) => {
  let at = Date.parse('2026-11-25T14:00:00+05:30')
  for (let next = nextPoll(DAY, at); next !== undefined; next = nextPoll(DAY, at)) {
    t.true(next - at <= 10 * MINUTE)
    at = next
  }
  t.is(at, endOfWatch(DAY))
})
