import { WINDOW_MS } from '../../db/account/rate-windows.ts'
import { HOUR_MS } from '../../domain/dates.ts'

/** @param before how often the work was done before, so that it can begin with what was not counted yet */
type Work<T> = (before: number) => Promise<T>

/** Requests are counted in whole minutes: what needs them all in one is done again when a minute has ended meanwhile. */
export function withinAMinute<T>(work: Work<T>): Promise<T> {
  return withinOne(WINDOW_MS, work)
}

/** The same for what is counted in whole hours, as the fetches of a calendar are. */
export function withinAnHour<T>(work: Work<T>): Promise<T> {
  return withinOne(HOUR_MS, work)
}

async function withinOne<T>(lengthMs: number, work: Work<T>): Promise<T> {
  for (let before = 0; ; before++) {
    const window = Math.floor(Date.now() / lengthMs)
    const result = await work(before)
    if (Math.floor(Date.now() / lengthMs) === window) return result
  }
}
