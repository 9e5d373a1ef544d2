import { WINDOW_MS } from '../../db/account/rate-windows.ts'
import type { Database } from '../../db/database.ts'

/** The rate-limit status of a bucket after a request, for the headers of its answer. */
export interface RateLimitStatus {
  allowed: boolean
  limit: number
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number
}

/** Takes `weight` units from a bucket, or reports that this window has too few left. */
export type Consume = (bucket: string, limit: number, weight: number) => Promise<RateLimitStatus>

export interface RateLimiter {
  consume: Consume
  /** Returns the status of a bucket that this process knows to be empty, without a lease; undefined for every other. */
  knownEmpty(bucket: string, limit: number): RateLimitStatus | undefined
}

interface Window {
  /** The start of the window in the database. */
  start: number
  /** By this process's clock, read before the lease was requested, so never later than the true end. */
  endsAt: number
  /** Units leased and not handed out yet. */
  inHand: number
  /** Units that all processes have leased, as far as this process knows. */
  used: number
}

/**
 * Creates the rate limiter of an API process, on the counters that all processes share.
 * @param now this process's clock; a simulation passes its own
 */
export function createRateLimiter(windows: Database['rateWindows'], now: () => number = Date.now): RateLimiter {
  const buckets = new Map<string, Window>()
  const leasing = new Map<string, Promise<void>>()

  async function lease(bucket: string, limit: number, weight: number): Promise<void> {
    const requestedAt = now()
    const needed = weight - (current(bucket)?.inHand ?? 0)
    const lease = await windows.lease(bucket, { needed, limit })
    const before = buckets.get(bucket)
    buckets.set(bucket, {
      start: lease.windowStart,
      endsAt: requestedAt + WINDOW_MS - lease.elapsedMs,
      used: lease.used,
      inHand: (before?.start === lease.windowStart ? before.inHand : 0) + lease.granted,
    })
    forgetEndedWindows()
  }

  function current(bucket: string): Window | undefined {
    const window = buckets.get(bucket)
    return window && window.endsAt > now() ? window : undefined
  }

  function forgetEndedWindows(): void {
    if (buckets.size < MANY_BUCKETS) return
    for (const bucket of buckets.keys()) if (!current(bucket)) buckets.delete(bucket)
  }

  async function consume(bucket: string, limit: number, weight: number): Promise<RateLimitStatus> {
    for (;;) {
      const window = current(bucket)
      if (window && window.inHand >= weight) {
        window.inHand -= weight
        return statusOf(true, limit, window, now())
      }
      if (window && limit - window.used + window.inHand < weight) return statusOf(false, limit, window, now())
      // Each bucket has one lease request at a time. Requests that wait for it check again when it has arrived.
      let running = leasing.get(bucket)
      if (!running) {
        running = lease(bucket, limit, weight).finally(() => leasing.delete(bucket))
        leasing.set(bucket, running)
      }
      await running
    }
  }

  return {
    consume,
    knownEmpty(bucket, limit) {
      const window = current(bucket)
      const empty = window && limit - window.used + window.inHand < 1
      return empty ? statusOf(false, limit, window, now()) : undefined
    },
  }
}

/**
 * From this number on, buckets of ended windows are dropped, so that an address that called once is not stored forever.
 */
const MANY_BUCKETS = 10_000

function statusOf(allowed: boolean, limit: number, window: Window, now: number): RateLimitStatus {
  return {
    allowed,
    limit,
    remaining: Math.max(0, limit - window.used + window.inHand),
    resetSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
  }
}
