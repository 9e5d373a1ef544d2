const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The waits between attempts recommended by Standard Webhooks: ten attempts over some three days. */
const WAITS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
/** Extends waits by up to a tenth, so that deliveries which failed together are not retried together. */
const JITTER = 0.1

export const MAX_ATTEMPTS = WAITS_MS.length + 1

/** Returns how long to wait after this many attempts. @throws after the last */
export function waitAfter(attempts: number): number {
  const planned = WAITS_MS[attempts - 1]
  if (planned === undefined) throw new Error('the last attempt has no wait after it')
  return Math.round(planned * (1 + JITTER * Math.random()))
}
