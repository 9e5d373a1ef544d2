import type { IsoDate } from '../case.ts'
import { type DocumentKind, isEarly, LIST_KINDS, type ListKind } from './cause-list.ts'
import type { HearingChange, TrackedHearing } from './hearing.ts'
import { type ListingDetails, NO_DETAILS } from './listing-details.ts'

/** A tracked case on a list of a day, or in a note that takes it off another list's item. */
export interface Sighting extends ListingDetails {
  slot: string
  listKind: DocumentKind
  listNumber: number | null
  takesOff: boolean
}

/** What the lists of a day show about a case. */
export interface SeenOnLists {
  /** The court that publishes them; absent if it is unknown. */
  court?: string
  sightings: readonly Sighting[]
  /** Whether every list of the day was, except early ones. */
  isReadInFull: boolean
  /** The day on which the court hears the matters of a bench that does not sit, if its rules name one. */
  carriesTo?: IsoDate | undefined
}

/** A sighting on a list. */
interface Listing extends Sighting {
  listKind: ListKind
}

/** The effect of lists on a case's hearing. */
export interface FollowedList {
  hearing: TrackedHearing
  isNew: boolean
  /** Whether it is on a list for the first time. */
  isFirstListing: boolean
  changes: HearingChange[]
}

/**
 * Updates hearings from the lists of a day; idempotent. A case that lists no longer carry, or that a note takes off, is
 * taken off or moved to another day's list, once every list was read in full. Absence from lists that never carried it
 * changes nothing. An early list only adds an expected hearing or its details; it restores none.
 * @param known the case's hearings from today on
 * @param newId creates an id
 */
export function followLists(
  known: readonly TrackedHearing[],
  day: IsoDate,
  { sightings, isReadInFull, carriesTo }: SeenOnLists,
  at: number,
  newId: () => string,
): FollowedList[] {
  const there = known.find(({ hearingDate }) => hearingDate === day)
  const stands = standing(sightings).toSorted(byList)
  const listing = stands.findLast(({ listKind }) => !isEarly({ kind: listKind }))
  if (!listing && there?.state === 'LISTED') {
    if (!isReadInFull) return []
    const next = known.find(({ state, hearingDate }) => state === 'LISTED' && hearingDate > day)
    return become(there, { ...(next ? movedTo(next.id) : { state: 'REMOVED' }), reason: 'TAKEN_OFF_LIST' }, at)
  }
  const best = listing ?? stands.at(-1)
  if (!best) return []
  const { slot: _, takesOff: __, bench, stage, ...place } = best
  const said = { ...place, bench: bench ?? there?.bench ?? null, stage: stage ?? there?.stage ?? null }
  const left = known.find(
    (hearing) => hearing.state === 'REMOVED' && hearing.reason === 'TAKEN_OFF_LIST' && hearing.hearingDate !== day,
  )
  // The record may have named the day before the list or not.
  const moves = there?.firstListedAt === null && left ? become(left, movedTo(there.id), at) : []
  const from = moves.length > 0 ? { movedFromId: there?.movedFromId ?? left?.id ?? null } : {}
  if (!listing && there) return there.state === 'EXPECTED' ? [...moves, ...become(there, { ...said, ...from }, at)] : []
  const state = listing ? 'LISTED' : 'EXPECTED'
  const wasNotToSit = there !== undefined && isKnownNotToSit(there)
  const isNews = listing?.sitting === false && !wasNotToSit
  const carried =
    isNews && carriesTo !== undefined
      ? carryOver(known, carriesTo, { ...said, court: there?.court ?? null }, at, newId)
      : wasNotToSit && listing && listing.sitting !== false
        ? bringBack(known, there, at)
        : []
  if (there) {
    const listed = { ...said, ...from, state, reason: null, movedToId: null, uid: there.uid ?? newId() } as const
    return [...moves, ...become(there, listed, at), ...carried]
  }
  const id = newId()
  const hearing: TrackedHearing = {
    ...said,
    state,
    reason: null,
    movedToId: null,
    id,
    uid: left?.uid ?? id,
    hearingDate: day,
    court: left?.court ?? null,
    movedFromId: left?.id ?? null,
    asOf: at,
    revision: left ? left.revision + 1 : 0,
    firstListedAt: at,
  }
  const moved = left ? become(left, movedTo(id), at) : []
  return [...moved, { hearing, isNew: true, isFirstListing: true, changes: [] }, ...carried]
}

/** Returns whether a list of the day has said before that the bench does not sit. */
function isKnownNotToSit({ sitting, listKind }: TrackedHearing): boolean {
  return sitting === false && listKind !== null && !isEarly({ kind: listKind })
}

/**
 * Expects a hearing on the day that takes over the matters of a bench that does not sit. The state of that day stays,
 * unless the hearing had been moved away from it.
 */
function carryOver(
  known: readonly TrackedHearing[],
  day: IsoDate,
  { court, bench, stage }: Pick<TrackedHearing, 'court' | 'bench' | 'stage'>,
  at: number,
  newId: () => string,
): FollowedList[] {
  const there = known.find(({ hearingDate }) => hearingDate === day)
  const expected = { state: 'EXPECTED', reason: 'CARRIED_OVER', movedToId: null } as const
  if (there) return there.state === 'MOVED' ? become(there, { ...expected, uid: there.uid ?? newId() }, at) : []
  const id = newId()
  const hearing: TrackedHearing = {
    ...expected,
    ...NO_DETAILS,
    ...{ id, uid: id, hearingDate: day, court, bench, stage },
    ...{ listKind: null, listNumber: null, firstListedAt: null, movedFromId: null, asOf: at, revision: 0 },
  }
  return [{ hearing, isNew: true, isFirstListing: false, changes: [] }]
}

/** The bench sits after all: moves back the hearing that its list was carried over to, unless a list names that day. */
function bringBack(known: readonly TrackedHearing[], there: TrackedHearing, at: number): FollowedList[] {
  const carried = known.find(
    ({ hearingDate, state, reason, listKind }) =>
      hearingDate > there.hearingDate && state === 'EXPECTED' && reason === 'CARRIED_OVER' && listKind === null,
  )
  return carried ? become(carried, { ...movedTo(there.id), reason: null }, at) : []
}

/** Returns the listings that no note takes off. A note names the item: another item, before another bench, stays. */
function standing(sightings: readonly Sighting[]): Listing[] {
  const notes = sightings.filter(({ takesOff }) => takesOff)
  return sightings.filter(
    (sighting): sighting is Listing =>
      !sighting.takesOff && sighting.listKind !== 'DELETION_NOTE' && !notes.some(({ item }) => item === sighting.item),
  )
}

function movedTo(id: string) {
  return { state: 'MOVED', uid: null, movedToId: id } as const
}

const DETAIL_FIELDS = Object.keys(NO_DETAILS) as (keyof ListingDetails)[]
/** The fields whose changes are reported. */
const TOLD = ['state', 'reason', 'listKind', 'listNumber', ...DETAIL_FIELDS] as const

function become(before: TrackedHearing, said: Partial<TrackedHearing>, at: number): FollowedList[] {
  const after = { ...before, ...said, asOf: at }
  const fields = TOLD.filter((field) => before[field] !== after[field] && !isFirstKnown(field, before))
  if (fields.length === 0) return []
  const stands = after.state === 'LISTED' || after.state === 'EXPECTED'
  const isFirstListing = stands && after.listKind !== null && before.firstListedAt === null
  const revision = before.revision + 1
  const followed = {
    hearing: { ...after, revision, firstListedAt: isFirstListing ? at : before.firstListedAt },
    isNew: false,
    isFirstListing,
    changes: fields.map((field) => ({
      hearingId: before.id,
      revision,
      field,
      from: text(before[field]),
      to: text(after[field]),
    })),
  }
  return [followed]
}

/** The first number as printed of a hearing listed before these were stored is no change. */
function isFirstKnown(field: (typeof TOLD)[number], { state, numberAsListed }: TrackedHearing): boolean {
  return field === 'numberAsListed' && state === 'LISTED' && numberAsListed === null
}

function text(value: string | number | boolean | null): string | null {
  return value === null ? null : String(value)
}

/**
 * The list that a court added last comes last: its item is the one that is called. Items of one list keep their order.
 */
function byList(one: Listing, other: Listing): number {
  return (
    LIST_KINDS.indexOf(one.listKind) - LIST_KINDS.indexOf(other.listKind) ||
    (one.listNumber ?? 0) - (other.listNumber ?? 0) ||
    Number(one.slot > other.slot) - Number(one.slot < other.slot)
  )
}
