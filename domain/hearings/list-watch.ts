import type { Alarm } from '../operations/alarm.ts'
import type { ListDay } from './cause-list.ts'
import { isClosed, listState } from './hearing-state.ts'
import { type Holidays, NO_HOLIDAYS } from './holidays.ts'
import { dueAt, endOfWatch, isOverdue, quickFrom, SURE_FOR_MS } from './list-times.ts'

/** The states of the watch over a day's lists, worst first. */
export const WATCH_STATES = ['LATE', 'DOWN', 'UNREADABLE', 'NOT_PUBLISHED', 'READ'] as const
export type WatchState = (typeof WATCH_STATES)[number]

/** A day's lists as operators see them. Counts are of the documents that the court names, without early lists. */
export interface WatchedDay extends Pick<ListDay, 'court' | 'day' | 'sureAt'> {
  /** When the last poll began, epoch ms. */
  lookedAt: number
  looks: number
  documents: number
  unread: number
}

/** Returns the state of the watch over a day at an instant (epoch ms). */
export function watchState(
  { day, sureAt, lookedAt, looks, documents, unread }: WatchedDay,
  at: number,
  holidays: Holidays = NO_HOLIDAYS,
): WatchState {
  if (isOverdue(day, lookedAt, at, holidays)) return 'LATE'
  if (looks > 0 && (sureAt === null || lookedAt - sureAt > SURE_FOR_MS)) return 'DOWN'
  if (unread > 0) return 'UNREADABLE'
  return documents === 0 ? 'NOT_PUBLISHED' : 'READ'
}

/** Returns the alarms for these days at an instant (epoch ms): for the days whose lists appear now. */
export function listAlarms(
  days: readonly WatchedDay[],
  at: number,
  holidaysOf: (court: string) => Holidays = () => NO_HOLIDAYS,
): Alarm[] {
  return days.flatMap((watched) => {
    const { court, day } = watched
    const holidays = holidaysOf(court)
    if (at < quickFrom(day, holidays) || at > endOfWatch(day) + SURE_FOR_MS) return []
    const name = ALARM_OF[watchState(watched, at, holidays)]
    return name ? [{ name, subject: `${court} ${day}` }] : []
  })
}

/** States that need an operator. An unpublished list is the court's business. */
const ALARM_OF = {
  LATE: 'LISTS_LATE',
  DOWN: 'LISTS_DOWN',
  UNREADABLE: 'LISTS_UNREADABLE',
  NOT_PUBLISHED: undefined,
  READ: undefined,
} as const

/** Why a list that an expected hearing needs is missing. */
export const MISSING_STATES = ['SOURCE_DOWN', 'LIST_UNREADABLE', 'LIST_NOT_PUBLISHED'] as const
export type MissingState = (typeof MISSING_STATES)[number]

/**
 * Returns the news about a day's lists at an instant (epoch ms): how they are missing, or that all are read. Undefined
 * before they are due, after the last poll, and if the court is closed.
 */
export function newsOf(
  { day, ...lists }: WatchedDay,
  at: number,
  holidays: Holidays = NO_HOLIDAYS,
): MissingState | 'READ' | undefined {
  if (at < dueAt(day, holidays) || at > endOfWatch(day) || isClosed(day, lists, holidays)) return undefined
  const state = listState(day, { ...lists, watchedSince: 0 }, at)
  return MISSING_STATES.find((missing) => missing === state) ?? 'READ'
}
