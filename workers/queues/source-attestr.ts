import { createCaseLookupActivities, type FetchCase } from '../../activities/case-lookup/case-lookup.ts'
import { createFetchAndMergeActivities } from '../../activities/case-tracking/case-refresh.ts'
import { createEntitySearchActivities } from '../../activities/discovery/entity-search.ts'
import { attestrEntityReader } from '../../activities/discovery/entity-sources.ts'
import { createHistoricalSourceActivities } from '../../activities/historical-search/historical-search.ts'
import { attestrReader } from '../../activities/historical-search/historical-sources.ts'
import { createAttestrDocumentActivities } from '../../activities/orders/order-from-attestr.ts'
import type { Attestr } from '../../sources/providers/attestr/client.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/**
 * `source-attestr`: the calls to this provider. Its terms are held over all workers by the call context, call by call; the queue gives out no more work
 * than they leave room for, so that who goes first is decided there.
 */
export function attestrQueue(
  { configuration, db, temporal, documents: store }: WorkerServices,
  attestr: Attestr,
): QueueOptions {
  const fetchCase: FetchCase = (identifier, signal) => attestr.readCaseDetails(identifier, { signal })
  return {
    activities: {
      ...createCaseLookupActivities({ db, fetchCase }),
      ...createFetchAndMergeActivities({ db, source: 'attestr', fetchCase }),
      ...createHistoricalSourceActivities({ db, readFoundCases: attestrReader(attestr) }),
      ...createEntitySearchActivities({ db, temporal, readEntityCases: attestrEntityReader(attestr) }),
      ...createAttestrDocumentActivities({ db, store, attestr }),
    },
    maxConcurrentActivityTaskExecutions: configuration.ATTESTR_CONCURRENCY,
    maxTaskQueueActivitiesPerSecond: configuration.ATTESTR_REQUESTS_PER_MINUTE / 60,
  }
}
