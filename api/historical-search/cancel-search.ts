import { WorkflowNotFoundError } from '@temporalio/client'
import { failCollection } from '../../db/historical-search/historical-collections.ts'
import type { HistoricalSearch } from '../../db/historical-search/historical-searches.ts'
import { statusAt } from '../../domain/historical-search/search.ts'
import { isTemporalDown, type Temporal } from '../../platform/temporal.ts'
import { historicalCollectionId } from '../../workflows/historical-search/historical-collection.messages.ts'
import type { FailureReason } from '../../workflows/historical-search/historical-search.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { findSearch, SearchParams } from './find-search.ts'
import { presentSearch, SearchRecord } from './present-search.ts'

const CANCELLED: FailureReason = 'CANCELLED'

/**
 * `DELETE /historical-search/{searchId}`: cancels a running collection; nothing is stored or billed. Repeating it
 * returns the same answer.
 */
export const cancelSearch = endpoint({
  method: 'DELETE',
  path: '/historical-search/:searchId',
  summary: 'Cancel a running asynchronous search',
  weight: 1,
  product: 'HISTORICAL_SEARCH',
  permission: 'historicalSearch.write',
  params: SearchParams,
  returns: 'The search after it was cancelled.',
  replies: { 200: SearchRecord },
  errors: ['HISTORICAL_SEARCH_NOT_FOUND', 'SEARCH_STATE_MISFIT'],
  async handle({ params, caller }, services) {
    const { db, temporal } = services
    const { searchId } = await findSearch(services, caller, params.searchId)
    const now = Date.now()
    await failCollection(db, searchId, CANCELLED, now)
    const search = await findSearch(services, caller, searchId)
    if (!isCancelled(search, now)) throw refuse('SEARCH_STATE_MISFIT', { status: statusAt(search, now) })
    // Repeated each time, because the request that cancelled first may have been cut off here.
    await endWorkflow(temporal, searchId)
    await db.historicalResults.discard(searchId)
    return presentSearch(search, now)
  },
})

function isCancelled(search: HistoricalSearch, now: number): boolean {
  return statusAt(search, now) === 'FAILED' && search.failureReason === CANCELLED
}

/** Ends a read that waits for a source at once. Otherwise the workflow ends when it next checks the search. */
async function endWorkflow({ client }: Temporal, searchId: string): Promise<void> {
  try {
    await client.workflow.getHandle(historicalCollectionId(searchId)).cancel()
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError) && !isTemporalDown(error)) throw error
  }
}
