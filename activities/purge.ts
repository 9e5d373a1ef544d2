import type { Database } from '../db/database.ts'
import type { DocumentStore } from '../documents/store.ts'
import { aloneWithFile } from './export-files.ts'
import { beating } from './heartbeat.ts'

export type PurgeActivities = ReturnType<typeof createPurgeActivities>

/** Searches that one activity clears: the next one begins where it ended. */
const SEARCHES_AT_ONCE = 20

/** Pictures, or files, that one activity deletes. */
const AT_ONCE = 100

/** Raw answers that one activity deletes, in one statement of a second or two: a busy day brings ten thousand. */
const ANSWERS_AT_ONCE = 1_000

/** Courts forget a session within minutes; for a day operators can look into what went wrong with a picture. */
const PICTURES_KEPT_MS = 24 * 3_600_000

/** The hands of the `purge` workflow. */
export function createPurgeActivities({ db, store }: { db: Database; store: DocumentStore }) {
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

    /**
     * Deletes verification pictures a day after they were asked, with their sessions and answers; who answered, and when, stays. Running
     * it again goes on with what is left. Returns how many there were.
     */
    purgePictures: () => beating(() => db.challenges.forget(Date.now() - PICTURES_KEPT_MS, AT_ONCE)),

    /**
     * Deletes the files of exports whose time is over; their records stay. Running it again goes on with what is left. Returns how many
     * there were.
     */
    purgeExpiredExports(): Promise<number> {
      return beating(async () => {
        const expired = await db.exports.listExpiredFiles(Date.now(), AT_ONCE)
        for (const file of expired)
          await aloneWithFile(db, file.fileKey, async () => {
            if (!(await db.exports.isFileShared(file))) await store.remove(file.fileKey)
            await db.exports.forgetFile(file.exportId)
          })
        return expired.length
      })
    },

    /**
     * Deletes the raw answers of sources that are kept no longer; the book of calls stays. Running it again goes on with what is left.
     * Returns how many there were.
     */
    purgeRawAnswers: () => beating(() => db.sourceCalls.forgetBodies(Date.now(), ANSWERS_AT_ONCE)),
  }
}
