import { createCauseListDayActivities } from '../../activities/hearings/cause-list-day.ts'
import { openWatchedNames } from '../../activities/hearings/watched-names.ts'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import type { Gateway } from '../../sources/gateway/gateway.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/** Most of a look is waiting for its turns at the site; it may hold 50 MB of the court's files. */
const LOOKS_AT_ONCE = 8
/** Most lists of a day have fewer pages than two hundred, a High Court's combined one has a thousand. */
const LIST_LIMITS = { maxPages: 2_000, memoryMb: 1_024 }

/** `lists`: looks at the courts' cause lists. How many requests a site gets is held over all workers by the gateway. */
export function listsQueue({ configuration, db }: WorkerServices, gateway: Gateway): QueueOptions {
  const { SOURCE_USER_AGENT: userAgent, COURT_SITES_BASE_URL: baseUrl } = configuration
  const pdfJobs = openPdfJobs(LIST_LIMITS)
  return {
    activities: createCauseListDayActivities({ db, gateway, pdfJobs, names: openWatchedNames(db), userAgent, baseUrl }),
    maxConcurrentActivityTaskExecutions: LOOKS_AT_ONCE,
  }
}
