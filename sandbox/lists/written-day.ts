import type { IsoDate } from '../../domain/case.ts'

/** The words of a date, for courts that write it out: `Monday`, `5th`, `October`, `2026`. */
export function wordsOf(day: IsoDate): { weekday: string; ordinal: string; month: string; year: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(day))
  const number = Number(day.slice(8))
  const isTeen = number > 10 && number < 14
  return {
    weekday: part({ weekday: 'long' }),
    ordinal: `${number}${(!isTeen && ['th', 'st', 'nd', 'rd'][number % 10]) || 'th'}`,
    month: part({ month: 'long' }),
    year: day.slice(0, 4),
  }
}
