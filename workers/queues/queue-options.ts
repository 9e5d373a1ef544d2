import type { WorkerOptions } from '@temporalio/worker'

/** What a worker of one queue is given beside what all have. */
export type QueueOptions = Pick<
  WorkerOptions,
  'activities' | 'maxConcurrentActivityTaskExecutions' | 'maxTaskQueueActivitiesPerSecond'
>
