import type { Database } from '../../db/database.ts'
import { ALARMS, type Alarm } from '../../domain/operations/alarm.ts'
import type { Log } from '../../platform/log.ts'

/** Raises an alarm for the operators and logs it as an error, once while it lasts. */
export async function raiseAlarm({ db, log }: { db: Database; log: Log }, alarm: Alarm): Promise<void> {
  if (await db.alarms.raise(alarm)) log.error({ alarm: alarm.name, subject: alarm.subject }, ALARMS[alarm.name])
}

/** Ends an alarm; does nothing when none is raised. */
export async function endAlarm({ db, log }: { db: Database; log: Log }, alarm: Alarm): Promise<void> {
  if (await db.alarms.end(alarm)) log.info({ alarm: alarm.name, subject: alarm.subject }, 'an alarm has ended')
}
