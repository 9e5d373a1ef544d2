import type { IsoDate } from '../case.ts'
import type { HearingChange, TrackedHearing } from './hearing.ts'
import { NO_DETAILS } from './listing-details.ts'
import type { RecordReading } from './record-reading.ts'

export interface FollowedHearings {
  /** The new and changed hearings to store, in order: one gives up its uid before another takes it. */
  hearings: TrackedHearing[]
  /** The changes of known hearings. A new hearing has none. */
  changes: HearingChange[]
}

interface Now {
  /** The day in India. */
  today: IsoDate
  /** Epoch ms. */
  at: number
}

/**
 * Updates hearings from the record. A future day moves with it; today's stays, because a new day is mostly today's
 * outcome. A record without a day changes nothing. A disposal takes off future hearings. A day that a list has named
 * belongs to the lists; the record's earlier day moves there.
 * @param known the hearings of the case from today on
 * @param newId creates an id
 */
export function followRecord(
  known: readonly TrackedHearing[],
  reading: RecordReading,
  now: Now,
  newId: () => string,
): FollowedHearings {
  const ahead = known.filter(({ state, hearingDate }) => state === 'EXPECTED' && hearingDate > now.today)
  if (reading.isDisposed) return together(ahead.map((hearing) => takeOff(hearing, now)))
  const { nextHearingDate: day } = reading
  if (day === null || day < now.today) return { hearings: [], changes: [] }
  const there = known.find(({ hearingDate }) => hearingDate === day)
  const named = ahead.filter((hearing) => isOfRecord(hearing) && hearing !== there)
  if (there && (there.state === 'EXPECTED' || isOfLists(there)))
    return together([...named.map((hearing) => moveTo(there.id, hearing, now)), stay(there, named[0], reading, now)])
  const id = there?.id ?? newId()
  // The hearing named by the record before, rather than one that only an early list names.
  const left = named[0] ?? ahead.find(({ listKind }) => listKind === null) ?? ahead[0]
  const moved = [...(left ? [left] : []), ...named.slice(1)].map((hearing) => moveTo(id, hearing, now))
  return together([...moved, appear({ id, day, there, left }, reading, now, newId)])
}

/** Returns whether only the record names the day. */
export function isOfRecord({ listKind, reason }: Pick<TrackedHearing, 'listKind' | 'reason'>): boolean {
  return listKind === null && reason !== 'CARRIED_OVER'
}

/** The court's list wins over its record. */
function isOfLists({ state, reason }: TrackedHearing): boolean {
  return state === 'LISTED' || reason === 'TAKEN_OFF_LIST'
}

function moveTo(id: string, hearing: TrackedHearing, now: Now): FollowedHearings {
  return change(hearing, { state: 'MOVED', uid: null, movedToId: id }, now, ['state'])
}

/** Updates the known hearing of a day, which by the record may have replaced another one. */
function stay(
  there: TrackedHearing,
  left: TrackedHearing | undefined,
  reading: RecordReading,
  now: Now,
): FollowedHearings {
  const after = left ? { ...there, movedFromId: there.movedFromId ?? left.id } : there
  if (there.state === 'EXPECTED') return confirm(after, reading, now)
  return { hearings: left ? [after] : [], changes: [] }
}

function takeOff(hearing: TrackedHearing, now: Now): FollowedHearings {
  return change(hearing, { state: 'REMOVED', reason: 'CASE_DISPOSED' }, now, ['state', 'reason'])
}

function confirm(hearing: TrackedHearing, { court, bench, stage }: RecordReading, now: Now): FollowedHearings {
  // An early list's bench and stage are as new as the list: the record does not change them back and forth.
  const texts = hearing.listKind === null ? { bench: bench ?? hearing.bench, stage: stage ?? hearing.stage } : {}
  const said = { court: court ?? hearing.court, ...texts }
  return change(hearing, said, now, ['court', 'bench', 'stage'])
}

/** Returns the hearing of a day without an expected one: a new one, or one that had been moved away or taken off. */
function appear(
  {
    id,
    day,
    there,
    left,
  }: { id: string; day: IsoDate; there: TrackedHearing | undefined; left: TrackedHearing | undefined },
  { court, bench, stage }: RecordReading,
  now: Now,
  newId: () => string,
): FollowedHearings {
  const hearing: TrackedHearing = {
    id,
    uid: left?.uid ?? there?.uid ?? newId(),
    hearingDate: day,
    state: 'EXPECTED',
    reason: null,
    court,
    ...NO_DETAILS,
    bench,
    stage,
    listKind: null,
    listNumber: null,
    firstListedAt: there?.firstListedAt ?? null,
    movedToId: null,
    movedFromId: left?.id ?? null,
    asOf: now.at,
    revision: left ? left.revision + 1 : 0,
  }
  if (!there) return { hearings: [hearing], changes: [] }
  const before = { ...there, revision: Math.max(there.revision, left?.revision ?? 0) }
  return change(before, hearing, now, ['state', 'reason', 'court', 'bench', 'stage'])
}

type TextField = 'state' | 'reason' | 'court' | 'bench' | 'stage'

/** Updates a hearing. Its revision rises when a reported field changes. */
function change(
  before: TrackedHearing,
  said: Partial<TrackedHearing>,
  { at }: Now,
  told: TextField[],
): FollowedHearings {
  const after = { ...before, ...said, asOf: at }
  const fields = told.filter((field) => before[field] !== after[field])
  const revision = before.revision + (fields.length > 0 ? 1 : 0)
  return {
    hearings: [{ ...after, revision }],
    changes: fields.map((field) => ({
      hearingId: before.id,
      revision,
      field,
      from: before[field],
      to: after[field],
    })),
  }
}

function together(parts: FollowedHearings[]): FollowedHearings {
  return { hearings: parts.flatMap(({ hearings }) => hearings), changes: parts.flatMap(({ changes }) => changes) }
}
