import type { Database } from '../../db/database.ts'
import { addDays, indianDay } from '../../domain/dates.ts'
import { isListCourt, LIST_COURTS, type ListCourt } from '../../domain/hearings/list-court.ts'
import { endOfWatch, isOverdue } from '../../domain/hearings/list-times.ts'
import { newsOf } from '../../domain/hearings/list-watch.ts'
import type { Temporal } from '../../platform/temporal.ts'
import { LIST_SITES } from '../../sources/cause-lists/sites.ts'
import { startCauseListDay } from '../../workflows/hearings/cause-list-day.messages.ts'

export type CauseListsActivities = ReturnType<typeof createCauseListsActivities>

/** The activities of the `causeLists` workflow. @param isOn whether courts' own sites are used */
export function createCauseListsActivities({
  db,
  temporal,
  taskQueuePrefix,
  isOn,
}: {
  db: Database
  temporal: Pick<Temporal, 'start'>
  taskQueuePrefix: string
  isOn: boolean
}) {
  /**
   * Returns every court while a name is watched, which any list can carry; else those on whose lists active cases can
   * be.
   */
  async function courtsToWatch(): Promise<readonly ListCourt[]> {
    if ((await db.watchlistEntities.activeAfter('', 1)).length > 0) return LIST_COURTS
    return (await db.lists.courtsToWatch()).filter(isListCourt)
  }

  return {
    /** Starts watches that are missing or have fallen silent, and returns how many. A start joins a running watch. */
    async startListDays(): Promise<number> {
      if (!isOn) return 0
      const at = Date.now()
      const lookedAt = await db.lists.lookedAt(indianDay(at))
      let started = 0
      const places = await courtsToWatch()
      const holidaysOf = await db.courtHolidays.around(places, [indianDay(at), addDays(indianDay(at), MOST_DAYS_AHEAD)])
      for (const court of places)
        for (const day of daysOf(court, at)) {
          const last = lookedAt.get(`${court}/${day}`)
          if (last !== undefined && !isOverdue(day, last, at, holidaysOf(court))) continue
          await temporal.start(startCauseListDay(taskQueuePrefix, { court, day }))
          started += 1
        }
      return started
    },

    /**
     * Notifies accounts of lists that are due and missing, and of those read after all; each once. Returns the number
     * of notifications.
     */
    async tellMissingLists(): Promise<number> {
      if (!isOn) return 0
      const at = Date.now()
      let told = 0
      const days = await db.lists.awaited(undefined, at)
      const holidaysOf = await db.courtHolidays.aroundDays(days)
      for (const watched of days) {
        const { court, day } = watched
        const news = newsOf(watched, at, holidaysOf(court))
        if (news === undefined) continue
        told += await db.transaction((tx) =>
          news === 'READ'
            ? db.listAlerts.tellRead(court, day, at, tx)
            : db.listAlerts.tellMissing(court, day, news, at, tx),
        )
      }
      return told
    },
  }
}

const MOST_DAYS_AHEAD = Math.max(...LIST_COURTS.map((place) => LIST_SITES[place].daysAhead))

/** Returns the days of a court whose lists may appear or change from now on. Sundays too: courts sit unexpectedly. */
function daysOf(court: ListCourt, at: number): string[] {
  const days = Array.from({ length: LIST_SITES[court].daysAhead + 1 }, (_, ahead) => addDays(indianDay(at), ahead))
  return days.filter((day) => at < endOfWatch(day))
}
