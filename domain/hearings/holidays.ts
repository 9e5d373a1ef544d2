import type { IsoDate } from '../case.ts'

/**
 * The unusual days of a court's calendar: the court is closed; it is in vacation, so that at most some bench sits; it
 * works on a weekend.
 */
export const HOLIDAY_KINDS = ['CLOSED', 'VACATION', 'WORKING'] as const
export type HolidayKind = (typeof HOLIDAY_KINDS)[number]

/** A court's unusual days. */
export type Holidays = ReadonlyMap<IsoDate, HolidayKind>

export const NO_HOLIDAYS: Holidays = new Map()

/** Returns whether a court's calendar excludes hearings on a day. A weekend does not: courts sit unexpectedly. */
export function isShut(day: IsoDate, holidays: Holidays): boolean {
  const kind = holidays.get(day)
  return kind === 'CLOSED' || kind === 'VACATION'
}

/**
 * Returns whether a court's office works on a day: Monday to Friday, also in a vacation, unless its calendar says
 * otherwise. Lists come on such days.
 */
export function isWorkingDay(day: IsoDate, holidays: Holidays): boolean {
  const kind = holidays.get(day)
  return kind === 'WORKING' || (kind !== 'CLOSED' && ![0, 6].includes(new Date(day).getUTCDay()))
}
