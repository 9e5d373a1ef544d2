import type { Database } from '../../db/database.ts'
import { eveningOf } from '../../domain/hearings/digest.ts'
import type { Log } from '../../platform/log.ts'
import { endAlarm, raiseAlarm } from '../shared/alarms.ts'
import { settingAside } from '../shared/set-aside.ts'

export type HearingDigestActivities = ReturnType<typeof createHearingDigestActivities>

/** A few milliseconds each: far less than the activity's time. */
const ACCOUNTS_AT_ONCE = 200

/** The activity of the `hearingDigest` workflow. */
export function createHearingDigestActivities({ db, log }: { db: Database; log: Log }) {
  return {
    /**
     * Notifies accounts whose digest is due of their coming hearings, each in a separate transaction, so that a failure
     * for one does not affect the others. Returns how many were notified; 0 when none is left.
     */
    async tellHearingDigests(): Promise<number> {
      const at = Date.now()
      const evening = eveningOf(at)
      const alarm = { name: 'SET_ASIDE', subject: 'digests' } as const
      let areSetAside = false
      for (let after = ''; ; ) {
        const due = await db.digests.due(evening, { after, most: ACCOUNTS_AT_ONCE })
        const { setAside } = await settingAside({ log, kind: 'account' }, due, async (some) => {
          for (const accountId of some) await db.transaction((tx) => db.digests.tell(accountId, evening, at, tx))
        })
        areSetAside ||= setAside > 0
        const told = due.length - setAside
        const last = due.at(-1)
        if (told === 0 && last !== undefined) {
          after = last
          continue
        }
        await (areSetAside ? raiseAlarm : endAlarm)({ db, log }, alarm)
        return told
      }
    },
  }
}
