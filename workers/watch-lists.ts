import { endAlarm, raiseAlarm } from '../activities/shared/alarms.ts'
import type { Database } from '../db/database.ts'
import { listAlarms } from '../domain/hearings/list-watch.ts'
import type { Alarm, AlarmName } from '../domain/operations/alarm.ts'
import type { Log } from '../platform/log.ts'
import { repeat } from './repeat.ts'

/** A list is reported within ten minutes; an alarm about it may come a minute later. */
const CHECK_INTERVAL_MS = 60_000

const OF_LISTS: readonly AlarmName[] = ['LISTS_LATE', 'LISTS_DOWN', 'LISTS_UNREADABLE']

/**
 * Checks the progress of reading the cause lists. Runs in every worker process, so that it notices watches whose
 * workflow does not run. Returns a function that stops it.
 */
export function startWatchingLists(db: Database, log: Log): () => Promise<void> {
  return repeat(
    CHECK_INTERVAL_MS,
    () => watchLists(db, log, Date.now()),
    (err) => log.error({ err }, 'checking the cause lists failed, will retry'),
  )
}

/** Raises the alarms of the watched days at an instant (epoch ms), and ends those that no day needs any more. */
export async function watchLists(db: Database, log: Log, at: number): Promise<void> {
  const days = await db.lists.awaited(undefined, at)
  const holidaysOf = await db.courtHolidays.aroundDays(days)
  const due = listAlarms(days, at, holidaysOf)
  for (const alarm of due) await raiseAlarm({ db, log }, alarm)
  const raised = (await db.alarms.raised()).filter(({ name }) => OF_LISTS.includes(name))
  const isDue = ({ name, subject }: Alarm) => due.some((each) => each.name === name && each.subject === subject)
  for (const { name, subject } of raised) if (!isDue({ name, subject })) await endAlarm({ db, log }, { name, subject })
}
