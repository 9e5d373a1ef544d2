import type { Database } from '../../db/database.ts'
import { failCollection } from '../../db/historical-search/historical-collections.ts'
import { failSummary } from '../../db/summaries/ended-summaries.ts'
import type { Log } from '../../platform/log.ts'
import type { Temporal } from '../../platform/temporal.ts'
import { historicalCollectionId } from '../../workflows/historical-search/historical-collection.messages.ts'
import { erasureId as workflowOfErasure } from '../../workflows/privacy/erasure.messages.ts'
import { caseSummaryId } from '../../workflows/summaries/case-summary.messages.ts'
import { bulkExportId } from '../../workflows/watchlist/bulk-export.messages.ts'
import { bulkImportId } from '../../workflows/watchlist/bulk-import.messages.ts'
import { isGoingOn } from '../shared/going-on.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { createBulkImportActivities } from '../watchlist/bulk-import.ts'

export type EndAbandonedWorkActivities = ReturnType<typeof createEndAbandonedWorkActivities>

/** The outcome for one page of running work. */
export interface AbandonedPage {
  /** How many of its records were abandoned, and are now ended or begun again. */
  ended: number
  /** The page's last record, to continue after; null when there are no more. */
  last: string | null
}

/** Younger work is not checked: its start may still be on the way. */
export const YOUNGEST_MS = 10 * 60_000

/** Records per page: each is a request to Temporal of some milliseconds. */
export const AT_ONCE = 100

/** Work of one kind. */
interface Work {
  /** Lists the next records that have been running since before an instant. */
  list(after: string, since: number, most: number): Promise<string[]>
  workflowId(id: string): string
  /** Ends a record as FAILED; false if it has ended in the meantime. */
  fail(id: string): Promise<boolean>
}

/**
 * The activities of the `endAbandonedWork` workflow. Work is abandoned when it is running in the database but its
 * workflow is neither open nor queued. Idempotent. Ends nothing while Temporal cannot be asked.
 */
export function createEndAbandonedWorkActivities({
  db,
  temporal,
  log,
}: {
  db: Database
  temporal: Temporal
  log: Log
}) {
  const { widenNextNames } = createBulkImportActivities({ db })

  function ending({ list, workflowId: idOf, fail }: Work) {
    return ({ after }: { after: string }): Promise<AbandonedPage> =>
      withHeartbeat(async () => {
        const ids = await list(after, Date.now() - YOUNGEST_MS, AT_ONCE)
        let ended = 0
        for (const id of ids) {
          const workflowId = idOf(id)
          if ((await isGoingOn({ db, temporal }, workflowId)) || !(await fail(id))) continue
          log.warn({ workflowId }, 'marked work as FAILED because its workflow is no longer open')
          ended++
        }
        return { ended, last: ids.length < AT_ONCE ? null : (ids.at(-1) ?? null) }
      })
  }

  return {
    /** Ends ASYNC historical searches without a charge, and deletes their collected cases. */
    endAbandonedSearches: ending({
      list: db.historicalSearches.listRunning,
      workflowId: historicalCollectionId,
      async fail(searchId) {
        const isEnded = await failCollection(db, searchId, 'INTERNAL_ERROR', Date.now())
        // If this worker dies before this, the rest is deleted when the search expires.
        if (isEnded) await db.historicalResults.discard(searchId)
        return isEnded
      },
    }),

    /** Ends summaries without a charge. One that its client has seen as overdue keeps its reason. */
    endAbandonedSummaries: ending({
      list: db.caseSummaries.listPending,
      workflowId: caseSummaryId,
      async fail(summaryId) {
        const { isOverdue } = await db.caseSummaries.task(summaryId)
        return failSummary(db, summaryId, isOverdue ? 'NOT_IN_TIME' : 'INTERNAL_ERROR')
      },
    }),

    /** Ends imports: the entities that they created stay, and are searched as those of any import. */
    endAbandonedImports: ending({
      list: db.imports.listRunning,
      workflowId: bulkImportId,
      async fail(importId) {
        for (let after: number | null = 0; after !== null; ) after = await widenNextNames({ importId, after })
        return db.imports.fail(importId)
      },
    }),

    /** Ends exports, and deletes their pages. */
    endAbandonedExports: ending({
      list: db.exports.listRunning,
      workflowId: bulkExportId,
      fail: db.exports.fail,
    }),

    /** Ends erasures: what is left is erased once each is started again, which an alarm demands. */
    endAbandonedErasures: ending({
      list: db.erasures.listRunning,
      workflowId: workflowOfErasure,
      async fail(erasureId) {
        const { report } = await db.erasures.get(erasureId)
        return db.erasures.end(erasureId, 'FAILED', report)
      },
    }),
  }
}
