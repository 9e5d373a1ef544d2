import type { WorkerOptions } from '@temporalio/worker'
import { createCaseLookupActivities, type FetchCase } from '../activities/case-lookup.ts'
import { createHistoricalSearchActivities, createHistoricalSourceActivities } from '../activities/historical-search.ts'
import { attestrReader, ecourtsIndiaReader } from '../activities/historical-sources.ts'
import { createPurgeActivities } from '../activities/purge.ts'
import type { Database } from '../db/database.ts'
import { PROVIDERS, type Provider } from '../domain/source.ts'
import type { Configuration } from '../platform/configuration.ts'
import { createProviders, type Providers } from './providers.ts'
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
export function queueOptions({ configuration, db, log }: WorkerServices): Record<string, QueueOptions> {
  const desk = createSourceDesk(db, log, {
    attestr: configuration.ATTESTR_DAILY_SPEND_CAP_PAISE,
    ecourtsindia: configuration.ECOURTSINDIA_DAILY_SPEND_CAP_PAISE,
  })
  const providers = createProviders(configuration, desk)
  const queues: Record<string, QueueOptions> = {
    core: { activities: { ...createHistoricalSearchActivities({ db }), ...createPurgeActivities({ db }) } },
  }
  for (const provider of PROVIDERS) {
    const fetchCase = fetchCaseFrom(provider, providers)
    if (!fetchCase) continue
    queues[`source-${provider}`] = {
      activities: {
        ...createCaseLookupActivities({ db, fetchCase }),
        ...historicalSourceActivities(db, provider, providers),
      },
      ...limits(configuration, provider),
    }
  }
  return queues
}

function fetchCaseFrom(provider: Provider, { attestr, ecourtsindia }: Providers): FetchCase | undefined {
  if (provider === 'attestr')
    return attestr && ((identifier, signal) => attestr.readCaseDetails(identifier, { signal }))
  return ecourtsindia && (({ cnr = '' }, signal) => ecourtsindia.readCaseDetail(cnr, { signal }))
}

function historicalSourceActivities(db: Database, provider: Provider, { attestr, ecourtsindia }: Providers) {
  const readers = {
    attestr: attestr && attestrReader(attestr),
    ecourtsindia: ecourtsindia && ecourtsIndiaReader(ecourtsindia),
  }
  const readFoundCases = readers[provider]
  return readFoundCases ? createHistoricalSourceActivities({ db, readFoundCases }) : {}
}

function limits(configuration: Configuration, provider: Provider): QueueOptions {
  const name = provider === 'attestr' ? 'ATTESTR' : 'ECOURTSINDIA'
  return {
    maxConcurrentActivityTaskExecutions: configuration[`${name}_CONCURRENCY`],
    maxTaskQueueActivitiesPerSecond: configuration[`${name}_REQUESTS_PER_MINUTE`] / 60,
  }
}
