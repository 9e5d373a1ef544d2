import { createNameVariationActivities } from '../../activities/discovery/name-variations.ts'
import { createOrderSummaryActivities } from '../../activities/summaries/order-summary.ts'
import { createWriteSummaryActivities } from '../../activities/summaries/write-summary.ts'
import type { Model } from '../../sources/model/model.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/**
 * `model`: the calls to the language model, which the gateway limits over all workers. Served without a model, too: its
 * activities then apply rules, or end work that began with one.
 */
export function modelQueue({ configuration, db }: WorkerServices, model: Model | undefined): QueueOptions {
  return {
    activities: {
      ...createNameVariationActivities({ db, model }),
      ...createWriteSummaryActivities({ db, model }),
      ...createOrderSummaryActivities({ db, model }),
    },
    maxConcurrentActivityTaskExecutions: configuration.MODEL_CONCURRENCY,
    maxTaskQueueActivitiesPerSecond: configuration.MODEL_REQUESTS_PER_MINUTE / 60,
  }
}
