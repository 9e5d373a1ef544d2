import { defineQuery } from '@temporalio/workflow'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface HistoricalCollectionInput {
  accountId: string
  searchId: string
  requestId: string
  /** The most cases the search gives. */
  cap: number
  /** For how long a source that fails is waited for. */
  patienceMs: number
}

/** Cases in the list so far. */
export const collectedSoFar = defineQuery<number>('collected')

/** The workflow that collects a search. */
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
