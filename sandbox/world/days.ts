import type { IsoDate } from '../../domain/case.ts'

const DAY_MS = 86_400_000

/** The day `count` days after `date`; a negative count goes back. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return dateOf(Date.parse(date) / DAY_MS + count)
}

/**
 * The date of a day counted from 1970. Results are cached: the world has the same few thousand dates again and again.
 */
function dateOf(day: number): IsoDate {
  const printed = dates.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 10)
  dates.set(day, printed)
  return printed
}

const dates = new Map<number, IsoDate>()

/** The number of days between two dates; negative when `to` is the earlier one. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4))
}

/** Today's date in India, where all these courts are. */
export function todayInIndia(): IsoDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
}

/** `2024-01-10` as `10-01-2024`, the way most Indian court pages write a day. */
export function indianDate(date: IsoDate): string {
  return date.split('-').reverse().join('-')
}
