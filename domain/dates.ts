import type { IsoDate } from './case.ts'
import { inDigits } from './number-words.ts'

/**
 * Reads the first date in a text, in any spelling: `02nd May 2017`, `06/05/2026` (day first), `YES</br>24-03-2022`,
 * `20230526`, `this second day of May, two thousand seventeen`. A time with a zone becomes its day in India.
 * `undefined` without a date, for a day missing in the calendar, and for a two-digit year.
 */
export function readDate(written: string): IsoDate | undefined {
  const text = inDigits(written.trim())
  if (INSTANT.test(text)) return dayInIndia(text)
  const found = SPELLINGS.flatMap((spelling) => {
    const match = spelling.exec(text)
    const { year, month = '', day } = match?.groups ?? {}
    const date = calendarDate(Number(year), monthNumber(month), Number(day))
    return match && date ? { at: match.index, date } : []
  })
  return found.sort((one, other) => one.at - other.at)[0]?.date
}

/** Formats a date as `DD-MM-YYYY`, the form of case-lookup responses and birth dates (Specification, Conventions). */
export function printDate(date: IsoDate): string {
  return date.split('-').reverse().join('-')
}

/** Returns the day this many days after another, or before it if the number is negative. */
export function addDays(day: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Returns the same day this many calendar months later, or the last day of a shorter month: 31-01 and one month is
 * 28-02.
 */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Returns the calendar day in India at an instant, epoch ms. */
export function indianDay(epochMs: number): IsoDate {
  return new Date(epochMs + INDIA_AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
}

/** Returns the start of a calendar day in India, epoch ms. */
export function startOfIndianDay(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_OF_UTC_MS
}

export const HOUR_MS = 60 * 60 * 1000
/** India has no summer time, so all days are equally long. */
export const DAY_MS = 24 * HOUR_MS

/** Returns the end of an instant's calendar day in India, both in epoch ms. */
export function endOfIndianDay(epochMs: number): number {
  return startOfIndianDay(indianDay(epochMs)) + DAY_MS
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** A year of 18.. to 21..: databases write "no date" as `0001-01-01` and `0000-00-00`. */
const YEAR = String.raw`(?<year>(?:18|19|20|21)\d{2})(?!\d)`
const DAY = String.raw`(?<!\d)(?<day>\d{1,2})`
const MONTH = String.raw`(?<month>\d{1,2})`
const MONTH_NAME = '(?<month>[a-z]{3,9})'
const ORDINAL = '(?:st|nd|rd|th)?'
const BETWEEN = String.raw`\s*[-/.]\s*`

const SPELLINGS = [
  String.raw`(?<!\d)(?<year>(?:18|19|20|21)\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)`,
  `${DAY}${BETWEEN}${MONTH}${BETWEEN}${YEAR}`,
  String.raw`${DAY}${ORDINAL}[\s.,/-]*(?:day\s+)?(?:of\s+)?${MONTH_NAME}[\s.,/-]*${YEAR}`,
  String.raw`\b${MONTH_NAME}[\s.]+(?<day>\d{1,2})${ORDINAL}[\s,]+${YEAR}`,
  String.raw`^(?<year>(?:18|19|20|21)\d{2})(?<month>\d{2})(?<day>\d{2})$`,
].map((spelling) => new RegExp(spelling, 'i'))

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Returns 1 to 12, or 0 for any other word. */
function monthNumber(month: string): number {
  return /^\d/.test(month) ? Number(month) : MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1
}

/** Returns undefined for a day missing in the calendar. */
function calendarDate(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : undefined
}

export const INDIA_AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000

function dayInIndia(instant: string): IsoDate | undefined {
  const ms = Date.parse(instant)
  return Number.isNaN(ms) ? undefined : readDate(indianDay(ms))
}
