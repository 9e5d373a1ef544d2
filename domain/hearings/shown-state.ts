import type { IsoDate } from '../case.ts'
import { addDays, indianDay } from '../dates.ts'
import type { ListDay } from './cause-list.ts'
import type { KeptState, TrackedHearing } from './hearing.ts'
import { type Holidays, isShut, NO_HOLIDAYS } from './holidays.ts'
import { dueAt, endOfWatch, SURE_FOR_MS } from './list-times.ts'

/** What the lists of a day say of an expected hearing that none of them carries, once they are due. */
export const LIST_STATES = [
  'NOT_COVERED',
  'SOURCE_DOWN',
  'LIST_UNREADABLE',
  'LIST_NOT_PUBLISHED',
  'NOT_LISTED',
] as const
export type ListState = (typeof LIST_STATES)[number]

/** What readers are told of a hearing: its kept state, or what time and lists made of it. */
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

/** Which kept hearings are shown in a state, on which days; both ends count. */
export interface KeptAs {
  state: KeptState
  from?: IsoDate
  until?: IsoDate
  /** Whether its court's calendar says that the court is shut on the day, and no list of the day is there. */
  isClosed?: boolean
  /** Whether the lists of its day are due. */
  isDue?: boolean
  /** What the lists of its day say. `EXPECTED` where they were not read since the case is watched. */
  lists?: ListState | 'EXPECTED'
}

/** The lists of a hearing's day, as far as they count for it. Counts are of the documents that the court names, without early lists. */
export interface HearingLists extends Pick<ListDay, 'sureAt'> {
  documents: number
  unread: number
  /** Since when its case is looked for on lists, epoch ms. */
  watchedSince: number
}

/**
 * The state of a hearing at an instant (epoch ms). One whose day is over is PAST. Once the court's lists for its day are due, an expected
 * hearing is what the lists say. A court that its calendar calls shut is closed as long as no list of the day is there.
 * @param lists null where the court's lists are not read
 * @param holidays of its court
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

/** Whether a court is closed on a day: its calendar says so, and no list contradicts. */
export function isClosed(day: IsoDate, lists: Pick<HearingLists, 'documents'> | null, holidays: Holidays): boolean {
  return isShut(day, holidays) && (lists?.documents ?? 0) === 0
}

/**
 * What the lists of a day say of a hearing that none of them carries. Not listed is said only when every list that the court names was
 * read in full, by a look that began since the case is watched, and not longer than half an hour ago while lists may still come.
 */
export function listState(day: IsoDate, lists: HearingLists | null, at: number): ListState | 'EXPECTED' {
  if (!lists) return 'NOT_COVERED'
  const { sureAt, documents, unread, watchedSince } = lists
  if (sureAt === null || sureAt < sureFrom(day, at)) return 'SOURCE_DOWN'
  if (unread > 0) return 'LIST_UNREADABLE'
  if (documents === 0) return 'LIST_NOT_PUBLISHED'
  return watchedSince <= sureAt ? 'NOT_LISTED' : 'EXPECTED'
}

/** Whether a hearing that is shown in a state stays so: not listed, by a look since the lists of its day are watched no more. */
export function isFinal(state: HearingState, day: IsoDate, lists: Pick<HearingLists, 'sureAt'> | null): boolean {
  return state === 'NOT_LISTED' && (lists?.sureAt ?? 0) >= endOfWatch(day)
}

/** The least instant of the last sure look at a day's lists by which they are known. */
export function sureFrom(day: IsoDate, at: number): number {
  return Math.min(at, endOfWatch(day)) - SURE_FOR_MS
}

/** The same rule the other way round, for searches: several where a state comes about in more than one way. */
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

/** The last day whose lists are due at an instant (epoch ms), today at least. */
export function lastDueDay(at: number, holidays: Holidays): IsoDate {
  let day = indianDay(at)
  while (dueAt(addDays(day, 1), holidays) <= at) day = addDays(day, 1)
  return day
}
