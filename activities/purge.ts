import type { Database } from '../db/database.ts'
import { beating } from './heartbeat.ts'

export type PurgeActivities = ReturnType<typeof createPurgeActivities>

/** Searches that one activity clears: the next one begins where it ended. */
const SEARCHES_AT_ONCE = 20

/** The hands of the `purge` workflow. */
export function createPurgeActivities({ db }: { db: Database }) {
  return {
    /**
     * Deletes what was collected for searches whose time is over, oldest first; their records with the counts stay. Running it again
     * goes on with what is left. Returns how many searches were cleared, 0 when there are none.
     */
    purgeExpiredSearches(): Promise<number> {
      return beating(async () => {
        const expired = await db.historicalSearches.listExpired(Date.now(), SEARCHES_AT_ONCE)
        for (const searchId of expired) {
          await db.historicalResults.discard(searchId)
          await db.historicalSearches.markPurged(searchId, Date.now())
        }
        return expired.length
      })
    },
  }
}
