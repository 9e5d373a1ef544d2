import { setTimeout as passTime } from 'node:timers/promises'
import { isDatabaseDown } from '../../db/base/errors.ts'

/** A restart or failover of the database takes less. */
const PATIENCE_MS = 15_000
const RETRY_EVERY_MS = 250

/**
 * Records an effect outside the database, retrying for some seconds while the database is down: an unrecorded one is
 * paid for or sent again.
 */
export async function throughOutage<T>(write: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() > until) throw error
      await passTime(RETRY_EVERY_MS)
    }
  }
}
