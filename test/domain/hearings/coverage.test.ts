import test from 'ava'
import { DAY_MS } from '../../../domain/dates.ts'
import { coverageOf } from '../../../domain/hearings/coverage.ts'
import { dueAt } from '../../../domain/hearings/list-times.ts'

const DAY = '2026-11-24'
const DUE = dueAt(DAY)
const SC = { court: 'SC', courtType: 'SC', cases: 3 } as const
const watched = { sureAt: DUE, documents: 2, unread: 0 }
const stateOf = (of: Parameters<typeof coverageOf>[0], known?: typeof watched | { sureAt: null }, at = DUE) =>
  coverageOf(of, DAY, known && { ...watched, ...known }, { at, reads: true })

test('before its lists are due a day is not read, even if all present ones were', (t) => {
  t.deepEqual(stateOf(SC, watched, DUE - 1), { state: 'NOT_DUE', reason: null })
  t.deepEqual(stateOf(SC, undefined, DUE - 1), { state: 'NOT_DUE', reason: null })
})

test('once they are due a day is read only when every list of it is, by a certain poll of the last half hour', (t) => {
  t.is(stateOf(SC, watched).state, 'READ')
  t.is(stateOf(SC, { ...watched, unread: 1 }).state, 'LIST_UNREADABLE')
  t.is(stateOf(SC, { ...watched, documents: 0 }).state, 'LIST_NOT_PUBLISHED')
  t.is(stateOf(SC, { sureAt: null }).state, 'SOURCE_DOWN')
  t.is(stateOf(SC, watched, DUE + 31 * 60_000).state, 'SOURCE_DOWN')
})

test('a court whose lists are not read is not covered, with the reason why, at any time', (t) => {
  for (const at of [DUE - 1, DUE]) {
    const notCovered = (of: Parameters<typeof coverageOf>[0]) => stateOf(of, undefined, at)
    for (const [court, courtType] of [
      ['HC-GJHC24', 'HC'],
      [null, 'DC'],
    ] as const)
      t.deepEqual(notCovered({ court, courtType, cases: 1 }), { state: 'NOT_COVERED', reason: 'COURT_NOT_READ' })
    const tribunal = notCovered({ court: null, courtType: 'NCLT', cases: 1 })
    t.deepEqual(tribunal, { state: 'NOT_COVERED', reason: 'PICTURE_ASKED' })
    t.deepEqual(notCovered({ court: null, courtType: 'HC', cases: 1 }), { state: 'NOT_COVERED', reason: 'NO_NUMBER' })
  }
  t.deepEqual(stateOf(SC), { state: 'NOT_COVERED', reason: 'NOT_LOOKED_AT' })
  const off = coverageOf(SC, DAY, undefined, { at: DUE - 1, reads: false })
  t.deepEqual(off, { state: 'NOT_COVERED', reason: 'COURT_NOT_READ' })
})

test("a court that its calendar closes is closed as long as there is no list; the working day before is its calendar's", (t) => {
  const holidays = new Map([[DAY, 'CLOSED']] as const)
  const covered = (of: Parameters<typeof coverageOf>[0], documents: number) =>
    coverageOf(of, DAY, { ...watched, documents }, { at: DUE, reads: true, holidays }).state
  t.is(covered(SC, 0), 'COURT_CLOSED')
  t.is(covered({ court: 'HC-GJHC24', courtType: 'HC', cases: 1 }, 0), 'COURT_CLOSED')
  t.is(covered(SC, 1), 'READ')
  const monday = new Map([['2026-11-23', 'CLOSED']] as const)
  t.is(coverageOf(SC, DAY, watched, { at: DUE - 3 * DAY_MS, reads: true, holidays: monday }).state, 'READ')
})
