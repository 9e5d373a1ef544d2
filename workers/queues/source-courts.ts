import { createCaseLookupActivities } from '../../activities/case-lookup/case-lookup.ts'
import { createFetchAndMergeActivities } from '../../activities/case-tracking/case-refresh.ts'
import { createCourtVisits } from '../../activities/orders/court-visits.ts'
import { createOriginalActivities } from '../../activities/orders/order-fetch.ts'
import { COURT_SITES } from '../../domain/case-sources.ts'
import type { TaskQueue } from '../../domain/task-queue.ts'
import type { Browser } from '../../sources/court-sites/browser.ts'
import { createCourtSites } from '../../sources/court-sites/client.ts'
import type { Gateway } from '../../sources/gateway/gateway.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/** One queue per court's site. The gateway limits concurrent visits and visits per minute over all workers. */
export function courtSiteQueues(
  { configuration, db, documents }: WorkerServices,
  gateway: Gateway,
  browser: Browser,
): [TaskQueue, QueueOptions][] {
  const sites = createCourtSites(browser, gateway, configuration.COURT_SITES_BASE_URL)
  const limits = {
    maxConcurrentActivityTaskExecutions: configuration.COURT_SITES_CONCURRENCY,
    maxTaskQueueActivitiesPerSecond: configuration.COURT_SITES_VISITS_PER_MINUTE / 60,
  }
  const { fetchCase, fetchDocument } = createCourtVisits({ db, sites })
  return COURT_SITES.map((source): [TaskQueue, QueueOptions] => {
    const activities = {
      ...createCaseLookupActivities({ db, fetchCase }),
      ...createFetchAndMergeActivities({ db, source, fetchCase }),
      ...createOriginalActivities({ db, store: documents, source, fetchDocument }),
    }
    return [`source-${source}`, { activities, ...limits }]
  })
}
