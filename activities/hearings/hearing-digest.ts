import type { Database } from '../../db/database.ts'
import { eveningOf } from '../../domain/hearings/digest.ts'

export type HearingDigestActivities = ReturnType<typeof createHearingDigestActivities>

/** A few milliseconds each: far less than the activity's time. */
const ACCOUNTS_AT_ONCE = 200

/** The activity of the `hearingDigest` workflow. */
export function createHearingDigestActivities({ db }: { db: Database }) {
  return {
    /** Tells accounts whose evening has come of their coming hearings, each in a transaction of its own. Returns how many were due; 0 when nobody is left. */
    async tellHearingDigests(): Promise<number> {
      const at = Date.now()
      const evening = eveningOf(at)
      const due = await db.digests.due(evening, ACCOUNTS_AT_ONCE)
      for (const accountId of due) await db.transaction((tx) => db.digests.tell(accountId, evening, at, tx))
      return due.length
    },
  }
}
