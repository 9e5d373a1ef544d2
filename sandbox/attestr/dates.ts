import type { IsoDate } from '../../domain/case.ts'
import { indianDate } from '../world/days.ts'
import { randomFor } from '../world/random.ts'

/** Prints a day as the court behind the provider does: mostly `10-01-2024`, at times `10/01/2024` or `10th January 2024`. Orders always have the first form. */
export function printedDate(date: IsoDate | undefined, key: string): string {
  if (date === undefined) return ''
  const manner = randomFor(key, date).fraction('manner of dates')
  if (manner < 0.8) return indianDate(date)
  return manner < 0.9 ? indianDate(date).replaceAll('-', '/') : inWords(date)
}

/** `02nd January 2024`. */
function inWords(date: IsoDate): string {
  const [year, month, day = ''] = date.split('-')
  const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${year}-${month}-01`),
  )
  return `${day}${ordinalEnding(Number(day))} ${monthName} ${year}`
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
