import test from 'ava'
import { followRecord } from '../../../domain/hearings/follow-record.ts'
import type { HearingChange, TrackedHearing } from '../../../domain/hearings/hearing.ts'
import type { RecordReading } from '../../../domain/hearings/record-reading.ts'

const TODAY = '2026-03-10'

/** A case whose record is read repeatedly, with its stored hearings. */
function aCase() {
  const stored = new Map<string, TrackedHearing>()
  let ids = 0
  let at = 0
  return {
    read(reading: Partial<RecordReading>, today = TODAY): HearingChange[] {
      const whole = { nextHearingDate: null, isDisposed: false, court: null, bench: null, stage: null, ...reading }
      const known = [...stored.values()].filter(({ hearingDate }) => hearingDate >= today)
      const { hearings, changes } = followRecord(known, whole, { today, at: ++at }, () => `id-${++ids}`)
      for (const hearing of hearings) stored.set(hearing.id, hearing)
      return changes
    },
    on(day: string): TrackedHearing {
      const found = [...stored.values()].find(({ hearingDate }) => hearingDate === day)
      if (!found) throw new Error(`no hearing on ${day}`)
      return found
    },
    days: () => [...stored.values()].map(({ hearingDate, state }) => `${hearingDate} ${state}`).toSorted(),
  }
}

test('the day that a record names is expected, and an equal reading changes only its time', (t) => {
  const tracked = aCase()
  t.deepEqual(tracked.read({ nextHearingDate: '2026-03-20', court: 'High Court of Zanskar' }), [])
  const first = tracked.on('2026-03-20')
  t.like(first, { state: 'EXPECTED', court: 'High Court of Zanskar', revision: 0, asOf: 1 })
  t.deepEqual(tracked.read({ nextHearingDate: '2026-03-20' }), [])
  t.deepEqual(tracked.on('2026-03-20'), { ...first, asOf: 2 })
})

test('a record without a day, or with a past one, changes nothing', (t) => {
  const tracked = aCase()
  tracked.read({ nextHearingDate: '2026-03-20' })
  const before = tracked.on('2026-03-20')
  t.deepEqual(tracked.read({}), [])
  t.deepEqual(tracked.read({ nextHearingDate: '2026-03-09' }), [])
  t.deepEqual(tracked.on('2026-03-20'), before)
  t.deepEqual(tracked.days(), ['2026-03-20 EXPECTED'])
})

test('a future day moves with the record: the new day has its uid and the next revision, and both refer to each other', (t) => {
  const tracked = aCase()
  tracked.read({ nextHearingDate: '2026-03-20' })
  const { id, uid } = tracked.on('2026-03-20')
  const changes = tracked.read({ nextHearingDate: '2026-03-17' })
  t.deepEqual(changes, [{ hearingId: id, revision: 1, field: 'state', from: 'EXPECTED', to: 'MOVED' }])
  const moved = tracked.on('2026-03-17')
  t.like(moved, { state: 'EXPECTED', uid, revision: 1, movedFromId: id })
  t.like(tracked.on('2026-03-20'), { state: 'MOVED', uid: null, movedToId: moved.id })
})

test('a hearing that moves back takes its uid back, and its revision never falls', (t) => {
  const tracked = aCase()
  tracked.read({ nextHearingDate: '2026-03-20' })
  const first = tracked.on('2026-03-20')
  tracked.read({ nextHearingDate: '2026-03-25' })
  tracked.read({ nextHearingDate: '2026-03-20' })
  const back = tracked.on('2026-03-20')
  t.like(back, { id: first.id, uid: first.uid, state: 'EXPECTED', revision: 2, movedToId: null })
  t.is(back.movedFromId, tracked.on('2026-03-25').id)
  t.is(tracked.on('2026-03-25').uid, null)
})

test("a record that names another day on the day of the hearing, or later, names a new hearing; today's stays", (t) => {
  for (const day of ['2026-03-20', '2026-03-21']) {
    const tracked = aCase()
    tracked.read({ nextHearingDate: '2026-03-20' })
    const first = tracked.on('2026-03-20')
    t.deepEqual(tracked.read({ nextHearingDate: '2026-04-02' }, day), [])
    t.deepEqual(tracked.on('2026-03-20'), first)
    t.like(tracked.on('2026-04-02'), { state: 'EXPECTED', revision: 0, movedFromId: null })
    t.not(tracked.on('2026-04-02').uid, first.uid)
  }
})

test("a disposal takes off future days, not today's, once, whatever day the record still names", (t) => {
  const tracked = aCase()
  tracked.read({ nextHearingDate: '2026-03-20' })
  t.deepEqual(
    tracked.read({ nextHearingDate: '2026-03-20', isDisposed: true }).map(({ field, to }) => [field, to]),
    [
      ['state', 'REMOVED'],
      ['reason', 'CASE_DISPOSED'],
    ],
  )
  t.deepEqual(tracked.read({ nextHearingDate: '2026-03-20', isDisposed: true }), [])
  t.like(tracked.on('2026-03-20'), { state: 'REMOVED', reason: 'CASE_DISPOSED', revision: 1 })

  const heard = aCase()
  heard.read({ nextHearingDate: TODAY })
  t.deepEqual(heard.read({ nextHearingDate: TODAY, isDisposed: true }), [])
  t.is(heard.on(TODAY).state, 'EXPECTED')
})

test('a case that is taken up again is expected again, under the same uid', (t) => {
  const tracked = aCase()
  tracked.read({ nextHearingDate: '2026-03-20' })
  const { uid } = tracked.on('2026-03-20')
  tracked.read({ isDisposed: true })
  const changes = tracked.read({ nextHearingDate: '2026-03-20' })
  t.deepEqual(
    changes.map(({ field, from, to }) => [field, from, to]),
    [
      ['state', 'REMOVED', 'EXPECTED'],
      ['reason', 'CASE_DISPOSED', null],
    ],
  )
  t.like(tracked.on('2026-03-20'), { uid, revision: 2 })
})

test('a new bench or stage is a change, and a blank is none', (t) => {
  const tracked = aCase()
  tracked.read({ nextHearingDate: '2026-03-20', bench: 'Bench I', stage: 'Evidence' })
  t.deepEqual(tracked.read({ nextHearingDate: '2026-03-20' }), [])
  t.deepEqual(
    tracked.read({ nextHearingDate: '2026-03-20', bench: 'Bench II' }).map(({ field, from, to }) => [field, from, to]),
    [['bench', 'Bench I', 'Bench II']],
  )
  t.like(tracked.on('2026-03-20'), { bench: 'Bench II', stage: 'Evidence', revision: 1 })
})

test('over random histories a case has at most one expected future day, no uid twice, and no uid falls in revision', (t) => {
  let seed = 20261122
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const dayAt = (index: number) => new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10)
  for (let history = 0; history < 500; history++) {
    const tracked = aCase()
    const last = new Map<string, number>()
    let now = 0
    for (let step = 0; step < 30; step++) {
      now += random(3) === 0 ? 1 : 0
      const isDisposed = random(8) === 0
      const nextHearingDate = random(5) === 0 ? null : dayAt(now + random(8) - 2)
      const changes = tracked.read({ nextHearingDate, isDisposed }, dayAt(now))
      const all = tracked.days().map((day) => tracked.on(day.slice(0, 10)))
      const ahead = all.filter(({ state, hearingDate }) => state === 'EXPECTED' && hearingDate > dayAt(now))
      t.true(ahead.length <= 1)
      if (isDisposed) t.is(ahead.length, 0)
      else if (nextHearingDate !== null && nextHearingDate >= dayAt(now))
        t.is(tracked.on(nextHearingDate).state, 'EXPECTED')
      const uids = all.flatMap(({ uid }) => uid ?? [])
      t.is(new Set(uids).size, uids.length)
      for (const { uid, state, revision } of all) {
        t.is(uid === null, state === 'MOVED')
        if (uid === null) continue
        t.true(revision >= (last.get(uid) ?? 0))
        last.set(uid, revision)
      }
      t.true(changes.every(({ from, to }) => from !== to))
    }
  }
})
