import type { Database } from '../../db/database.ts'
import { isKnown } from '../../platform/find-workflows.ts'
import type { Log } from '../../platform/log.ts'
import type { Temporal } from '../../platform/temporal.ts'
import { webhookDeliveryId } from '../../workflows/events/webhook-delivery.messages.ts'
import { historicalCollectionId } from '../../workflows/historical-search/historical-collection.messages.ts'
import { erasureId } from '../../workflows/privacy/erasure.messages.ts'
import { candidateReviewId } from '../../workflows/review/candidate-review.messages.ts'
import { caseReviewId } from '../../workflows/review/case-review.messages.ts'
import { caseSummaryId } from '../../workflows/summaries/case-summary.messages.ts'
import { bulkExportId } from '../../workflows/watchlist/bulk-export.messages.ts'
import { bulkImportId } from '../../workflows/watchlist/bulk-import.messages.ts'
import { endAlarm, raiseAlarm } from '../shared/alarms.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { workflowOfThisActivity } from '../shared/workflow-of-this-activity.ts'
import { YOUNGEST_MS } from './end-abandoned-work.ts'

export type NamespaceGuardActivities = ReturnType<typeof createNamespaceGuardActivities>

/** The workflow whose last run is stored. */
const ROUND = 'end-abandoned-work'
const DOUBTFUL = { name: 'NAMESPACE_DOUBTFUL', subject: '' } as const

/** How many of each kind are checked: enough to distinguish some lost workflows from a wrong namespace. */
const ASKED_PER_KIND = 20
/** If fewer than one in this many are known, the namespace is wrong: more than single workflows are missing. */
const MAX_UNKNOWN_RATIO = 10

/**
 * Detects whether the namespace is the one of this deployment's workflows. A worker that uses another one, or an empty
 * cluster, would take all running work for lost.
 */
export function createNamespaceGuardActivities({ db, temporal, log }: { db: Database; temporal: Temporal; log: Log }) {
  /** Returns the oldest records whose workflows should be open. */
  async function shouldBeOpen(): Promise<string[]> {
    const since = Date.now() - YOUNGEST_MS
    const of = async (ids: Promise<string[]>, idOf: (id: string) => string) => (await ids).map(idOf)
    const kinds = await Promise.all([
      of(db.historicalSearches.listRunning('', since, ASKED_PER_KIND), historicalCollectionId),
      of(db.caseSummaries.listPending('', since, ASKED_PER_KIND), caseSummaryId),
      of(db.imports.listRunning('', since, ASKED_PER_KIND), bulkImportId),
      of(db.exports.listRunning('', since, ASKED_PER_KIND), bulkExportId),
      of(db.erasures.listRunning('', since, ASKED_PER_KIND), erasureId),
      of(db.webhookDeliveries.listPending(since, ASKED_PER_KIND), webhookDeliveryId),
      of(db.caseCandidates.listWaiting(since, ASKED_PER_KIND), candidateReviewId),
      of(db.trackedCases.listWaiting(since, ASKED_PER_KIND), caseReviewId),
    ])
    return kinds.flat()
  }

  async function areKnown(workflowIds: string[]): Promise<boolean> {
    let known = 0
    for (const workflowId of workflowIds) if (await isKnown(temporal, workflowId)) known++
    return known * MAX_UNKNOWN_RATIO >= workflowIds.length
  }

  return {
    /**
     * Returns whether this is the right namespace: it knows the last run of this workflow or, if none is stored, some
     * of the workflows that should be open. Raises an alarm if it is not, and ends it if it is. An operator may vouch
     * for it.
     */
    isNamespaceRight({ isVouchedFor }: { isVouchedFor: boolean }): Promise<boolean> {
      return withHeartbeat(async () => {
        const last = await db.lastRuns.last(ROUND)
        const isRight =
          isVouchedFor ||
          (last !== undefined && (await isKnown(temporal, last.workflowId, last.runId))) ||
          (await areKnown(await shouldBeOpen()))
        if (isRight) {
          await db.lastRuns.note(ROUND, workflowOfThisActivity())
          await endAlarm({ db, log }, DOUBTFUL)
        } else await raiseAlarm({ db, log }, DOUBTFUL)
        return isRight
      })
    },
  }
}
