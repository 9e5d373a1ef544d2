import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  continueAsNew,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { HistoricalSearchActivities } from '../../activities/historical-search/historical-search.ts'
import { BACKGROUND_PRIORITY } from '../../domain/asker.ts'
import { NOT_COLLECTED } from '../../domain/historical-search/not-collected.ts'
import { HISTORICAL_PAGE_SIZE } from '../../domain/historical-search/pages.ts'
import type { SourceReading } from '../../domain/historical-search/progress.ts'
import { isActivityFailure } from '../shared/activity-failure.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { clientFailure } from '../shared/client-failure.ts'
import { setStage } from '../shared/stage.ts'
import { collectedSoFar, type HistoricalCollectionInput } from './historical-collection.messages.ts'
import { type HistoricalReading, historicalReading, patience } from './historical-reading.ts'
import { type FailureReason, SOURCES_UNAVAILABLE } from './historical-search.messages.ts'

/** `ENDED_BEFORE`: the search was cancelled or expired while it was collected. */
type Outcome = 'COMPLETE' | 'ENDED_BEFORE' | FailureReason

/** The messages of failed collections, for operators. */
const MESSAGES = {
  ENDED_BEFORE: 'The search was cancelled or expired while it was being collected',
  SOURCES_UNAVAILABLE: 'No source answered within the time that the search waits for sources',
  INTERNAL_ERROR: 'A step of the collection failed; see its activity for the reason',
} as const

const core = proxyActivities<HistoricalSearchActivities>(OPTIONS.database)
const { failCollection } = proxyActivities<HistoricalSearchActivities>(OPTIONS.failCollection)

/**
 * Collects all cases of an ASYNC search up to the plan's cap. Started by `POST /historical-search`. Ends the search
 * COMPLETE, which bills it, or fails with it, which deletes the collected cases. Cancelling the workflow cancels the
 * search. A long collection continues from the stored pages in a new run.
 */
export async function historicalCollection(input: HistoricalCollectionInput): Promise<Outcome> {
  const { searchId } = input
  let collected = 0
  setHandler(collectedSoFar, () => collected)
  try {
    const report = (count: number) => {
      collected = count
      setCurrentDetails(`${count} of at most ${input.cap} cases collected; ${patience(input)}`)
    }
    report(0)
    const isWhole = await collect(input, report)
    if (!isWhole) return await continueAsNew<typeof historicalCollection>(input)
    const isCompleted = await core.completeCollection({ searchId })
    setStage(isCompleted ? 'complete' : 'ended before')
    if (isCompleted) return 'COMPLETE'
    throw clientFailure('ENDED_BEFORE', MESSAGES.ENDED_BEFORE)
  } catch (error) {
    // A restore of the database has removed the pages at the last moment: they are read again.
    if (isActivityFailure(error, NOT_COLLECTED)) return await continueAsNew<typeof historicalCollection>(input)
    const reason = reasonOf(error)
    if (!reason) throw error
    await CancellationScope.nonCancellable(() => failCollection({ searchId, reason }))
    setStage('failed', reason)
    if (reason === 'CANCELLED') throw error
    throw clientFailure(reason, MESSAGES[reason], error)
  }
}

/** Reads until the list is complete; false if the run's history has grown long before that. */
async function collect(input: HistoricalCollectionInput, report: (collected: number) => void): Promise<boolean> {
  const { searchId, cap } = input
  const reading = historicalReading(input, BACKGROUND_PRIORITY)
  const isLong = () => workflowInfo().continueAsNewSuggested
  const progress = await core.mergeKeptPages({ searchId })

  await Promise.all(
    progress.sources.map((source) =>
      readAhead(reading, source, Math.ceil((cap + 1) / HISTORICAL_PAGE_SIZE), isLong, report),
    ),
  )
  const reached = await reading.readUntil(
    ({ collected }) => {
      report(collected)
      return isLong()
    },
    await core.mergeKeptPages({ searchId }),
  )
  return reached.ended
}

/**
 * Pages of one source read at a time: while one is stored the next is being fetched, and the source sees no more load.
 */
const PAGES_AT_ONCE = 2

/**
 * Reads a source's pages ahead of the merge, but no more than could fill the search. Leaves a failed source as it is.
 */
async function readAhead(
  reading: HistoricalReading,
  { source, pages, hasMore }: SourceReading,
  mostPages: number,
  isLong: () => boolean,
  report: (collected: number) => void,
): Promise<void> {
  let next = pages
  let pagesKnown = pages + 1
  let isOver = !hasMore
  const isWorthReading = () => !isOver && !isLong() && next < Math.min(pagesKnown, mostPages)

  async function readNext(): Promise<void> {
    const page = next++
    const read = await reading.readPage(source, page)
    isOver ||= !read || read.standing.ended
    if (!read) return
    report(read.standing.collected)
    const goesOn = read.standing.sources.some((each) => each.source === source && each.hasMore)
    pagesKnown = read.pagesInAll ?? page + (goesOn ? 2 : 1)
  }

  // The first page states the number of pages; without it each page only states whether there is a next one.
  if (isWorthReading()) await readNext()
  const readOn = async () => {
    while (isWorthReading()) await readNext()
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, readOn))
}

/** Returns why a collection fails; undefined for an error that does not fail it. */
function reasonOf(error: unknown): FailureReason | undefined {
  if (isCancellation(error)) return 'CANCELLED'
  if (error instanceof ApplicationFailure && error.type === SOURCES_UNAVAILABLE) return 'SOURCES_UNAVAILABLE'
  return error instanceof ActivityFailure ? 'INTERNAL_ERROR' : undefined
}
