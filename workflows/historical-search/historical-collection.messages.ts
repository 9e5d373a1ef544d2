import { defineQuery } from '@temporalio/workflow'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface HistoricalCollectionInput {
  accountId: string
  searchId: string
  requestId: string
  /** The maximum of cases in the search. */
  cap: number
  /** How long to wait for a failing source. */
  patienceMs: number
}

/** Cases in the list so far. */
export const collectedSoFar = defineQuery<number>('collected')

/** The id of the workflow that collects a search. */
export function historicalCollectionId(searchId: string): string {
  return `historical-collection/${searchId}`
}

/** Collects an ASYNC search in the background. One run per search, so its id is never used again. */
export function startHistoricalCollection(input: HistoricalCollectionInput): WorkflowStart {
  const { accountId, searchId, requestId } = input
  return {
    type: 'historicalCollection',
    workflowId: historicalCollectionId(searchId),
    input,
    summary: `Collect historical search ${searchId}`,
    attributes: { accountId, requestId, stage: 'asking the sources' },
    reusePolicy: 'REJECT_DUPLICATE',
  }
}
