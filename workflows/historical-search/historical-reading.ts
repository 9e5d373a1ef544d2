import { ActivityFailure, ApplicationFailure, isCancellation, proxyActivities } from '@temporalio/workflow'
import type {
  HistoricalSearchActivities,
  HistoricalSourceActivities,
} from '../../activities/historical-search/historical-search.ts'
import type { PageRead, SearchProgress } from '../../domain/historical-search/progress.ts'
import type { Provider } from '../../domain/source.ts'
import type { FailureClass } from '../../domain/source-failure.ts'
import { isActivityFailure } from '../shared/activity-failure.ts'
import { OPTIONS, WHILE_CLIENT_WAITS } from '../shared/activity-options.ts'
import { endIfNotTakenUp } from '../shared/nobody-waits.ts'
import { taskQueue } from '../shared/task-queue.ts'
import { SOURCES_UNAVAILABLE } from './historical-search.messages.ts'

const core = proxyActivities<HistoricalSearchActivities>(OPTIONS.database)

export interface ReadingInput {
  accountId: string
  searchId: string
  /** How long to retry a failing source. */
  patienceMs: number
}

/** Describes for operators how long sources are retried. */
export function patience({ patienceMs }: ReadingInput): string {
  return `waits up to ${Math.round(patienceMs / 1_000)} s for a failing source`
}

/** Reads the sources of a historical search, page by page. */
export interface HistoricalReading {
  /** Reads a page of a source, once even if it is requested several times; undefined when the source is down. */
  readPage(source: Provider, page: number): Promise<PageRead | undefined>
  /**
   * Reads and merges the pages that come next until there are enough cases or no more pages.
   * @throws ApplicationFailure `SourcesUnavailable` when no source can answer
   */
  readUntil(isEnough: (progress: SearchProgress) => boolean, from: SearchProgress): Promise<SearchProgress>
}

/** @param forPage the page of the list that a client waits for, if any */
export function historicalReading(
  { accountId, searchId, patienceMs }: ReadingInput,
  priorityKey: number,
  forPage?: number,
): HistoricalReading {
  const underWay = new Map<string, Promise<PageRead | undefined>>()

  function readPage(source: Provider, page: number): Promise<PageRead | undefined> {
    const key = `${source} ${page}`
    const reading = underWay.get(key) ?? askSource(source, page)
    underWay.set(key, reading)
    return reading
  }

  async function askSource(source: Provider, page: number): Promise<PageRead | undefined> {
    const { readSourcePage } = proxyActivities<HistoricalSourceActivities>({
      ...OPTIONS.sourcePage,
      ...(forPage === undefined ? {} : WHILE_CLIENT_WAITS),
      taskQueue: taskQueue(`source-${source}`),
      priority: { priorityKey, fairnessKey: accountId },
      summary: `page ${page + 1} of ${source}`,
    })
    try {
      return await readSourcePage({ searchId, source, page, patienceMs, forPage })
    } catch (error) {
      // Missing workers say nothing about the source: it stays in the search.
      endIfNotTakenUp(error)
      // A later day's budget pays for this source: excluding it would lose its cases for good.
      if (isOfBudget(error))
        throw ApplicationFailure.nonRetryable("the account's budget is used up", SOURCES_UNAVAILABLE)
      if (error instanceof ActivityFailure && !isCancellation(error)) return undefined
      throw error
    }
  }

  async function readUntil(
    isEnough: (progress: SearchProgress) => boolean,
    from: SearchProgress,
  ): Promise<SearchProgress> {
    const taken = new Set<string>()
    let progress = from
    while (progress.next && !progress.ended && !isEnough(progress)) {
      const { source, page, isKept } = progress.next
      if (!isKept) readAgainIfLost(taken, source, page)
      progress = isKept
        ? await core.mergeKeptPages({ searchId })
        : ((await readPage(source, page))?.standing ?? (await continueWithout(source, progress)))
    }
    // All their pages are stored. A workflow that ends before its activities report gets its last task a second time.
    if (progress.sources.every(({ state }) => state !== 'OPEN')) await Promise.allSettled(underWay.values())
    return progress
  }

  /** A page that was read and comes next again was lost when the database was restored from a backup. */
  function readAgainIfLost(taken: Set<string>, source: Provider, page: number): void {
    const key = `${source} ${page}`
    if (taken.has(key)) underWay.delete(key)
    taken.add(key)
  }

  /** A source is excluded only when another one answers: without any there is no list to continue. */
  async function continueWithout(down: Provider, { sources }: SearchProgress): Promise<SearchProgress> {
    const others = sources.filter(({ source, state }) => source !== down && state !== 'LEFT_OUT')
    const hasAnswered = others.some(({ pages }) => pages > 0)
    if (!hasAnswered && !(await anyAnswers(others)))
      throw ApplicationFailure.nonRetryable('no source can answer', SOURCES_UNAVAILABLE)
    return core.leaveSourceOut({ searchId, source: down })
  }

  async function anyAnswers(sources: SearchProgress['sources']): Promise<boolean> {
    const answers = await Promise.all(sources.map(({ source }) => readPage(source, 0)))
    return answers.some((answer) => answer !== undefined)
  }

  return { readPage, readUntil }
}

function isOfBudget(error: unknown): boolean {
  return isActivityFailure(error, 'BudgetUsedUp' satisfies FailureClass)
}
