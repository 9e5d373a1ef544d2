import type { Database } from '../../db/database.ts'
import { failCollection } from '../../db/historical-search/historical-collections.ts'
import { failSummary } from '../../db/summaries/ended-summaries.ts'
import type { Log } from '../../platform/log.ts'
import type { Temporal } from '../../platform/temporal.ts'
import { historicalCollectionId } from '../../workflows/historical-search/historical-collection.messages.ts'
import { caseSummaryId } from '../../workflows/summaries/case-summary.messages.ts'
import { bulkExportId } from '../../workflows/watchlist/bulk-export.messages.ts'
import { bulkImportId } from '../../workflows/watchlist/bulk-import.messages.ts'
import { isGoingOn } from '../shared/going-on.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { createBulkImportActivities } from '../watchlist/bulk-import.ts'

export type EndAbandonedWorkActivities = ReturnType<typeof createEndAbandonedWorkActivities>

/** What became of one page of the work under way. */
export interface AbandonedPage {
  /** How many of its things were abandoned and are ended, or begun again, now. */
  ended: number
  /** The page's last thing, to go on after; null when there are no more. */
  last: string | null
}

/** Nobody wonders about work that is younger: it may still be on its way to its start. */
export const YOUNGEST_MS = 10 * 60_000

/** Things of one page: each is a question to Temporal of some milliseconds. */
export const AT_ONCE = 100

/** Work of one kind. */
interface Work {
  /** The next things after one that are under way since before an instant. */
  list(after: string, since: number, most: number): Promise<string[]>
  workflowId(id: string): string
  /** Ends a thing as FAILED; false for one that has ended meanwhile. */
  fail(id: string): Promise<boolean>
}

/**
 * The activities of the `endAbandonedWork` workflow. Work is abandoned when it is under way in the database while its workflow is neither open
 * nor queued any more. A second run finds it ended and does nothing. While Temporal cannot be asked nothing is ended.
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
    /** Ends ASYNC historical searches: nothing is charged, what they had collected is deleted. */
    endAbandonedSearches: ending({
      list: db.historicalSearches.listRunning,
      workflowId: historicalCollectionId,
      async fail(searchId) {
        const isEnded = await failCollection(db, searchId, 'INTERNAL_ERROR', Date.now())
        // What is not deleted because this worker dies here goes with the search's own time.
        if (isEnded) await db.historicalResults.discard(searchId)
        return isEnded
      },
    }),

    /** Ends summaries: no unit is charged. One that its client has seen as overdue keeps its reason. */
    endAbandonedSummaries: ending({
      list: db.caseSummaries.listPending,
      workflowId: caseSummaryId,
      async fail(summaryId) {
        const { isOverdue } = await db.caseSummaries.task(summaryId)
        return failSummary(db, summaryId, isOverdue ? 'NOT_IN_TIME' : 'INTERNAL_ERROR')
      },
    }),

    /** Ends imports: the entities that they created stay, and are found as well as those of any import. */
    endAbandonedImports: ending({
      list: db.imports.listRunning,
      workflowId: bulkImportId,
      async fail(importId) {
        for (let after: number | null = 0; after !== null; ) after = await widenNextNames({ importId, after })
        return db.imports.fail(importId)
      },
    }),

    /** Ends exports: what they had written is deleted. */
    endAbandonedExports: ending({
      list: db.exports.listRunning,
      workflowId: bulkExportId,
      fail: db.exports.fail,
    }),
  }
}
