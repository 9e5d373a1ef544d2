import { createCaseRefreshActivities } from '../../activities/case-tracking/case-refresh.ts'
import { createCaseSweepActivities } from '../../activities/case-tracking/case-sweep.ts'
import { createDailySyncActivities } from '../../activities/discovery/daily-sync.ts'
import { createEntitySyncActivities } from '../../activities/discovery/entity-sync.ts'
import { createCauseListsActivities } from '../../activities/hearings/cause-lists.ts'
import { createHearingDigestActivities } from '../../activities/hearings/hearing-digest.ts'
import { createListQuestionsActivities } from '../../activities/hearings/list-questions.ts'
import { createHistoricalSearchActivities } from '../../activities/historical-search/historical-search.ts'
import { createEndAbandonedWorkActivities } from '../../activities/operations/end-abandoned-work.ts'
import { createLostWorkActivities } from '../../activities/operations/lost-work.ts'
import { createNamespaceGuardActivities } from '../../activities/operations/namespace-guard.ts'
import { createPurgeActivities } from '../../activities/operations/purge.ts'
import { createSourceTrialPlanActivities } from '../../activities/operations/source-trial.ts'
import { createOrderFetchActivities } from '../../activities/orders/order-fetch.ts'
import { createErasureActivities } from '../../activities/privacy/erasure.ts'
import { createCandidateReviewActivities } from '../../activities/review/candidate-review.ts'
import { createCaseReviewActivities } from '../../activities/review/case-review.ts'
import { createCaseSummaryActivities } from '../../activities/summaries/case-summary.ts'
import { createKeptOrderSummaryActivities } from '../../activities/summaries/order-summary.ts'
import { createBulkExportActivities } from '../../activities/watchlist/bulk-export.ts'
import { createBulkImportActivities } from '../../activities/watchlist/bulk-import.ts'
import { createEntityOnboardingActivities } from '../../activities/watchlist/entity-onboarding.ts'
import { enabledSources, providerSettings, readsLists, searchingProviders } from '../../platform/configuration.ts'
import { createVerdictSeals } from '../../platform/verdict-seals.ts'
import { mostListQuestions } from '../most-list-questions.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/** `core`: the workflows, and their database work. */
export function coreQueue({ configuration, db, temporal, documents: store, log }: WorkerServices): QueueOptions {
  const [providers, sources] = [searchingProviders(configuration), enabledSources(configuration)]
  const seals = createVerdictSeals(configuration.SIGNING_SECRET)
  return {
    activities: {
      ...createOrderFetchActivities({ db }),
      ...createEntityOnboardingActivities({ db }),
      ...createCaseReviewActivities({ db, seals }),
      ...createCandidateReviewActivities({ db, seals }),
      ...createHistoricalSearchActivities({ db }),
      ...createPurgeActivities({ db, store, log, retention: configuration }),
      ...createErasureActivities({ db, store, temporal }),
      ...createEndAbandonedWorkActivities({ db, temporal, log }),
      ...createLostWorkActivities({ db, temporal, log, taskQueuePrefix: configuration.TASK_QUEUE_PREFIX }),
      ...createNamespaceGuardActivities({ db, temporal, log }),
      ...createSourceTrialPlanActivities({ db, enabled: sources }),
      ...createBulkImportActivities({ db }),
      ...createBulkExportActivities({ db, store }),
      ...createEntitySyncActivities({ db, enabled: providers }),
      ...createDailySyncActivities({
        db,
        log,
        enabled: providers,
        atOnce: (source) => providerSettings(configuration, source).concurrency,
      }),
      ...createCaseSummaryActivities({ db }),
      ...createKeptOrderSummaryActivities({ db }),
      ...createCaseRefreshActivities({ db, enabled: sources }),
      ...createCaseSweepActivities({ db, log, enabled: sources }),
      ...createCauseListsActivities({
        db,
        temporal,
        taskQueuePrefix: configuration.TASK_QUEUE_PREFIX,
        isOn: readsLists(configuration),
      }),
      ...createHearingDigestActivities({ db, log }),
      ...createListQuestionsActivities({ db, most: mostListQuestions(configuration) }),
    },
  }
}
