import { createJoinActivities } from '../../activities/summaries/case-summary.ts'
import { enabledSources } from '../../platform/configuration.ts'
import type { Model } from '../../sources/model/model.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/**
 * Who waits for another workflow takes a place for minutes and does nothing. On `core` a hundred of them would leave no place for the
 * work that they wait for.
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
