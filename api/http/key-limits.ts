import { z } from 'zod'
import { HOUR_MS } from '../../domain/dates.ts'

import { refuse } from '../errors/refusal.ts'

/** How many hours a key works beside its successor. Our choice: a day, or up to a week for those who deploy seldom. */
export const KEY_OVERLAP_HOURS = 24

export const MAX_KEY_OVERLAP_HOURS = 7 * 24

interface Ending {
  expiresAt: number | null
  revokedAt: number | null
}

/** For how long a key lives on beside the one that takes its place. */
export const OverlapHours = z
  .number()
  .min(0)
  .max(MAX_KEY_OVERLAP_HOURS)
  .default(KEY_OVERLAP_HOURS)
  .meta({ description: 'The number of hours during which both keys work.' })

/** When a key ends that lives on for an overlap: its own end if that comes first. */
export function endOfOverlap({ expiresAt }: Ending, overlapHours: number): number {
  const overlapEnd = Date.now() + Math.round(overlapHours * HOUR_MS)
  return Math.min(expiresAt ?? overlapEnd, overlapEnd)
}

/**
 * Nothing outlives the key it comes from: neither a key that was made with it, nor one in its place, nor itself under a new end. Of one
 * that has ended nothing comes any more.
 * @throws Refusal 403 with the latest end that may be asked for
 */
export function requireEndWith({ expiresAt, revokedAt }: Ending, wanted: number | null): void {
  const until = Math.min(expiresAt ?? Infinity, revokedAt ?? Infinity)
  if (until <= Date.now() || (wanted ?? Infinity) > until) throw refuse('KEY_ENDS_SOONER', { until })
}
