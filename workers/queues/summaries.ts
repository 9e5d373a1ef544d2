import { createJoinActivities } from '../../activities/summaries/case-summary.ts'
import { enabledSources } from '../../platform/configuration.ts'
import type { Model } from '../../sources/model/model.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/**
 * Waiting for another workflow occupies an activity slot for minutes. On `core`, a hundred such waits would leave no
 * slot for the work that they wait for.
 */
const JOINED_AT_ONCE = 500

/** `summaries`: the waits of summaries for other workflows. */
export function summariesQueue(
  { configuration, db, temporal }: WorkerServices,
  model: Model | undefined,
): QueueOptions {
  return {
    activities: createJoinActivities({
      db,
      temporal,
      model,
      sources: enabledSources(configuration),
      deployment: configuration.TASK_QUEUE_PREFIX,
    }),
    maxConcurrentActivityTaskExecutions: JOINED_AT_ONCE,
  }
}
