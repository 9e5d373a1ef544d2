import type { WorkerOptions } from '@temporalio/worker'
import { createCaseLookupActivities, type FetchCase } from '../activities/case-lookup.ts'
import { createCourtVisits } from '../activities/court-visits.ts'
import {
  createAttestrDocumentActivities,
  createOrderFetchActivities,
  createOriginalActivities,
  createStampActivities,
} from '../activities/order-fetch.ts'
import { orderFromEcourtsIndia } from '../activities/order-from-store.ts'
import type { Database } from '../db/database.ts'
import type { DocumentStore } from '../documents/store.ts'
import { openWorkshop } from '../documents/workshop.ts'
import { COURT_SITES } from '../domain/order-sources.ts'
import { PROVIDERS, type Provider, type SourceDesk } from '../domain/source.ts'
import type { Configuration } from '../platform/configuration.ts'
import type { Browser } from '../sources/court-sites/browser.ts'
import { createCourtSites } from '../sources/court-sites/client.ts'
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
export function queueOptions(services: WorkerServices, browser: Browser): Record<string, QueueOptions> {
  const { configuration, db, documents } = services
  const desk = createSourceDesk(db, {
    attestr: configuration.ATTESTR_DAILY_SPEND_CAP_PAISE,
    ecourtsindia: configuration.ECOURTSINDIA_DAILY_SPEND_CAP_PAISE,
  })
  const providers = createProviders(configuration, desk)
  const queues: Record<string, QueueOptions> = {
    core: { activities: createOrderFetchActivities({ db }) },
    documents: {
      activities: createStampActivities({ db, store: documents, workshop: openWorkshop() }),
      maxConcurrentActivityTaskExecutions: DOCUMENTS_AT_ONCE,
    },
  }
  for (const provider of PROVIDERS) {
    const fetchCase = fetchCaseFrom(provider, providers)
    if (!fetchCase) continue
    queues[`source-${provider}`] = {
      activities: {
        ...createCaseLookupActivities({ db, fetchCase }),
        ...documentActivities(provider, providers, { db, store: documents }),
      },
      ...limits(configuration, provider),
    }
  }
  if (configuration.COURT_SITES) Object.assign(queues, courtSiteQueues(services, desk, browser))
  return queues
}

/** One queue per court's site, at its own rate; how many visits run at once is held over all workers by the database. */
function courtSiteQueues({ configuration, db, documents }: WorkerServices, desk: SourceDesk, browser: Browser) {
  const sites = createCourtSites(browser, desk, configuration.COURT_SITES_BASE_URL)
  const atOnce = configuration.COURT_SITES_CONCURRENCY
  const limits = {
    maxConcurrentActivityTaskExecutions: atOnce,
    maxTaskQueueActivitiesPerSecond: configuration.COURT_SITES_VISITS_PER_MINUTE / 60,
  }
  return Object.fromEntries(
    COURT_SITES.map((source): [string, QueueOptions] => {
      const { fetchCase, fetchDocument } = createCourtVisits(source, { db, desk, sites, atOnce })
      const activities = {
        ...createCaseLookupActivities({ db, fetchCase }),
        ...createOriginalActivities({ db, store: documents, source, fetchDocument }),
      }
      return [`source-${source}`, { activities, ...limits }]
    }),
  )
}

/** Each is a process of up to 400 MB and one core's work; a third one would only slow the two down. */
const DOCUMENTS_AT_ONCE = 2

function documentActivities(
  provider: Provider,
  { attestr, ecourtsindia }: Providers,
  kept: { db: Database; store: DocumentStore },
): object {
  if (provider === 'attestr') return attestr ? createAttestrDocumentActivities({ ...kept, attestr }) : {}
  if (!ecourtsindia) return {}
  return createOriginalActivities({
    ...kept,
    source: provider,
    fetchDocument: (order, { signal }) => orderFromEcourtsIndia(ecourtsindia, order, signal),
  })
}

function fetchCaseFrom(provider: Provider, { attestr, ecourtsindia }: Providers): FetchCase | undefined {
  if (provider === 'attestr')
    return attestr && ((identifier, signal) => attestr.readCaseDetails(identifier, { signal }))
  return ecourtsindia && (({ cnr = '' }, signal) => ecourtsindia.readCaseDetail(cnr, { signal }))
}

function limits(configuration: Configuration, provider: Provider): QueueOptions {
  const name = provider === 'attestr' ? 'ATTESTR' : 'ECOURTSINDIA'
  return {
    maxConcurrentActivityTaskExecutions: configuration[`${name}_CONCURRENCY`],
    maxTaskQueueActivitiesPerSecond: configuration[`${name}_REQUESTS_PER_MINUTE`] / 60,
  }
}
