import type { WorkerOptions } from '@temporalio/worker'
import { createCaseLookupActivities } from '../activities/case-lookup.ts'
import type { Provider } from '../domain/source.ts'
import type { Configuration } from '../platform/configuration.ts'
import { createProviders } from './providers.ts'
import { createSourceDesk } from './source-desk.ts'
import type { WorkerServices } from './start.ts'

type QueueOptions = Pick<
  WorkerOptions,
  'activities' | 'maxConcurrentActivityTaskExecutions' | 'maxTaskQueueActivitiesPerSecond'
>

/**
 * The task queues and what runs on each: `core` the workflows and database work, `source-<provider>` the calls to one paid
 * source, at its own rate, which the server holds over all workers, and with its concurrency per worker process.
 */
export function queueOptions({ configuration, db }: WorkerServices, enabled: Provider[]): Record<string, QueueOptions> {
  const desk = createSourceDesk(db, {
    attestr: configuration.ATTESTR_DAILY_SPEND_CAP_PAISE,
    ecourtsindia: configuration.ECOURTSINDIA_DAILY_SPEND_CAP_PAISE,
  })
  const { attestr, ecourtsindia } = createProviders(configuration, desk)
  const caseLookup = createCaseLookupActivities({
    db,
    fetchCase: { attestr: attestr.fetchCase, ecourtsindia: ecourtsindia.fetchCase },
  })
  const sources = enabled.map((provider) => [
    `source-${provider}`,
    { activities: { ...caseLookup }, ...limits(configuration, provider) },
  ])
  return { core: {}, ...Object.fromEntries(sources) }
}

function limits(configuration: Configuration, provider: Provider): QueueOptions {
  const name = provider === 'attestr' ? 'ATTESTR' : 'ECOURTSINDIA'
  return {
    maxConcurrentActivityTaskExecutions: configuration[`${name}_CONCURRENCY`],
    maxTaskQueueActivitiesPerSecond: configuration[`${name}_REQUESTS_PER_MINUTE`] / 60,
  }
}
