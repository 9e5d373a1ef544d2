/** Requests are counted in whole minutes: what needs them all in one is done again when a minute has ended meanwhile. */
const MINUTE_MS = 60_000

/** @param work is told how often it was done before, so that it can begin with what was not counted yet */
export async function withinAMinute<T>(work: (before: number) => Promise<T>): Promise<T> {
  for (let before = 0; ; before++) {
    const minute = Math.floor(Date.now() / MINUTE_MS)
    const result = await work(before)
    if (Math.floor(Date.now() / MINUTE_MS) === minute) return result
  }
}
