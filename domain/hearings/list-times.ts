import type { IsoDate } from '../case.ts'
import { addDays, HOUR_MS, indianDay, startOfIndianDay } from '../dates.ts'
import { type Holidays, isShut, isWorkingDay, NO_HOLIDAYS } from './holidays.ts'

/** When a provider is asked about lists that are not read here, hours and minutes in India. */
export const LIST_QUESTION_TIMES = [
  [18, 30],
  [21, 30],
] as const
/** A list counts as withdrawn once two certain polls this far apart miss it. */
export const WITHDRAWN_AFTER_MS = 10 * 60_000
/** A day whose last certain poll is older counts as unknown. */
export const SURE_FOR_MS = 30 * 60_000

const SLOW_MS = HOUR_MS
const QUICK_MS = 8 * 60_000
const HOT_MS = 5 * 60_000

/** A poll with large files may take some minutes. */
const LATE_MS = 15 * 60_000

/** When lists usually appear, in hours of India's day: in the evening, before the courts sit, and during lunch. */
const HOT_HOURS: readonly (readonly [from: number, until: number])[] = [
  [9, 10.5],
  [13, 14],
  [17, 23.5],
]

/**
 * Returns when the lists for a day are due: at 21:30 on the previous working day. Without a calendar of the court no
 * holiday is assumed.
 */
export function dueAt(day: IsoDate, holidays: Holidays = NO_HOLIDAYS): number {
  return startOfIndianDay(workingDayBefore(day, holidays)) + 21.5 * HOUR_MS
}

/** Returns when the watch of a day ends, at 15:00: a case missing on its lists by then is certainly not listed. */
export function endOfWatch(day: IsoDate): number {
  return startOfIndianDay(day) + 15 * HOUR_MS
}

/**
 * Returns when to poll a day's lists again after a poll, all in epoch ms; undefined when the watch is over. Hourly up
 * to 14:00 on the previous working day, then every eight minutes, every five in the hours in which lists usually
 * appear. A last poll comes at the end of the watch.
 * @param quick when the lists begin to appear by the court's calendar
 */
export function nextPoll(day: IsoDate, lastAt: number, quick = quickFrom(day)): number | undefined {
  const end = endOfWatch(day)
  if (lastAt >= end) return undefined
  if (lastAt < quick) return Math.min(lastAt + SLOW_MS, quick)
  return Math.min(lastAt + (isHot(lastAt) ? HOT_MS : QUICK_MS), end)
}

/** Returns when the lists for a day begin to appear: at 14:00 on the previous working day. */
export function quickFrom(day: IsoDate, holidays: Holidays = NO_HOLIDAYS): number {
  return startOfIndianDay(workingDayBefore(day, holidays)) + 14 * HOUR_MS
}

/**
 * Returns whether the poll due after the one at `lastAt` is so late that polling seems to have stopped, all in epoch
 * ms.
 */
export function isOverdue(day: IsoDate, lastAt: number, at: number, holidays: Holidays = NO_HOLIDAYS): boolean {
  const next = nextPoll(day, lastAt, quickFrom(day, holidays))
  return next !== undefined && at > next + LATE_MS
}

function isHot(at: number): boolean {
  const hour = (at - startOfIndianDay(indianDay(at))) / HOUR_MS
  return HOT_HOURS.some(([from, until]) => from <= hour && hour < until)
}

/** Returns the last working day before a day. */
export function workingDayBefore(day: IsoDate, holidays: Holidays = NO_HOLIDAYS): IsoDate {
  let before = addDays(day, -1)
  while (!isWorkingDay(before, holidays)) before = addDays(before, -1)
  return before
}

/** Returns the first working day after a day. */
export function nextWorkingDay(day: IsoDate, holidays: Holidays = NO_HOLIDAYS): IsoDate {
  let next = addDays(day, 1)
  while (!isWorkingDay(next, holidays)) next = addDays(next, 1)
  return next
}

/** Returns the first day after a day on which a court sits by its calendar, without vacations. */
export function nextSittingDay(day: IsoDate, holidays: Holidays): IsoDate {
  let next = nextWorkingDay(day, holidays)
  while (isShut(next, holidays)) next = nextWorkingDay(next, holidays)
  return next
}
