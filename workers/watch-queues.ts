import { endAlarm, raiseAlarm } from '../activities/shared/alarms.ts'
import type { Alarm } from '../domain/operations/alarm.ts'
import type { TaskQueue } from '../domain/task-queue.ts'
import { isTemporalDown } from '../platform/temporal.ts'
import { repeat } from './repeat.ts'
import type { WorkerServices } from './services.ts'

/** How soon a queue without workers raises an alarm; a check takes Temporal a few milliseconds per queue. */
const CHECK_INTERVAL_MS = 60_000

/**
 * Alerts operators to each required task queue that no worker serves: its tasks would wait silently. Runs in every
 * process that serves `core`. The first check comes after a pause, so that the processes of a deployment can all start.
 * Returns a function that stops it.
 */
export function startWatchingQueues(services: WorkerServices, queues: TaskQueue[]): () => Promise<void> {
  let isFirst = true
  return repeat(
    CHECK_INTERVAL_MS,
    async () => {
      if (!isFirst) await raiseUnservedAlarms(services, queues)
      isFirst = false
    },
    (err) => services.log.error({ err }, 'checking the task queues failed, will retry'),
  )
}

/** Raises an alarm for each of these queues that is not served, and ends that of each that is. */
export async function raiseUnservedAlarms(
  { db, temporal, log }: Pick<WorkerServices, 'db' | 'temporal' | 'log'>,
  queues: TaskQueue[],
): Promise<void> {
  try {
    for (const subject of queues) {
      const alarm: Alarm = { name: 'QUEUE_UNSERVED', subject }
      await ((await temporal.isServed(subject)) ? endAlarm : raiseAlarm)({ db, log }, alarm)
    }
  } catch (error) {
    // While the server is down no queue can be checked. The outbox relay reports that it is down.
    if (!isTemporalDown(error)) throw error
  }
}
