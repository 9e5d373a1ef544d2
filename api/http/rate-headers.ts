import type { Context } from 'koa'
import { refuseForNow } from '../errors/refusal.ts'
import type { RateLimitStatus } from './rate-limiter.ts'

const WINDOW_SECONDS = 60

/**
 * Adds a bucket's rate-limit status to the answer, in the contract's headers and in the standard's fields. Refuses with
 * 429 61457 when the bucket is empty.
 */
export function enforceRateLimit(context: Context, status: RateLimitStatus): void {
  const { limit, remaining, resetSeconds } = status
  context.set({
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(resetSeconds),
    RateLimit: `"minute";r=${remaining};t=${resetSeconds}`,
    'RateLimit-Policy': `"minute";q=${limit};w=${WINDOW_SECONDS}`,
  })
  if (!status.allowed) throw refuseForNow('TOO_MANY_REQUESTS', resetSeconds)
}
