import { WINDOW_MS } from '../../db/account/rate-windows.ts'
import { HOUR_MS } from '../../domain/dates.ts'

/** @param before how often the work was done before, so that it can begin with what was not counted yet */
type Work<T> = (before: number) => Promise<T>

/** Requests are counted by whole minutes: work that needs them all in one is repeated when a minute ended during it. */
export function withinAMinute<T>(work: Work<T>): Promise<T> {
  return withinOne(WINDOW_MS, work)
}

/** The same for counts by whole hours, as of calendar fetches. */
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
