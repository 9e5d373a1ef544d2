import { endAlarm } from '../activities/shared/alarms.ts'
import type { Database } from '../db/database.ts'
import type { RaisedAlarm } from '../db/operations/alarms.ts'
import { isCapReached } from '../db/operations/source-spend.ts'
import { SOURCES } from '../domain/case-sources.ts'
import { indianDay } from '../domain/dates.ts'
import type { SourceName } from '../domain/source.ts'
import type { TaskQueue } from '../domain/task-queue.ts'
import { capPaise } from '../platform/budgets.ts'
import { type Configuration, enabledSources, readsLists } from '../platform/configuration.ts'
import { repeat } from './repeat.ts'
import type { WorkerServices } from './services.ts'

/** A cap ends at midnight and a person tops up an account: a minute does not matter. */
const CHECK_INTERVAL_MS = 60_000

/**
 * Ends alarms whose source has recovered or was disabled. Runs in every worker process. Returns a function that stops
 * it.
 * @param queues that this configuration needs
 */
export function startWatchingAlarms(services: WorkerServices, queues: readonly TaskQueue[]): () => Promise<void> {
  return repeat(
    CHECK_INTERVAL_MS,
    () => endPastAlarms(services, queues, Date.now()),
    (err) => services.log.error({ err }, 'checking the alarms failed, will retry'),
  )
}

/** Ends the alarms whose cause is over at an instant, or whose subject is no longer in this configuration. */
export async function endPastAlarms(
  { db, log, configuration }: Omit<WorkerServices, 'temporal' | 'documents'>,
  queues: readonly TaskQueue[],
  now: number,
): Promise<void> {
  const raised = await db.alarms.raised()
  for (const alarm of raised) {
    const isOver =
      isOfSomethingOff(alarm, configuration, queues) ||
      (alarm.name === 'SPEND_CAP_REACHED' &&
        !(await isStillReached(db, alarm.subject, capPaise(configuration, alarm.subject) ?? 0, now))) ||
      (alarm.name === 'SOURCE_REFUSES_ACCOUNT' && (await hasAnsweredSince(db, alarm)))
    if (isOver) await endAlarm({ db, log }, { name: alarm.name, subject: alarm.subject })
  }
}

/** A disabled source is not called again, so no answer or poll can end its alarm. */
function isOfSomethingOff(
  { name, subject }: RaisedAlarm,
  configuration: Configuration,
  queues: readonly TaskQueue[],
): boolean {
  if (name === 'LISTS_DOWN' || name === 'LISTS_LATE' || name === 'LISTS_UNREADABLE') return !readsLists(configuration)
  if (name === 'QUEUE_UNSERVED') return !queues.some((queue) => queue === subject)
  const on = [...enabledSources(configuration), ...(configuration.MODEL ? ['model'] : [])]
  return name === 'SOURCE_REFUSES_ACCOUNT' && !on.includes(subject)
}

async function isStillReached(db: Database, source: string, capPaise: number, now: number): Promise<boolean> {
  const spend = (await db.sourceSpend.spentOn(indianDay(now))).find((each) => each.source === source)
  return spend !== undefined && isCapReached(spend, capPaise)
}

async function hasAnsweredSince(db: Database, { subject, raised }: RaisedAlarm): Promise<boolean> {
  const source: SourceName | undefined = SOURCES.find((each) => each === subject)
  return source !== undefined && db.sourceCalls.hasAnsweredSince(source, raised)
}
