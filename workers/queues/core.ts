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
import { createOrderFetchActivities } from '../../activities/order-fetch.ts'
import { createKeptOrderSummaryActivities } from '../../activities/order-summary.ts'
import { createPurgeActivities } from '../../activities/purge.ts'
import { enabledProviders, enabledSources } from '../../platform/configuration.ts'
import type { WorkerServices } from '../start.ts'
import type { QueueOptions } from './queue-options.ts'

/** `core`: the workflows, and their database work. */
export function coreQueue({ configuration, db, temporal, documents: store, log }: WorkerServices): QueueOptions {
  const [providers, sources] = [enabledProviders(configuration), enabledSources(configuration)]
  return {
    activities: {
      ...createOrderFetchActivities({ db }),
      ...createEntityOnboardingActivities({ db }),
      ...createCaseReviewActivities({ db }),
      ...createCandidateReviewActivities({ db }),
      ...createHistoricalSearchActivities({ db }),
      ...createPurgeActivities({ db, store, log }),
      ...createEndAbandonedWorkActivities({ db, temporal, log }),
      ...createBulkImportActivities({ db }),
      ...createBulkExportActivities({ db, store }),
      ...createEntitySyncActivities({ db, enabled: providers }),
      ...createDailySyncActivities({ db, enabled: providers }),
      ...createCaseSummaryActivities({ db }),
      ...createKeptOrderSummaryActivities({ db }),
      ...createCaseRefreshActivities({ db, enabled: sources }),
      ...createCaseSweepActivities({ db, enabled: sources }),
    },
  }
}
