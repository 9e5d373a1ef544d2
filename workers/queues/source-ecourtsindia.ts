import { createCaseLookupActivities, type FetchCase } from '../../activities/case-lookup/case-lookup.ts'
import { createFetchAndMergeActivities } from '../../activities/case-tracking/case-refresh.ts'
import { createChangeCheckActivities } from '../../activities/case-tracking/change-check.ts'
import { createEntitySearchActivities } from '../../activities/discovery/entity-search.ts'
import { ecourtsIndiaEntityReader } from '../../activities/discovery/entity-sources.ts'
import { createHistoricalSourceActivities } from '../../activities/historical-search/historical-search.ts'
import { ecourtsIndiaReader } from '../../activities/historical-search/historical-sources.ts'
import { createOriginalActivities, type FetchDocument } from '../../activities/orders/order-fetch.ts'
import { orderFromEcourtsIndia } from '../../activities/orders/order-from-ecourtsindia.ts'
import type { EcourtsIndia } from '../../sources/providers/ecourtsindia/client.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/**
 * `source-ecourtsindia`: the calls to this provider. Its terms are held over all workers by the call context, call by call; the queue gives out no more work
 * than they leave room for, so that who goes first is decided there.
 */
export function ecourtsIndiaQueue(
  { configuration, db, temporal, documents: store }: WorkerServices,
  ecourtsindia: EcourtsIndia,
): QueueOptions {
  const source = 'ecourtsindia'
  const fetchCase: FetchCase = ({ cnr = '' }, signal) => ecourtsindia.readCaseDetail(cnr, { signal })
  const fetchDocument: FetchDocument = (order, { signal }) => orderFromEcourtsIndia(ecourtsindia, order, signal)
  return {
    activities: {
      ...createCaseLookupActivities({ db, fetchCase }),
      ...createFetchAndMergeActivities({ db, source, fetchCase }),
      ...createChangeCheckActivities({ db, ecourtsindia }),
      ...createHistoricalSourceActivities({ db, readFoundCases: ecourtsIndiaReader(ecourtsindia) }),
      ...createEntitySearchActivities({ db, temporal, readEntityCases: ecourtsIndiaEntityReader(ecourtsindia) }),
      ...createOriginalActivities({ db, store, source, fetchDocument }),
    },
    maxConcurrentActivityTaskExecutions: configuration.ECOURTSINDIA_CONCURRENCY,
    maxTaskQueueActivitiesPerSecond: configuration.ECOURTSINDIA_REQUESTS_PER_MINUTE / 60,
  }
}
