import test from 'ava'
import { readingOfSnapshot } from '../../../domain/hearings/record-reading.ts'

const NOTHING = { nextHearingDate: null, isDisposed: false, court: null, bench: null, stage: null }

test('the day of a snapshot is read in either format, and so are its texts', (t) => {
  const snapshot = { nextHearingDate: '26-11-2026', court: 'High Court of Zanskar', stage: 'Evidence' }
  const read = { ...NOTHING, nextHearingDate: '2026-11-26', court: 'High Court of Zanskar', stage: 'Evidence' }
  t.deepEqual(readingOfSnapshot(snapshot), read)
  t.deepEqual(readingOfSnapshot({ ...snapshot, nextHearingDate: '2026-11-26' }), read)
  t.deepEqual(readingOfSnapshot({ caseStatus: 'DISPOSED' }), { ...NOTHING, isDisposed: true })
})

test('a snapshot with other content names nothing', (t) => {
  t.deepEqual(readingOfSnapshot(null), NOTHING)
  t.deepEqual(readingOfSnapshot({ nextHearingDate: 20261126, court: { name: 'x' }, bench: '', stage: ['y'] }), NOTHING)
  t.deepEqual(readingOfSnapshot({ nextHearingDate: 'Next Date is not given' }), NOTHING)
})

test('a text is one line of at most 255 characters, without control characters', (t) => {
  const { court, bench } = readingOfSnapshot({ court: 'A\r\nBEGIN:VEVENT\u0000\u202eB ', bench: '😀'.repeat(300) })
  t.is(court, 'A BEGIN:VEVENT B')
  t.is(bench, '😀'.repeat(255))
})
