import type { IsoDate } from '../case.ts'

/**
 * What a court's calendar says of a day that is not as usual: the court is shut; it is in vacation, so that only some bench sits, if any;
 * it works although it is a weekend.
 */
export const HOLIDAY_KINDS = ['CLOSED', 'VACATION', 'WORKING'] as const
export type HolidayKind = (typeof HOLIDAY_KINDS)[number]

/** A court's days that are not as usual. */
export type Holidays = ReadonlyMap<IsoDate, HolidayKind>

export const NO_HOLIDAYS: Holidays = new Map()

/** Whether a court's calendar says that nobody is heard on a day. Of a weekend it does not: courts sit on days that nobody expects. */
export function isShut(day: IsoDate, holidays: Holidays): boolean {
  const kind = holidays.get(day)
  return kind === 'CLOSED' || kind === 'VACATION'
}

/** Whether a court's office works on a day: Monday to Friday, also in a vacation, unless its calendar says otherwise. Lists come on such days. */
export function isWorkingDay(day: IsoDate, holidays: Holidays): boolean {
  const kind = holidays.get(day)
  return kind === 'WORKING' || (kind !== 'CLOSED' && ![0, 6].includes(new Date(day).getUTCDay()))
}
