import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  continueAsNew,
  isCancellation,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { HistoricalSearchActivities } from '../activities/historical-search.ts'
import { PAGE_SIZE } from '../domain/historical/search.ts'
import type { Provider } from '../domain/source.ts'
import { collectedSoFar, type HistoricalCollectionInput } from './historical-collection.messages.ts'
import { historicalReading } from './historical-reading.ts'
import { type FailureReason, SOURCES_UNAVAILABLE } from './historical-search.messages.ts'
import { OPTIONS } from './options.ts'
import { showStage } from './stage.ts'

/** `ENDED_BEFORE`: the search was cancelled or has expired while it was collected. */
type Outcome = 'COMPLETE' | 'ENDED_BEFORE' | FailureReason

const core = proxyActivities<HistoricalSearchActivities>(OPTIONS.database)

/**
 * Collects all cases of an ASYNC search up to the plan's cap, its sources side by side. Started by `POST /historical-search`. Ends the
 * search COMPLETE, which bills it, or FAILED, which deletes what was collected. Cancelling the workflow cancels the search. What was
 * read stands in the database, so a long collection goes on in a new run from there.
 */
export async function historicalCollection(input: HistoricalCollectionInput): Promise<Outcome> {
  const { searchId } = input
  let collected = 0
  setHandler(collectedSoFar, () => collected)
  try {
    const isWhole = await collect(input, (count) => {
      collected = count
    })
    if (!isWhole) return await continueAsNew<typeof historicalCollection>(input)
    const isCompleted = await core.completeCollection({ searchId })
    showStage(isCompleted ? 'complete' : 'ended before')
    return isCompleted ? 'COMPLETE' : 'ENDED_BEFORE'
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) throw error
    await CancellationScope.nonCancellable(() => core.failCollection({ searchId, reason }))
    showStage('failed')
    if (reason === 'CANCELLED') throw error
    return reason
  }
}

/** Reads until everything is in the list; false when the run's history has grown long before that. */
async function collect(input: HistoricalCollectionInput, tell: (collected: number) => void): Promise<boolean> {
  const { searchId, sources, cap } = input
  const reading = historicalReading(input)
  const isLong = () => workflowInfo().continueAsNewSuggested
  const standing = await core.mergeKeptPages({ searchId })

  /** Pages are kept ahead of their turn, but no more of them than could fill the search. */
  const readAhead = async (source: Provider) => {
    let at = standing.sources.find((each) => each.source === source)
    while (at?.hasMore && at.pages * PAGE_SIZE <= cap && !isLong()) {
      const reached = await reading.readPage(source, at.pages)
      if (!reached || reached.ended) return
      tell(reached.collected)
      at = reached.sources.find((each) => each.source === source)
    }
  }
  await Promise.all(sources.map(readAhead))
  const reached = await reading.readUntil(
    ({ collected }) => {
      tell(collected)
      return isLong()
    },
    await core.mergeKeptPages({ searchId }),
  )
  return reached.ended
}

/** Why a collection fails; undefined for what is no failure of it. */
function reasonOf(error: unknown): FailureReason | undefined {
  if (isCancellation(error)) return 'CANCELLED'
  if (error instanceof ApplicationFailure && error.type === SOURCES_UNAVAILABLE) return 'SOURCES_UNAVAILABLE'
  return error instanceof ActivityFailure ? 'INTERNAL_ERROR' : undefined
}
