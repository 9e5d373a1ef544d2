import { createCauseListDayActivities } from '../../activities/hearings/cause-list-day.ts'
import { openWatchedNames } from '../../activities/hearings/watched-names.ts'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import type { Gateway } from '../../sources/gateway/gateway.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/** A poll mostly waits for the site's rate limit; it may hold 50 MB of the court's files. */
const LOOKS_AT_ONCE = 8
/** Most lists of a day have fewer than two hundred pages; a High Court's combined one has a thousand. */
const LIST_LIMITS = { maxPages: 2_000, memoryMb: 1_024 }

/** `lists`: polls the courts' cause lists. The gateway limits the requests to each site over all workers. */
export function listsQueue({ configuration, db }: WorkerServices, gateway: Gateway): QueueOptions {
  const { SOURCE_USER_AGENT: userAgent, COURT_SITES_BASE_URL: baseUrl } = configuration
  const pdfJobs = openPdfJobs(LIST_LIMITS)
  return {
    activities: createCauseListDayActivities({ db, gateway, pdfJobs, names: openWatchedNames(db), userAgent, baseUrl }),
    maxConcurrentActivityTaskExecutions: LOOKS_AT_ONCE,
  }
}
