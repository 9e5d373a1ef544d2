import type { CallOptions } from './call.ts'
import { sleep } from './sleep.ts'

export interface WaitSettings {
  /** When to give up; by default after fifteen minutes. */
  timeoutMs?: number
  signal?: AbortSignal
}

/** The work did not end in time; it continues all the same. */
export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong'
}

const TIMEOUT_MS = 15 * 60_000
/** Short at first, for work of seconds; then longer, for work of minutes. */
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 5_000

/**
 * Reads until the work is done. Resolves with the last answer.
 * @throws WaitedTooLong
 */
export async function waitFor<T>(
  read: (options: CallOptions) => Promise<T>,
  isDone: (value: T) => boolean,
  { timeoutMs = TIMEOUT_MS, signal }: WaitSettings = {},
): Promise<T> {
  const until = Date.now() + timeoutMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(1.5 * pauseMs, MAX_PAUSE_MS)) {
    const value = await read(signal ? { signal } : {})
    if (isDone(value)) return value
    if (Date.now() + pauseMs > until) throw new WaitedTooLong(`The operation was not finished within ${timeoutMs} ms.`)
    await sleep(pauseMs, signal)
  }
}
