import type { IsoDate } from '../case.ts'
import type { ListKind } from './cause-list.ts'
import type { ListingDetails } from './listing-details.ts'

/** The states that evidence brings about. Time alone changes none of them. */
export const KEPT_STATES = ['EXPECTED', 'LISTED', 'MOVED', 'REMOVED'] as const
export type KeptState = (typeof KEPT_STATES)[number]

/** Why a hearing is in its state, where that is not plain. */
export const HEARING_REASONS = ['CASE_DISPOSED', 'TAKEN_OFF_LIST', 'CARRIED_OVER'] as const
export type HearingReason = (typeof HEARING_REASONS)[number]

/**
 * A day on which a tracked case is heard: one for each case and day. Texts stand as the court wrote them. Bench and stage can be those of the
 * record; the rest of the place is a list's.
 */
export interface TrackedHearing extends ListingDetails {
  id: string
  /** Names the hearing in calendars. A move passes it on to the new day; null once it is passed on. */
  uid: string | null
  hearingDate: IsoDate
  state: KeptState
  reason: HearingReason | null
  court: string | null
  /** The list that carries it; null where none does. */
  listKind: ListKind | null
  listNumber: number | null
  /** When a list carried it first, epoch ms. */
  firstListedAt: number | null
  /** The hearing that took the place of this one, and the one whose place this one took. */
  movedToId: string | null
  movedFromId: string | null
  /** When the record or the list that names the day was last read, epoch ms. */
  asOf: number
  /** Rises with each change, also over moves. */
  revision: number
}

/** What a hearing's day comes from. */
export const EVIDENCE = ['CAUSE_LIST', 'CASE_RECORD'] as const

/** What a hearing's day comes from: a list that carries it, carried it when it was taken off, or is carried over; else the record. */
export function evidenceOf({
  listKind,
  reason,
}: Pick<TrackedHearing, 'listKind' | 'reason'>): (typeof EVIDENCE)[number] {
  return listKind === null && reason !== 'CARRIED_OVER' ? 'CASE_RECORD' : 'CAUSE_LIST'
}

/** Whether no list by which the day is heard has carried the hearing so far. */
export function isTentative({ state }: Pick<TrackedHearing, 'state'>): boolean {
  return state === 'EXPECTED'
}

/** One field of a hearing that became another. */
export interface HearingChange {
  hearingId: string
  revision: number
  field: string
  from: string | null
  to: string | null
}
