import type { IsoDate } from '../case.ts'
import { addDays, indianDay } from '../dates.ts'
import type { ListDay } from './cause-list.ts'
import type { KeptState, TrackedHearing } from './hearing.ts'
import { type Holidays, isShut, NO_HOLIDAYS } from './holidays.ts'
import { dueAt, endOfWatch, SURE_FOR_MS } from './list-times.ts'

/** The states that the lists of a day give an expected hearing on none of them, once they are due. */
export const LIST_STATES = [
  'NOT_COVERED',
  'SOURCE_DOWN',
  'LIST_UNREADABLE',
  'LIST_NOT_PUBLISHED',
  'NOT_LISTED',
] as const
export type ListState = (typeof LIST_STATES)[number]

/** The states that clients see: the stored state, or one derived from time and lists. */
export const HEARING_STATES = [
  'EXPECTED',
  'LISTED',
  ...LIST_STATES,
  'COURT_CLOSED',
  'MOVED',
  'REMOVED',
  'PAST',
] as const
export type HearingState = (typeof HEARING_STATES)[number]

/** The stored hearings shown in a state, by day; both ends included. */
export interface KeptAs {
  state: KeptState
  from?: IsoDate
  until?: IsoDate
  /** Whether its court's calendar closes the court on the day, without a list of the day. */
  isClosed?: boolean
  /** Whether the lists of its day are due. */
  isDue?: boolean
  /** What the lists of its day show. `EXPECTED` if they were not read since the case is watched. */
  lists?: ListState | 'EXPECTED'
}

/**
 * The lists of a hearing's day that apply to it. Counts are of the documents that the court names, without early lists.
 */
export interface HearingLists extends Pick<ListDay, 'sureAt'> {
  documents: number
  unread: number
  /** Since when its case is searched on lists, epoch ms. */
  watchedSince: number
}

/**
 * Returns the state of a hearing at an instant (epoch ms). A hearing whose day is over is PAST. Once the court's lists
 * for its day are due, they decide about an expected hearing. A court that its calendar closes is closed as long as
 * there is no list of the day.
 * @param lists null if the court's lists are not read
 * @param holidays the court's holidays
 */
export function shownState(
  { state, hearingDate }: Pick<TrackedHearing, 'state' | 'hearingDate'>,
  lists: HearingLists | null,
  at: number,
  holidays: Holidays = NO_HOLIDAYS,
): HearingState {
  if (state !== 'EXPECTED' && state !== 'LISTED') return state
  if (hearingDate < indianDay(at)) return 'PAST'
  if (state === 'LISTED') return state
  if (isClosed(hearingDate, lists, holidays)) return 'COURT_CLOSED'
  return hearingDate <= lastDueDay(at, holidays) ? listState(hearingDate, lists, at) : state
}

/** Returns whether a court is closed on a day: its calendar says so, and no list contradicts. */
export function isClosed(day: IsoDate, lists: Pick<HearingLists, 'documents'> | null, holidays: Holidays): boolean {
  return isShut(day, holidays) && (lists?.documents ?? 0) === 0
}

/**
 * Returns what the lists of a day show about a hearing on none of them. It is not listed only if every list that the
 * court names was read in full, by a poll begun since the case is watched, within the last half hour while lists may
 * still come.
 */
export function listState(day: IsoDate, lists: HearingLists | null, at: number): ListState | 'EXPECTED' {
  if (!lists) return 'NOT_COVERED'
  const { sureAt, documents, unread, watchedSince } = lists
  if (sureAt === null || sureAt < sureFrom(day, at)) return 'SOURCE_DOWN'
  if (unread > 0) return 'LIST_UNREADABLE'
  if (documents === 0) return 'LIST_NOT_PUBLISHED'
  return watchedSince <= sureAt ? 'NOT_LISTED' : 'EXPECTED'
}

/** Returns whether the shown state of a hearing is final: not listed, by a poll after the end of the watch. */
export function isFinal(state: HearingState, day: IsoDate, lists: Pick<HearingLists, 'sureAt'> | null): boolean {
  return state === 'NOT_LISTED' && (lists?.sureAt ?? 0) >= endOfWatch(day)
}

/** Returns the earliest last certain poll by which a day's lists count as known. */
export function sureFrom(day: IsoDate, at: number): number {
  return Math.min(at, endOfWatch(day)) - SURE_FOR_MS
}

/** The inverse rule for searches: several entries if a state has more than one cause. */
export function keptAs(shown: HearingState, at: number): KeptAs[] {
  const today = indianDay(at)
  if (shown === 'PAST') return (['EXPECTED', 'LISTED'] as const).map((state) => ({ state, until: addDays(today, -1) }))
  if (shown === 'LISTED') return [{ state: 'LISTED', from: today }]
  if (shown === 'MOVED' || shown === 'REMOVED') return [{ state: shown }]
  const expected = { state: 'EXPECTED', from: today } as const
  if (shown === 'COURT_CLOSED') return [{ ...expected, isClosed: true }]
  const due = { ...expected, isClosed: false, isDue: true, lists: shown }
  return shown === 'EXPECTED' ? [{ ...expected, isClosed: false, isDue: false }, due] : [due]
}

/** Returns the last day whose lists are due at an instant (epoch ms), today at least. */
export function lastDueDay(at: number, holidays: Holidays): IsoDate {
  let day = indianDay(at)
  while (dueAt(addDays(day, 1), holidays) <= at) day = addDays(day, 1)
  return day
}
