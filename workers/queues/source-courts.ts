import { createCaseLookupActivities } from '../../activities/case-lookup/case-lookup.ts'
import { createFetchAndMergeActivities } from '../../activities/case-tracking/case-refresh.ts'
import { createSourceTrialActivities } from '../../activities/operations/source-trial.ts'
import { createCourtVisits } from '../../activities/orders/court-visits.ts'
import { createOriginalActivities } from '../../activities/orders/order-fetch.ts'
import { COURT_SITES } from '../../domain/case-sources.ts'
import type { TaskQueue } from '../../domain/task-queue.ts'
import type { Browser } from '../../sources/court-sites/browser.ts'
import { createCourtSites } from '../../sources/court-sites/client.ts'
import type { Gateway } from '../../sources/gateway/gateway.ts'
import { questionToSite } from '../../sources/trial-questions.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/** One queue per court's site. The gateway limits concurrent visits and visits per minute over all workers. */
export function courtSiteQueues(
  { configuration, db, documents, log }: WorkerServices,
  gateway: Gateway,
  browser: Browser,
): [TaskQueue, QueueOptions][] {
  const open = (over: Gateway) => createCourtSites(browser, over, configuration.COURT_SITES_BASE_URL)
  const sites = open(gateway)
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
      ...createSourceTrialActivities({
        db,
        log,
        source,
        gateway,
        questionsOver: (noting) => [questionToSite(open(noting))],
      }),
    }
    return [`source-${source}`, { activities, ...limits }]
  })
}
