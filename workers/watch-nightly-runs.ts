import { endAlarm, raiseAlarm } from '../activities/shared/alarms.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../platform/log.ts'
import { lastCaseSweepCompleted, lastDailySyncCompleted, raisedAlarms } from '../platform/metrics.ts'
import { repeat } from './repeat.ts'

/** An alarm about a nightly run that is two hours late may come a minute later. */
const CHECK_INTERVAL_MS = 60_000

/**
 * Checks whether nightly runs and erasures are punctual, and sets their metrics. Runs in every worker process, so that
 * it needs neither Temporal nor the queue of the nightly runs. Returns a function that stops it.
 */
export function startWatchingNightlyRuns(db: Database, log: Log): () => Promise<void> {
  return repeat(
    CHECK_INTERVAL_MS,
    () => watchNightlyRuns(db, log),
    (err) => log.error({ err }, 'checking the daily jobs failed, will retry'),
  )
}

/**
 * Raises an alarm if entities or cases are watched and no daily sync, or no refresh of the tracked cases, has completed
 * for 26 hours, and alarms about late erasures.
 */
export async function watchNightlyRuns(db: Database, log: Log): Promise<void> {
  const [syncs, sweeps] = await Promise.all([db.dailySyncs.punctuality(), db.caseSweeps.punctuality()])
  await (syncs.isOverdue ? raiseAlarm : endAlarm)({ db, log }, { name: 'NIGHT_OVERDUE', subject: '' })
  await (sweeps.isOverdue ? raiseAlarm : endAlarm)({ db, log }, { name: 'CASES_OVERDUE', subject: '' })
  await watchErasures(db, log)
  lastDailySyncCompleted.set((syncs.lastEnded ?? 0) / 1000)
  lastCaseSweepCompleted.set((sweeps.lastEnded ?? 0) / 1000)
  const raised = await db.alarms.raised()
  raisedAlarms.reset()
  for (const { name, subject } of raised) raisedAlarms.set({ name, subject }, 1)
}

/** Raises an alarm for each overdue erasure. */
async function watchErasures(db: Database, log: Log): Promise<void> {
  const overdue = new Set(await db.erasures.listOverdue(Date.now()))
  for (const subject of overdue) await raiseAlarm({ db, log }, { name: 'ERASURE_OVERDUE', subject })
  for (const { name, subject } of await db.alarms.raised())
    if (name === 'ERASURE_OVERDUE' && !overdue.has(subject)) await endAlarm({ db, log }, { name, subject })
}
