import test from 'ava'
import fc from 'fast-check'
import { EARLY_KINDS } from '../../../domain/hearings/cause-list.ts'
import { followLists, type Sighting } from '../../../domain/hearings/follow-lists.ts'
import { followRecord } from '../../../domain/hearings/follow-record.ts'
import type { TrackedHearing } from '../../../domain/hearings/hearing.ts'
import { NO_DETAILS } from '../../../domain/hearings/listing-details.ts'

const TODAY = '2026-03-10'
const DAY = '2026-03-11'
const LATER = '2026-03-13'

/** A case whose record and lists are read repeatedly, with its stored hearings and reported changes. */
function aCase(carriesTo?: string) {
  const stored = new Map<string, TrackedHearing>()
  let ids = 0
  let at = 0
  return {
    record(day: string | null, isDisposed = false) {
      const reading = {
        nextHearingDate: day,
        isDisposed,
        court: 'High Court of Zanskar',
        bench: 'COURT I',
        stage: 'HEARING',
      }
      const known = [...stored.values()]
      const { hearings } = followRecord(known, reading, { today: TODAY, at: ++at }, () => `id-${++ids}`)
      for (const hearing of hearings) stored.set(hearing.id, hearing)
    },
    lists(day: string, ...sightings: Partial<Sighting>[]): string[] {
      return this.somehow(day, true, ...sightings)
    },
    somehow(day: string, isReadInFull: boolean, ...some: Partial<Sighting>[]): string[] {
      const sightings = some.map((sighting, n) => ({ ...SIGHTING, slot: `slot-${n}`, ...sighting }))
      const seen = { sightings, isReadInFull, carriesTo }
      const followed = followLists([...stored.values()], day, seen, ++at, () => `id-${++ids}`)
      for (const { hearing } of followed) stored.set(hearing.id, hearing)
      return followed.map(({ isNew, isFirstListing, changes }) =>
        isFirstListing ? 'listed' : isNew ? 'expected' : changes.map(({ field }) => field).join(),
      )
    },
    on(day: string): TrackedHearing {
      const found = [...stored.values()].find(({ hearingDate }) => hearingDate === day)
      if (!found) throw new Error(`no hearing on ${day}`)
      return found
    },
    days: () => [...stored.values()].map(({ hearingDate, state }) => `${hearingDate} ${state}`).toSorted(),
  }
}

const SIGHTING: Sighting = {
  ...NO_DETAILS,
  slot: 'main',
  listKind: 'DAILY',
  listNumber: 1,
  item: '12',
  courtRoom: '4',
  bench: 'CHIEF JUSTICE',
  stage: null,
  takesOff: false,
}

test('a list that carries a case lists it once: an equal reading changes nothing', (t) => {
  const tracked = aCase()
  t.deepEqual(tracked.lists(DAY, {}), ['listed'])
  t.like(tracked.on(DAY), { state: 'LISTED', item: '12', courtRoom: '4', revision: 0 })
  t.deepEqual(tracked.lists(DAY, {}), [])
})

test('an expected hearing becomes the listed one: its id, uid and court stay', (t) => {
  const tracked = aCase()
  tracked.record(DAY)
  const { id, uid } = tracked.on(DAY)
  t.deepEqual(tracked.lists(DAY, {}), ['listed'])
  t.like(tracked.on(DAY), { id, uid, state: 'LISTED', court: 'High Court of Zanskar', revision: 1 })
})

test('another item and room are reported as changes, with the changed fields', (t) => {
  const tracked = aCase()
  tracked.lists(DAY, {})
  t.deepEqual(tracked.lists(DAY, { item: '3', courtRoom: '9' }), ['courtRoom,item'])
})

test('the list added last decides the item; after its withdrawal the other one does', (t) => {
  const tracked = aCase()
  tracked.lists(DAY, {}, { listKind: 'SUPPLEMENTARY', item: '101' })
  t.like(tracked.on(DAY), { listKind: 'SUPPLEMENTARY', item: '101' })
  t.deepEqual(tracked.lists(DAY, {}), ['listKind,item'])
})

test('a listed case that no list carries any more is taken off, once; one that was never listed stays expected', (t) => {
  const tracked = aCase()
  tracked.record(DAY)
  t.deepEqual(tracked.lists(DAY), [])
  t.is(tracked.on(DAY).state, 'EXPECTED')
  tracked.lists(DAY, {})
  t.deepEqual(tracked.lists(DAY), ['state,reason'])
  t.like(tracked.on(DAY), { state: 'REMOVED', reason: 'TAKEN_OFF_LIST' })
  t.deepEqual(tracked.lists(DAY), [])
})

test('a case that comes back on the list is a change, not a first listing', (t) => {
  const tracked = aCase()
  tracked.lists(DAY, {})
  tracked.lists(DAY)
  t.deepEqual(tracked.lists(DAY, {}), ['state,reason'])
})

test('a case that leaves one list and is on that of another day has moved, whichever is read first', (t) => {
  const first = aCase()
  first.lists(DAY, {})
  first.lists(LATER, {})
  first.lists(DAY)
  t.like(first.on(DAY), { state: 'MOVED', movedToId: first.on(LATER).id })

  const second = aCase()
  second.lists(DAY, {})
  const { uid } = second.on(DAY)
  second.lists(DAY)
  second.lists(LATER, {})
  t.like(second.on(DAY), { state: 'MOVED', uid: null, movedToId: second.on(LATER).id })
  t.like(second.on(LATER), { state: 'LISTED', uid, movedFromId: second.on(DAY).id })
})

test('the record overrides no list: neither a listing nor a taking off', (t) => {
  const tracked = aCase()
  tracked.record(DAY)
  tracked.lists(DAY, {})
  tracked.record(LATER)
  tracked.record(null, true)
  t.deepEqual(tracked.days(), [`${DAY} LISTED`, `${LATER} REMOVED`])
  tracked.lists(DAY)
  tracked.record(DAY)
  t.is(tracked.on(DAY).state, 'REMOVED')
})

test('a note takes off the case at its item, is reported once, and puts the case back when it is gone', (t) => {
  const tracked = aCase()
  const note = { listKind: 'DELETION_NOTE', slot: 'note', takesOff: true } as const
  tracked.lists(DAY, {})
  t.deepEqual(tracked.lists(DAY, {}, note), ['state,reason'])
  t.like(tracked.on(DAY), { state: 'REMOVED', reason: 'TAKEN_OFF_LIST' })
  t.deepEqual(tracked.lists(DAY, {}, note), [])
  t.deepEqual(tracked.lists(DAY, {}), ['state,reason'])
  t.is(tracked.on(DAY).state, 'LISTED')
})

test('a note takes nothing off while a list of the day is not read in full, and what it took off stays off', (t) => {
  const tracked = aCase()
  const note = { listKind: 'DELETION_NOTE', slot: 'note', takesOff: true } as const
  tracked.lists(DAY, {})
  t.deepEqual(tracked.somehow(DAY, false, {}, note), [])
  t.deepEqual(tracked.lists(DAY, {}, note), ['state,reason'])
  t.deepEqual(tracked.somehow(DAY, false, {}, note), [])
})

test('a note neither takes off a case at another item nor lists one', (t) => {
  const tracked = aCase()
  const note = { listKind: 'DELETION_NOTE', slot: 'note', takesOff: true, item: '7' } as const
  t.deepEqual(tracked.lists(DAY, note), [])
  t.deepEqual(tracked.lists(DAY, {}, note), ['listed'])
  t.deepEqual(tracked.lists(DAY, {}, { item: '7' }, note), [])
})

test('another time, sitting, link, number or kind of listing is reported as a change too', (t) => {
  const tracked = aCase()
  tracked.lists(DAY, { numberAsListed: 'WP(C) 1/2024' })
  const later = { sittingTime: '14:00', sitting: false, videoLink: 'https://hearings.invalid/1' }
  const other = { numberAsListed: 'IA 2/2024 in WP(C) 1/2024', connectedTo: 'WP(C) 9/2024', viaApplication: true }
  t.deepEqual(tracked.lists(DAY, { ...later, ...other }), [
    'numberAsListed,connectedTo,viaApplication,sittingTime,sitting,videoLink',
  ])
  t.like(tracked.on(DAY), { ...later, ...other, revision: 1 })
})

test('the first stored number of a hearing listed without one is no change', (t) => {
  const tracked = aCase()
  tracked.lists(DAY, {})
  t.deepEqual(tracked.lists(DAY, { numberAsListed: 'WP(C) 1/2024' }), [])
  t.deepEqual(tracked.lists(DAY, { numberAsListed: 'WP(C) 1/2024', item: '3' }), ['item'])
  t.deepEqual(tracked.lists(DAY, { numberAsListed: 'WP(C) 2/2024', item: '3' }), ['numberAsListed'])
})

const EARLY = { listKind: 'ADVANCE', item: '7' } as const

test('an early list makes a hearing expected, not listed, and is reported once; the list of the day lists it', (t) => {
  for (const listKind of EARLY_KINDS) {
    const tracked = aCase()
    t.deepEqual(tracked.lists(DAY, { ...EARLY, listKind }), ['listed'])
    t.like(tracked.on(DAY), { state: 'EXPECTED', reason: null, listKind, item: '7', revision: 0 })
    t.deepEqual(tracked.lists(DAY, { ...EARLY, listKind }), [])
    t.deepEqual(tracked.lists(DAY, { ...EARLY, listKind }, {}), ['state,listKind,item'])
    t.like(tracked.on(DAY), { state: 'LISTED', listKind: 'DAILY', item: '12', revision: 1 })
  }
})

test("an early list keeps the record's expectation and adds its listing; a later kind of list wins", (t) => {
  const tracked = aCase()
  tracked.record(DAY)
  const { id, uid } = tracked.on(DAY)
  t.deepEqual(tracked.lists(DAY, { listKind: 'MONTHLY', item: null }), ['listed'])
  t.deepEqual(tracked.lists(DAY, { listKind: 'ADVANCE' }, { listKind: 'WEEKLY', item: '9' }), ['listKind,item'])
  t.like(tracked.on(DAY), { id, uid, state: 'EXPECTED', listKind: 'ADVANCE', court: 'High Court of Zanskar' })
})

test('an early list that drops a case takes nothing off', (t) => {
  const tracked = aCase()
  tracked.lists(DAY, EARLY)
  t.deepEqual(tracked.lists(DAY), [])
  t.is(tracked.on(DAY).state, 'EXPECTED')
})

test('an early list restores no hearing that a list of the day, a note or the record has taken away', (t) => {
  const dropped = aCase()
  dropped.lists(DAY, EARLY, {})
  t.deepEqual(dropped.lists(DAY, EARLY), ['state,reason'])
  t.deepEqual(dropped.lists(DAY, EARLY), [])
  t.like(dropped.on(DAY), { state: 'REMOVED', reason: 'TAKEN_OFF_LIST' })
  const noted = aCase()
  noted.lists(DAY, EARLY, {})
  noted.lists(DAY, EARLY, {}, { listKind: 'DELETION_NOTE', takesOff: true })
  t.is(noted.on(DAY).state, 'REMOVED')
  const moved = aCase()
  moved.record(DAY)
  moved.record(LATER)
  t.deepEqual(moved.lists(DAY, EARLY), [])
  t.is(moved.on(DAY).state, 'MOVED')
})

test("a new day in the record moves the record's earlier hearing, or one of an early list if there is none", (t) => {
  const both = aCase()
  both.record(LATER)
  both.lists(DAY, EARLY)
  both.record('2026-03-20')
  t.deepEqual(both.days(), [`${DAY} EXPECTED`, `${LATER} MOVED`, '2026-03-20 EXPECTED'])
  const early = aCase()
  early.lists(DAY, EARLY)
  early.record(LATER)
  t.deepEqual(early.days(), [`${DAY} MOVED`, `${LATER} EXPECTED`])
})

test('the record does not change bench and stage of an early list back and forth', (t) => {
  const tracked = aCase()
  tracked.record(DAY)
  tracked.lists(DAY, { ...EARLY, stage: 'FOR ORDERS' })
  tracked.record(DAY)
  t.like(tracked.on(DAY), { bench: 'CHIEF JUSTICE', stage: 'FOR ORDERS', revision: 1 })
  t.deepEqual(tracked.lists(DAY, { ...EARLY, stage: 'FOR ORDERS' }), [])
})

test('where a bench does not sit and its list carries over, the case stays listed and is expected on the other day', (t) => {
  const tracked = aCase(LATER)
  tracked.record(DAY)
  t.deepEqual(tracked.lists(DAY, { sitting: false }), ['listed', 'expected'])
  t.like(tracked.on(DAY), { state: 'LISTED', sitting: false })
  const carried = tracked.on(LATER)
  t.like(carried, { state: 'EXPECTED', reason: 'CARRIED_OVER', bench: 'CHIEF JUSTICE', court: 'High Court of Zanskar' })
  t.like(carried, { item: null, listKind: null, sitting: null, revision: 0 })
  t.not(carried.uid, tracked.on(DAY).uid)
  t.deepEqual(tracked.lists(DAY, { sitting: false }), [])
  t.deepEqual(tracked.lists(LATER, { item: '3' }), ['listed'])
  t.like(tracked.on(LATER), { state: 'LISTED', reason: null })
})

test('a list is carried over once its bench is said not to sit, also when that is said later, and not because of an early list', (t) => {
  const later = aCase(LATER)
  later.lists(DAY, {})
  t.deepEqual(later.lists(DAY, { sitting: false }), ['sitting', 'expected'])
  const early = aCase(LATER)
  early.lists(DAY, { ...EARLY, sitting: false })
  t.deepEqual(early.days(), [`${DAY} EXPECTED`])
  early.lists(DAY, { sitting: false })
  t.deepEqual(early.days(), [`${DAY} LISTED`, `${LATER} EXPECTED`])
  const elsewhere = aCase()
  elsewhere.lists(DAY, { sitting: false })
  t.deepEqual(elsewhere.days(), [`${DAY} LISTED`])
})

test('a bench that sits after all gets its carried-over hearing back, unless a list names the other day', (t) => {
  const tracked = aCase(LATER)
  tracked.lists(DAY, { sitting: false })
  t.deepEqual(tracked.lists(DAY, {}), ['sitting', 'state,reason'])
  t.like(tracked.on(LATER), { state: 'MOVED', movedToId: tracked.on(DAY).id, uid: null })
  t.deepEqual(tracked.lists(DAY, {}), [])
  tracked.lists(DAY, { sitting: false })
  t.like(tracked.on(LATER), { state: 'EXPECTED', reason: 'CARRIED_OVER' })
  tracked.lists(LATER, {})
  tracked.lists(DAY, {})
  t.is(tracked.on(LATER).state, 'LISTED')
})

test('a carried-over list changes no expected or removed hearing of the day, and restores one that was moved away', (t) => {
  const expected = aCase(LATER)
  expected.record(LATER)
  t.deepEqual(expected.lists(DAY, { sitting: false }), ['listed'])
  t.like(expected.on(LATER), { state: 'EXPECTED', reason: null })
  const moved = aCase(LATER)
  moved.record(LATER)
  moved.record(DAY)
  t.deepEqual(moved.lists(DAY, { sitting: false }), ['listed', 'state,reason'])
  t.like(moved.on(LATER), { state: 'EXPECTED', reason: 'CARRIED_OVER', movedToId: null })
  // The record names another day since: the same list no longer restores the hearing.
  moved.record('2026-03-20')
  t.deepEqual(moved.lists(DAY, { sitting: false }), [])
  t.is(moved.on(LATER).state, 'MOVED')
})

test("the record's earlier day moves to a day first named by a list, once the record names that day too", (t) => {
  for (const kind of ['DAILY', ...EARLY_KINDS] as const) {
    const tracked = aCase()
    tracked.record('2026-03-20')
    tracked.lists(DAY, { listKind: kind })
    t.is(tracked.on('2026-03-20').state, 'EXPECTED')
    tracked.record(DAY)
    t.deepEqual(tracked.days(), [`${DAY} ${kind === 'DAILY' ? 'LISTED' : 'EXPECTED'}`, '2026-03-20 MOVED'])
    t.is(tracked.on('2026-03-20').movedToId, tracked.on(DAY).id)
    t.is(tracked.on(DAY).movedFromId, tracked.on('2026-03-20').id)
  }
})

test("the record's earlier day is dropped once the record names one that a list has taken off", (t) => {
  const tracked = aCase()
  tracked.record('2026-03-20')
  tracked.lists(DAY, {})
  tracked.lists(DAY)
  tracked.record(DAY)
  t.deepEqual(tracked.days(), [`${DAY} REMOVED`, '2026-03-20 MOVED'])
})

const ahead = fc.constantFrom('2026-03-11', '2026-03-12', '2026-03-13', '2026-03-20')
const told = fc.oneof(
  fc.record({ by: fc.constant('RECORD' as const), day: ahead }),
  fc.record({ by: fc.constant('LIST' as const), day: ahead }),
  fc.record({ by: fc.constant('LIST_WITHOUT_IT' as const), day: ahead }),
)

test('after any history of records and lists of the day it does not matter whether the record or a list first names a day', (t) => {
  fc.assert(
    fc.property(fc.array(told, { maxLength: 6 }), ahead, (history, day) => {
      const [one, other] = [aCase(), aCase()]
      for (const tracked of [one, other])
        for (const each of history)
          if (each.by === 'RECORD') tracked.record(each.day)
          else tracked.lists(each.day, ...(each.by === 'LIST' ? [{}] : []))
      one.record(day)
      one.lists(day, {})
      other.lists(day, {})
      other.record(day)
      t.deepEqual(one.days(), other.days(), JSON.stringify({ history, day }))
    }),
    { seed: 10, numRuns: 2_000 },
  )
})
