import { createBulkExportActivities } from '../../activities/bulk-export.ts'
import { createBulkImportActivities } from '../../activities/bulk-import.ts'
import { createCandidateReviewActivities } from '../../activities/candidate-review.ts'
import { createCaseRefreshActivities } from '../../activities/case-refresh.ts'
import { createCaseReviewActivities } from '../../activities/case-review.ts'
import { createCaseSummaryActivities } from '../../activities/case-summary.ts'
import { createCaseSweepActivities } from '../../activities/case-sweep.ts'
import { createDailySyncActivities } from '../../activities/daily-sync.ts'
import { createEndAbandonedWorkActivities } from '../../activities/end-abandoned-work.ts'
import { createEntityOnboardingActivities } from '../../activities/entity-onboarding.ts'
import { createEntitySyncActivities } from '../../activities/entity-sync.ts'
import { createHistoricalSearchActivities } from '../../activities/historical-search.ts'
import { createLostWorkActivities } from '../../activities/lost-work.ts'
import { createNamespaceGuardActivities } from '../../activities/namespace-guard.ts'
import { createOrderFetchActivities } from '../../activities/order-fetch.ts'
import { createKeptOrderSummaryActivities } from '../../activities/order-summary.ts'
import { createPurgeActivities } from '../../activities/purge.ts'
import { enabledProviders, enabledSources } from '../../platform/configuration.ts'
import { createVerdictSeals } from '../../platform/verdict-seals.ts'
import type { WorkerServices } from '../start.ts'
import type { QueueOptions } from './queue-options.ts'

/** `core`: the workflows, and their database work. */
export function coreQueue({ configuration, db, temporal, documents: store, log }: WorkerServices): QueueOptions {
  const [providers, sources] = [enabledProviders(configuration), enabledSources(configuration)]
  const seals = createVerdictSeals(configuration.SIGNING_SECRET)
  return {
    activities: {
      ...createOrderFetchActivities({ db }),
      ...createEntityOnboardingActivities({ db }),
      ...createCaseReviewActivities({ db, seals }),
      ...createCandidateReviewActivities({ db, seals }),
      ...createHistoricalSearchActivities({ db }),
      ...createPurgeActivities({ db, store, log }),
      ...createEndAbandonedWorkActivities({ db, temporal, log }),
      ...createLostWorkActivities({ db, temporal, log, taskQueuePrefix: configuration.TASK_QUEUE_PREFIX }),
      ...createNamespaceGuardActivities({ db, temporal, log }),
      ...createBulkImportActivities({ db }),
      ...createBulkExportActivities({ db, store }),
      ...createEntitySyncActivities({ db, enabled: providers }),
      ...createDailySyncActivities({ db, log, enabled: providers }),
      ...createCaseSummaryActivities({ db }),
      ...createKeptOrderSummaryActivities({ db }),
      ...createCaseRefreshActivities({ db, enabled: sources }),
      ...createCaseSweepActivities({ db, log, enabled: sources }),
    },
  }
}
