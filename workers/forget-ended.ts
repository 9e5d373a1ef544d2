import type { Database } from '../db/database.ts'
import type { Log } from '../platform/log.ts'
import { repeat } from './repeat.ts'

const INTERVAL_MS = 2_000

/**
 * Deletes rows that have ended, in batches, such as past rate windows and removed webhooks. Runs in every worker
 * process. Returns a function that stops it.
 */
export function startForgettingEnded(db: Database, log: Log): () => Promise<void> {
  return repeat(
    INTERVAL_MS,
    async () => {
      await db.rateWindows.forgetEnded()
      await db.webhookEndpoints.deleteRemoved()
      await db.idempotencyRecords.forgetOld(Date.now())
      await db.reviewClaims.forgetOld(Date.now())
    },
    (err) => log.error({ err }, 'deleting ended rows failed, will retry'),
  )
}
