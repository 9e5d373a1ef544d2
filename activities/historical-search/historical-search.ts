import { activityInfo } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import { completeCollection, failCollection } from '../../db/historical-search/historical-collections.ts'
import {
  countFailure,
  excludeSourceFromSearch,
  mergeStored,
  storeAndMerge,
} from '../../db/historical-search/historical-merging.ts'
import { isGoingOn } from '../../db/historical-search/historical-searches.ts'
import { prepareCompany } from '../../domain/found-cases/party.ts'
import { isPageReady } from '../../domain/historical-search/pages.ts'
import type { PageRead, SearchProgress } from '../../domain/historical-search/progress.ts'
import { collectCase } from '../../domain/historical-search/result.ts'
import type { Provider } from '../../domain/source.ts'
import type { FoundCasesPage, ReadFoundCases } from '../../sources/providers/provider-source.ts'
import type { FailureReason } from '../../workflows/historical-search/historical-search.messages.ts'
import { keyOfThisActivity } from '../shared/asker.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'
import { cancelledUnlessGone } from '../shared/unless-gone.ts'

export interface ReadSourcePageInput {
  searchId: string
  source: Provider
  page: number
  /** How long to retry a failing source before the failure is final. */
  patienceMs: number
  /** The page of the list, from 1, that a client waits for, if any. */
  forPage?: number | undefined
}

/** A source is asked at least this often, even if its patience ends early on a busy machine. */
const MIN_ATTEMPTS = 3
/** An attempt has 160 s. The permit for a further page may take 50 s, and the source has 90 s to answer. */
const READ_ON_MS = 10_000

export type HistoricalSourceActivities = ReturnType<typeof createHistoricalSourceActivities>
export type HistoricalSearchActivities = ReturnType<typeof createHistoricalSearchActivities>

/** The activities on a source's own task queue for historical searches. */
export function createHistoricalSourceActivities({
  db,
  readFoundCases,
}: {
  db: Database
  readFoundCases: ReadFoundCases
}) {
  return {
    /**
     * Stores one page of the source, and merges the pages that come next. While a client waits for a page of the list,
     * reads on until it is ready or another source comes next: one activity per page would be slower. Idempotent: a
     * page is requested and merged once. Retries a failing source until its patience is over.
     * @throws ApplicationFailure of the source's failure class, final when a retry is not worth it
     */
    readSourcePage({ forPage, ...first }: ReadSourcePageInput): Promise<PageRead> {
      return withHeartbeat(async () => {
        const startedAt = Date.now()
        let asked = first
        for (;;) {
          const read = await readPage(asked)
          const { next } = read.standing
          const isNextPage = next?.source === asked.source && next.page === asked.page + 1 && !next.isKept
          const isWaitedFor = forPage !== undefined && !isPageReady(forPage, read.standing)
          if (!isNextPage || !isWaitedFor || Date.now() - startedAt > READ_ON_MS) return read
          asked = { ...asked, page: next.page }
        }
      })
    },
  }

  async function readPage({ searchId, source, page, patienceMs }: ReadSourcePageInput): Promise<PageRead> {
    const [search, isStored, cursor] = await Promise.all([
      db.historicalSearches.get(searchId),
      db.historicalResults.hasPage(searchId, source, page),
      cursorOf(db, searchId, source, page),
    ])
    if (!isGoingOn(search, Date.now()) || isStored || cursor === null)
      return { standing: await mergeStored(db, searchId) }

    const { criteria } = search
    // A first page is complete if one source alone fills it. The other source's answer is then stored for the next
    // page.
    const answer = await readFoundCases({ searchId, criteria, page, cursor }, cancelledUnlessGone())
    if (answer.kind === 'failed') {
      const failingMs = await countFailure(db, searchId, source, keyOfThisActivity())
      const isFinal = failingMs >= patienceMs && activityInfo().attempt >= MIN_ATTEMPTS
      throw sourceFailure(answer.failure, { isFinal })
    }
    const found: FoundCasesPage = answer.kind === 'found' ? answer.value : { cases: [] }
    const target = prepareCompany(criteria)
    const collected = found.cases.flatMap((each) => collectCase(each, target, criteria.filters) ?? [])
    const cases = await db.erasures.withoutErasedNames(search.accountId, collected)
    const { callId } = answer
    const stored = { searchId, source, page, callId, cases, nextCursor: found.nextCursor ?? null }
    const { pagesInAll } = found
    return { standing: await storeAndMerge(db, search, stored), ...(pagesInAll === undefined ? {} : { pagesInAll }) }
  }
}

/** The activities on `core` for historical searches. */
export function createHistoricalSearchActivities({ db }: { db: Database }) {
  return {
    /** Merges the stored pages that come next, a batch at a time. A second run continues. */
    async mergeKeptPages({ searchId }: { searchId: string }): Promise<SearchProgress> {
      return mergeStored(db, searchId)
    },

    /** Continues without an unreadable source; the search then carries a warning. */
    leaveSourceOut({ searchId, source }: { searchId: string; source: Provider }): Promise<SearchProgress> {
      return excludeSourceFromSearch(db, searchId, source)
    },

    /**
     * Ends a collection as COMPLETE: billed once, event raised, in one transaction. False if it had ended otherwise,
     * without its collected cases if it FAILED; a second run returns the same.
     * @throws NotCollected, final, when its list has not ended: the workflow reads on
     */
    async completeCollection({ searchId }: { searchId: string }): Promise<boolean> {
      const isCompleted = await completeCollection(db, searchId, Date.now())
      if (!isCompleted) await discardFailed(searchId)
      return isCompleted
    },

    /** Ends a collection as FAILED and deletes its collected cases. A complete one stays so, with its results. */
    failCollection({ searchId, reason }: { searchId: string; reason: FailureReason }): Promise<void> {
      return withHeartbeat(async () => {
        await failCollection(db, searchId, reason, Date.now())
        await discardFailed(searchId)
      })
    },
  }

  async function discardFailed(searchId: string): Promise<void> {
    const { state } = await db.historicalSearches.get(searchId)
    if (state === 'FAILED') await db.historicalResults.discard(searchId)
  }
}

/**
 * Returns a source's next cursor: undefined at its beginning and while the page before is not stored, null after the
 * last.
 */
async function cursorOf(
  db: Database,
  searchId: string,
  source: Provider,
  page: number,
): Promise<string | null | undefined> {
  if (page === 0) return undefined
  return (await db.historicalResults.findPage(searchId, source, page - 1))?.nextCursor
}
