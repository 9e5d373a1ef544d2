import { defineQuery } from '@temporalio/workflow'
import type { SearchProgress } from '../../domain/historical-search/progress.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface HistoricalPageInput {
  accountId: string
  searchId: string
  /** From 1. */
  page: number
  requestId: string
  /** The progress of the search. */
  standing: SearchProgress
  patienceMs: number
}

/** Cases in the list so far. */
export const heldForPage = defineQuery<number>('held')

/**
 * How long a page waits for a failing source. The first page is answered at once when no source can answer, so a source
 * gets three attempts within three seconds. One that answered before is probably back within minutes, and going on
 * without it would lose the rest of its cases for good: until then clients get 503 and join again.
 */
const FIRST_PAGE_PATIENCE_MS = 3_000
const LATER_PAGE_PATIENCE_MS = 5 * 60_000

/**
 * Assembles one page of a SYNC search. A repeated request for the page joins the running workflow. The id may be used
 * again, because a run that found no source must be repeated; an assembled page is not started again.
 */
export function startHistoricalPage(input: Omit<HistoricalPageInput, 'patienceMs'>): WorkflowStart {
  const { accountId, searchId, page, requestId } = input
  return {
    type: 'historicalPage',
    workflowId: `historical-page/${searchId}/${page}`,
    input: { ...input, patienceMs: page === 1 ? FIRST_PAGE_PATIENCE_MS : LATER_PAGE_PATIENCE_MS },
    summary: `Page ${page} of historical search ${searchId}`,
    attributes: { accountId, requestId, stage: 'asking the sources' },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
