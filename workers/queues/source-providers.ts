import { createCaseLookupActivities } from '../../activities/case-lookup/case-lookup.ts'
import { createFetchAndMergeActivities } from '../../activities/case-tracking/case-refresh.ts'
import { createCaseStateActivities } from '../../activities/case-tracking/case-states.ts'
import { createChangeCheckActivities } from '../../activities/case-tracking/change-check.ts'
import { createEntitySearchActivities } from '../../activities/discovery/entity-search.ts'
import { createListAnswerActivities } from '../../activities/hearings/list-questions.ts'
import { createHistoricalSourceActivities } from '../../activities/historical-search/historical-search.ts'
import { createSourceTrialActivities } from '../../activities/operations/source-trial.ts'
import { createBackgroundDocumentActivities } from '../../activities/orders/background-documents.ts'
import { createOriginalActivities } from '../../activities/orders/order-fetch.ts'
import { REFRESHES_AT_ONCE } from '../../domain/case-tracking/sweep.ts'
import { type Provider, slotsOfNightlyRuns } from '../../domain/source.ts'
import type { TaskQueue } from '../../domain/task-queue.ts'
import { enabledProviders, providerSettings } from '../../platform/configuration.ts'
import type { Gateway } from '../../sources/gateway/gateway.ts'
import type { ProviderDocuments } from '../../sources/providers/provider-source.ts'
import { openProvider, trialQuestions } from '../open-provider.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/**
 * One queue per enabled provider. The gateway limits and orders its calls over all workers. The queue hands out all
 * calls of the nightly run, so that its groups never take a client's slots for ten calls; of the rest it hands out
 * little more than the limits allow, so that accounts wait in the queue, served round-robin.
 */
export function providerQueues(services: WorkerServices, gateway: Gateway): [TaskQueue, QueueOptions][] {
  const providers = enabledProviders(services.configuration)
  return providers.map((source) => [`source-${source}`, queueOf(source, services, gateway)])
}

/** An activity also reads and writes before and after its call, without holding a slot of the source. */
const ACTIVITIES_A_PLACE = 1.3

function queueOf(source: Provider, services: WorkerServices, gateway: Gateway): QueueOptions {
  const { configuration, db, temporal, log } = services
  const { readCase, readFoundCases, readEntityCases, documents, readChanges, states, readListings } = openProvider(
    source,
    configuration,
    gateway,
  )
  const samplePercent = configuration.REVIEW_SAMPLE_PERCENT
  const { concurrency, requestsPerMinute } = providerSettings(configuration, source)
  return {
    activities: {
      ...createCaseLookupActivities({ db, fetchCase: readCase }),
      ...createFetchAndMergeActivities({ db, source, fetchCase: readCase }),
      ...createHistoricalSourceActivities({ db, readFoundCases }),
      ...createEntitySearchActivities({ db, temporal, readEntityCases, samplePercent }),
      ...documentActivities(source, documents, services),
      ...(readChanges && createChangeCheckActivities({ db, readChanges })),
      ...(states && createCaseStateActivities({ db, states })),
      ...(readListings && createListAnswerActivities({ db, readListings })),
      ...createSourceTrialActivities({
        db,
        log,
        source,
        gateway,
        questionsOver: (noting) => trialQuestions(source, configuration, noting),
      }),
    },
    maxConcurrentActivityTaskExecutions:
      Math.ceil(concurrency * ACTIVITIES_A_PLACE) + slotsOfNightlyRuns(concurrency) + REFRESHES_AT_ONCE,
    maxTaskQueueActivitiesPerSecond: requestsPerMinute / 60,
  }
}

function documentActivities(source: Provider, documents: ProviderDocuments, { db, documents: store }: WorkerServices) {
  if (documents.kind === 'IN_BACKGROUND') return createBackgroundDocumentActivities({ db, store, source, documents })
  return createOriginalActivities({
    db,
    store,
    source,
    fetchDocument: (order, { signal }) => documents.fetch(order, signal),
  })
}
