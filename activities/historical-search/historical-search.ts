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
  /** For how long a source that fails is asked again before the failure is final. */
  patienceMs: number
  /** The page of the list, from 1, that a client waits for, if one does. */
  forPage?: number | undefined
}

/** A source is never given up before it was asked so often, however little time its patience leaves a busy machine. */
const MIN_ATTEMPTS = 3
/** An attempt has 160 s. The turn for a further page may be waited for up to 50 s, and the source has 90 s to answer. */
const READ_ON_MS = 10_000

export type HistoricalSourceActivities = ReturnType<typeof createHistoricalSourceActivities>
export type HistoricalSearchActivities = ReturnType<typeof createHistoricalSearchActivities>

/** What runs on a source's own task queue for historical searches. */
export function createHistoricalSourceActivities({
  db,
  readFoundCases,
}: {
  db: Database
  readFoundCases: ReadFoundCases
}) {
  return {
    /**
     * Reads one page of the source, keeps it, and merges whatever is next in turn. While a client waits for a page of the list, it reads on
     * as long as that page is not ready and the source is next: an activity for each page would let the client wait longer. Running it
     * again does no harm: a page that is kept is not asked for again, and a kept page is merged once. A source that fails is asked again
     * until its patience is over.
     * @throws ApplicationFailure of the source's failure class, final when asking again is not worth it
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
    // A first page is complete when one source alone fills it. The other one's answer is then kept for the next page.
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

/** What runs on `core` for historical searches. */
export function createHistoricalSearchActivities({ db }: { db: Database }) {
  return {
    /** Merges the pages that are kept and next in turn, some at a time. Running it again continues. */
    async mergeKeptPages({ searchId }: { searchId: string }): Promise<SearchProgress> {
      return mergeStored(db, searchId)
    },

    /** Goes on without a source that cannot be read; the search then carries a warning. */
    leaveSourceOut({ searchId, source }: { searchId: string; source: Provider }): Promise<SearchProgress> {
      return excludeSourceFromSearch(db, searchId, source)
    },

    /**
     * Ends a collection as COMPLETE: billed once, event raised, all in one transaction. False for one that was ended otherwise. Running it
     * again tells the same.
     * @throws NotCollected, final, when its list has not ended: the workflow reads on
     */
    completeCollection({ searchId }: { searchId: string }): Promise<boolean> {
      return completeCollection(db, searchId, Date.now())
    },

    /** Ends a collection as FAILED and deletes what it had collected. One that is complete already stays so, with its results. */
    failCollection({ searchId, reason }: { searchId: string; reason: FailureReason }): Promise<void> {
      return withHeartbeat(async () => {
        await failCollection(db, searchId, reason, Date.now())
        const { state } = await db.historicalSearches.get(searchId)
        if (state === 'FAILED') await db.historicalResults.discard(searchId)
      })
    },
  }
}

/** Where a source goes on: undefined at its beginning and when the page before is not kept yet, null when that was the last. */
async function cursorOf(
  db: Database,
  searchId: string,
  source: Provider,
  page: number,
): Promise<string | null | undefined> {
  if (page === 0) return undefined
  return (await db.historicalResults.findPage(searchId, source, page - 1))?.nextCursor
}
