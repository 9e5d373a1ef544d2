import type { WorkerOptions } from '@temporalio/worker'

/** The options of one queue's worker, in addition to those of all. */
export type QueueOptions = Pick<
  WorkerOptions,
  'activities' | 'maxConcurrentActivityTaskExecutions' | 'maxTaskQueueActivitiesPerSecond'
>
