import { z } from 'zod'
import { HOUR_MS } from '../../domain/dates.ts'

import { refuse } from '../errors/refusal.ts'

/**
 * How many hours a key keeps working after its successor was created. Our choice: a day, or up to a week for those who
 * deploy seldom.
 */
export const KEY_OVERLAP_HOURS = 24

export const MAX_KEY_OVERLAP_HOURS = 7 * 24

interface Ending {
  expiresAt: number | null
  revokedAt: number | null
}

/** How long the old key keeps working after a rotation. */
export const OverlapHours = z
  .number()
  .min(0)
  .max(MAX_KEY_OVERLAP_HOURS)
  .default(KEY_OVERLAP_HOURS)
  .meta({ description: 'The number of hours during which both keys work.' })

/** Returns when a key ends that keeps working for an overlap: at its own expiry if that comes first. */
export function endOfOverlap({ expiresAt }: Ending, overlapHours: number): number {
  const overlapEnd = Date.now() + Math.round(overlapHours * HOUR_MS)
  return Math.min(expiresAt ?? overlapEnd, overlapEnd)
}

/**
 * Makes sure that no key outlives the key it comes from: a key created with it, its successor, or itself under a new
 * expiry. Nothing can be derived from a key that has ended.
 * @throws Refusal 403 with the latest permitted expiry
 */
export function requireEndWith({ expiresAt, revokedAt }: Ending, wanted: number | null): void {
  const until = Math.min(expiresAt ?? Infinity, revokedAt ?? Infinity)
  if (until <= Date.now() || (wanted ?? Infinity) > until) throw refuse('KEY_ENDS_SOONER', { until })
}
