import type { WorkerOptions } from '@temporalio/worker'
import { createBulkExportActivities } from '../activities/bulk-export.ts'
import { createBulkImportActivities } from '../activities/bulk-import.ts'
import { createCandidateReviewActivities } from '../activities/candidate-review.ts'
import { createCaseLookupActivities, type FetchCase } from '../activities/case-lookup.ts'
import { createCaseNewsActivities } from '../activities/case-news.ts'
import { createCaseRefreshActivities, createFetchAndMergeActivities } from '../activities/case-refresh.ts'
import { createCaseReviewActivities } from '../activities/case-review.ts'
import { createCaseSummaryActivities, createJoinActivities } from '../activities/case-summary.ts'
import { createCaseSweepActivities } from '../activities/case-sweep.ts'
import { createDailySyncActivities } from '../activities/daily-sync.ts'
import { createEntityOnboardingActivities } from '../activities/entity-onboarding.ts'
import { createEntitySearchActivities } from '../activities/entity-search.ts'
import { attestrEntityReader, ecourtsIndiaEntityReader } from '../activities/entity-sources.ts'
import { createEntitySyncActivities } from '../activities/entity-sync.ts'
import { createHistoricalSearchActivities, createHistoricalSourceActivities } from '../activities/historical-search.ts'
import { attestrReader, ecourtsIndiaReader } from '../activities/historical-sources.ts'
import { createNameVariationActivities } from '../activities/name-variations.ts'
import {
  createOrderFetchActivities,
  createOriginalActivities,
  createStampActivities,
} from '../activities/order-fetch.ts'
import { createAttestrDocumentActivities } from '../activities/order-from-attestr.ts'
import { orderFromEcourtsIndia } from '../activities/order-from-ecourtsindia.ts'
import {
  createDocumentTextActivities,
  createKeptOrderSummaryActivities,
  createOrderSummaryActivities,
} from '../activities/order-summary.ts'
import { createPurgeActivities } from '../activities/purge.ts'
import { createWebhookDeliveryActivities } from '../activities/webhook-delivery.ts'
import { createWriteSummaryActivities } from '../activities/write-summary.ts'
import type { Database } from '../db/database.ts'
import type { DocumentStore } from '../documents/store.ts'
import { openWorkshop } from '../documents/workshop.ts'
import { PROVIDERS, type Provider } from '../domain/source.ts'
import { type Configuration, enabledProviders, enabledSources } from '../platform/configuration.ts'
import { createWebhookSecrets } from '../platform/webhook-secrets.ts'
import type { Browser } from '../sources/court-sites/browser.ts'
import { courtSiteQueues } from './court-sites.ts'
import { modelLimits, openModel } from './model.ts'
import { createProviders, type Providers } from './providers.ts'
import { createSourceDesk } from './source-desk.ts'
import type { WorkerServices } from './start.ts'

/** What a worker of one queue is given beside what all have. */
export type QueueOptions = Pick<
  WorkerOptions,
  'activities' | 'maxConcurrentActivityTaskExecutions' | 'maxTaskQueueActivitiesPerSecond'
>

/**
 * The task queues and what runs on each: `core` the workflows and database work, `source-<provider>` the calls to one paid
 * source, at its own rate, which the server holds over all workers, and with its concurrency per worker process, `webhooks`
 * the messages to clients' endpoints, `model` the calls to the language model, at its own rate, `summaries` the waits of summaries
 * for other workflows.
 */
export function queueOptions(services: WorkerServices, browser: Browser): Record<string, QueueOptions> {
  const { configuration, db, temporal, documents, log } = services
  const desk = createSourceDesk(db, log, {
    attestr: configuration.ATTESTR_DAILY_SPEND_CAP_PAISE,
    ecourtsindia: configuration.ECOURTSINDIA_DAILY_SPEND_CAP_PAISE,
    model: configuration.MODEL_DAILY_SPEND_CAP_PAISE,
  })
  const model = openModel(configuration, desk)
  const providers = createProviders(configuration, desk)
  const queues: Record<string, QueueOptions> = {
    core: {
      activities: {
        ...coreActivities(db, documents, enabledProviders(configuration)),
        ...createCaseRefreshActivities({ db, enabled: enabledSources(configuration) }),
        ...createCaseSweepActivities({ db, enabled: enabledSources(configuration) }),
      },
    },
    documents: {
      activities: documentsActivities(db, documents),
      maxConcurrentActivityTaskExecutions: DOCUMENTS_AT_ONCE,
    },
    webhooks: webhooksQueue({ configuration, db }),
    // Served without a model, too: its activities then do what can be done by rules.
    model: {
      activities: {
        ...createNameVariationActivities({ db, model }),
        ...createWriteSummaryActivities({ db, model }),
        ...(model ? createOrderSummaryActivities({ db, model }) : {}),
      },
      ...modelLimits(configuration),
    },
    summaries: {
      activities: createJoinActivities({ db, temporal, model, sources: enabledSources(configuration) }),
      maxConcurrentActivityTaskExecutions: JOINED_AT_ONCE,
    },
  }
  for (const provider of PROVIDERS) {
    const fetchCase = fetchCaseFrom(provider, providers)
    if (!fetchCase) continue
    queues[`source-${provider}`] = {
      activities: {
        ...createCaseLookupActivities({ db, fetchCase }),
        ...createFetchAndMergeActivities({ db, source: provider, fetchCase }),
        ...caseNewsActivities(db, provider, providers),
        ...historicalSourceActivities(db, provider, providers),
        ...entitySearchActivities(db, provider, providers),
        ...documentActivities(provider, providers, { db, store: documents }),
      },
      ...limits(configuration, provider),
    }
  }
  if (configuration.COURT_SITES) Object.assign(queues, courtSiteQueues(services, desk, browser))
  return queues
}

/**
 * Who waits for another workflow takes a place for minutes and does nothing. On `core` a hundred of them would leave no place for the
 * work that they wait for.
 */
const JOINED_AT_ONCE = 500

/** Endpoints that keep a message for 15 s must not hold up the others' messages. */
const WEBHOOKS_AT_ONCE = 50

function webhooksQueue({ configuration, db }: Pick<WorkerServices, 'configuration' | 'db'>): QueueOptions {
  return {
    activities: createWebhookDeliveryActivities({
      db,
      secrets: createWebhookSecrets(configuration.SIGNING_SECRET),
      settings: { allowedHosts: configuration.WEBHOOK_ALLOWED_HOSTS },
    }),
    maxConcurrentActivityTaskExecutions: WEBHOOKS_AT_ONCE,
  }
}

function coreActivities(db: Database, store: DocumentStore, enabled: readonly Provider[]): object {
  return {
    ...createOrderFetchActivities({ db }),
    ...createEntityOnboardingActivities({ db }),
    ...createCaseReviewActivities({ db }),
    ...createCandidateReviewActivities({ db }),
    ...createHistoricalSearchActivities({ db }),
    ...createPurgeActivities({ db, store }),
    ...createBulkImportActivities({ db }),
    ...createBulkExportActivities({ db, store }),
    ...createEntitySyncActivities({ db, enabled }),
    ...createDailySyncActivities({ db, enabled }),
    ...createCaseSummaryActivities({ db }),
    ...createKeptOrderSummaryActivities({ db }),
  }
}

function documentsActivities(db: Database, store: DocumentStore): object {
  const workshop = openWorkshop()
  return {
    ...createStampActivities({ db, store, workshop }),
    ...createDocumentTextActivities({ db, store, workshop }),
  }
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

function historicalSourceActivities(db: Database, provider: Provider, { attestr, ecourtsindia }: Providers) {
  const readers = {
    attestr: attestr && attestrReader(attestr),
    ecourtsindia: ecourtsindia && ecourtsIndiaReader(ecourtsindia),
  }
  const readFoundCases = readers[provider]
  return readFoundCases ? createHistoricalSourceActivities({ db, readFoundCases }) : {}
}

function caseNewsActivities(db: Database, provider: Provider, { ecourtsindia }: Providers): object {
  return provider === 'ecourtsindia' && ecourtsindia ? createCaseNewsActivities({ db, ecourtsindia }) : {}
}

function entitySearchActivities(db: Database, source: Provider, { attestr, ecourtsindia }: Providers) {
  const readers = {
    attestr: attestr && attestrEntityReader(attestr),
    ecourtsindia: ecourtsindia && ecourtsIndiaEntityReader(ecourtsindia),
  }
  const readEntityCases = readers[source]
  return readEntityCases ? createEntitySearchActivities({ db, readEntityCases }) : {}
}

function limits(configuration: Configuration, provider: Provider): QueueOptions {
  const name = provider === 'attestr' ? 'ATTESTR' : 'ECOURTSINDIA'
  return {
    maxConcurrentActivityTaskExecutions: configuration[`${name}_CONCURRENCY`],
    maxTaskQueueActivitiesPerSecond: configuration[`${name}_REQUESTS_PER_MINUTE`] / 60,
  }
}
