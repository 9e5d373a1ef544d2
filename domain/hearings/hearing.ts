import type { IsoDate } from '../case.ts'
import type { ListKind } from './cause-list.ts'
import type { ListingDetails } from './listing-details.ts'

/** The states caused by evidence. Time alone changes none of them. */
export const KEPT_STATES = ['EXPECTED', 'LISTED', 'MOVED', 'REMOVED'] as const
export type KeptState = (typeof KEPT_STATES)[number]

/** Why a hearing is in its state, where that is not obvious. */
export const HEARING_REASONS = ['CASE_DISPOSED', 'TAKEN_OFF_LIST', 'CARRIED_OVER'] as const
export type HearingReason = (typeof HEARING_REASONS)[number]

/**
 * A day on which a tracked case is heard: one per case and day. Texts are spelled as by the court. Bench and stage can
 * be the record's; the rest of the listing is a list's.
 */
export interface TrackedHearing extends ListingDetails {
  id: string
  /** Identifies the hearing in calendars. A move passes it on to the new day; null after that. */
  uid: string | null
  hearingDate: IsoDate
  state: KeptState
  reason: HearingReason | null
  court: string | null
  /** The list that carries it; null without one. */
  listKind: ListKind | null
  listNumber: number | null
  /** When a list first carried it, epoch ms. */
  firstListedAt: number | null
  /** The hearing that replaced this one, and the one that this one replaced. */
  movedToId: string | null
  movedFromId: string | null
  /** When the record or the list that names the day was last read, epoch ms. */
  asOf: number
  /** Rises with each change, including moves. */
  revision: number
}

/** The sources of a hearing's day. */
export const EVIDENCE = ['CAUSE_LIST', 'CASE_RECORD'] as const

/**
 * Returns the source of a hearing's day: a list that carries it, carried it when it was taken off, or is carried over;
 * else the record.
 */
export function evidenceOf({
  listKind,
  reason,
}: Pick<TrackedHearing, 'listKind' | 'reason'>): (typeof EVIDENCE)[number] {
  return listKind === null && reason !== 'CARRIED_OVER' ? 'CASE_RECORD' : 'CAUSE_LIST'
}

/** Returns whether no binding list has carried the hearing yet. */
export function isTentative({ state }: Pick<TrackedHearing, 'state'>): boolean {
  return state === 'EXPECTED'
}

/** A change of one field of a hearing. */
export interface HearingChange {
  hearingId: string
  revision: number
  field: string
  from: string | null
  to: string | null
}
