import { activityInfo, cancellationSignal } from '@temporalio/activity'
import type { Database } from '../db/database.ts'
import { completeCollection, failCollection } from '../db/historical-collections.ts'
import type { SourcePage } from '../db/historical-results.ts'
import type { HistoricalSearch } from '../db/historical-searches.ts'
import { isGoingOn, standingOf } from '../db/historical-standing.ts'
import type { Tx } from '../db/rows.ts'
import { leaveOut, type Merging, mergePage, nextToMerge, noteAnswer, noteFailure } from '../domain/historical/merge.ts'
import { seekCompany } from '../domain/historical/party.ts'
import { collectCase } from '../domain/historical/result.ts'
import type { SearchStanding } from '../domain/historical/standing.ts'
import type { Provider } from '../domain/source.ts'
import type { FailureReason } from '../workflows/historical-search.messages.ts'
import { beating } from './heartbeat.ts'
import type { ReadFoundCases } from './historical-sources.ts'
import { sourceFailure } from './source-failure.ts'

export interface ReadSourcePageInput {
  searchId: string
  source: Provider
  page: number
  /** For how long a source that fails is asked again before the failure is final. */
  patienceMs: number
}

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
     * Reads one page of the source, keeps it, and merges whatever is next in turn. Running it again does no harm: a page that is kept
     * is not asked for again, and a kept page is merged once. A source that fails is asked again until its patience is over.
     * @throws ApplicationFailure of the source's failure class, final when asking again is not worth it
     */
    async readSourcePage({ searchId, source, page, patienceMs }: ReadSourcePageInput): Promise<SearchStanding> {
      const [search] = await Promise.all([db.historicalSearches.get(searchId), clearPromise(db)])
      if (!isGoingOn(search, Date.now()) || (await db.historicalResults.findPage(searchId, source, page)))
        return mergeKept(db, searchId)
      const before = page === 0 ? undefined : await db.historicalResults.findPage(searchId, source, page - 1)
      const { criteria } = search
      const asked = { searchId, criteria, cursor: before?.nextCursor ?? undefined }
      const answer = await beating(() => readFoundCases(asked, cancellationSignal()))
      if (answer.kind === 'failed') {
        const failingMs = await countFailure(db, searchId, source)
        throw sourceFailure(answer.failure, { isFinal: failingMs >= patienceMs })
      }
      const found = answer.kind === 'found' ? answer.value : { cases: [] }
      const sought = seekCompany(criteria)
      const cases = found.cases.flatMap((each) => collectCase(each, sought, criteria.filters) ?? [])
      const { callId } = answer
      return keepAndMerge(db, { searchId, source, page, callId, cases, nextCursor: found.nextCursor ?? null })
    },
  }
}

/** What runs on `core` for historical searches. */
export function createHistoricalSearchActivities({ db }: { db: Database }) {
  return {
    /** Merges the pages that are kept and next in turn, some at a time. Running it again goes on where it stood. */
    async mergeKeptPages({ searchId }: { searchId: string }): Promise<SearchStanding> {
      await clearPromise(db)
      return mergeKept(db, searchId)
    },

    /** Goes on without a source that cannot be read; the search then carries a warning. */
    leaveSourceOut({ searchId, source }: { searchId: string; source: Provider }): Promise<SearchStanding> {
      return db.transaction(async (tx) => {
        const search = await db.historicalSearches.lock(searchId, tx)
        const merging = leaveOut(search.merging, source)
        await db.historicalSearches.saveMerging(searchId, merging, tx)
        return mergeLocked(db, { ...search, merging }, tx)
      })
    },

    /** Ends a collection as COMPLETE: billed once, event raised, all in one transaction. False for one that was ended before. */
    completeCollection({ searchId }: { searchId: string }): Promise<boolean> {
      return completeCollection(db, searchId, Date.now())
    },

    /** Ends a collection as FAILED and deletes what it had collected. A search that was ended before stays as it is. */
    async failCollection({ searchId, reason }: { searchId: string; reason: FailureReason }): Promise<void> {
      await failCollection(db, searchId, reason, Date.now())
      await beating(() => db.historicalResults.discard(searchId))
    },
  }
}

async function clearPromise(db: Database): Promise<void> {
  const { workflowExecution } = activityInfo()
  if (workflowExecution) await db.outbox.clear(workflowExecution.workflowId)
}

/** Notes the failure and tells for how long the source has been failing, in ms. */
function countFailure(db: Database, searchId: string, source: Provider): Promise<number> {
  return db.transaction(async (tx) => {
    const now = Date.now()
    const search = await db.historicalSearches.lock(searchId, tx)
    const merging = noteFailure(search.merging, source, now)
    await db.historicalSearches.saveMerging(searchId, merging, tx)
    const failingSince = merging.sources.find((standing) => standing.source === source)?.failingSince ?? now
    return now - failingSince
  })
}

type NewPage = SourcePage & { cases: NonNullable<SourcePage['cases']> }

function keepAndMerge(db: Database, page: NewPage): Promise<SearchStanding> {
  return db.transaction(async (tx) => {
    const search = await db.historicalSearches.lock(page.searchId, tx)
    if (!isGoingOn(search, Date.now())) return standingOf(db, search, tx)
    const isKept = await db.historicalResults.keepPage(page, tx)
    const merging = noteAnswer(search.merging, page.source)
    if (isKept) await db.historicalSearches.saveMerging(page.searchId, merging, tx)
    return mergeLocked(db, { ...search, merging }, tx)
  })
}

function mergeKept(db: Database, searchId: string): Promise<SearchStanding> {
  return db.transaction(async (tx) => mergeLocked(db, await db.historicalSearches.lock(searchId, tx), tx))
}

/** Pages merged in one transaction: enough to keep up with two sources, few enough for a short lock. */
const MOST_PAGES_AT_ONCE = 10

async function mergeLocked(db: Database, search: HistoricalSearch, tx: Tx): Promise<SearchStanding> {
  const { searchId } = search
  let { merging } = search
  for (let merged = 0; merged < MOST_PAGES_AT_ONCE && isGoingOn(search, Date.now()); merged++) {
    const next = nextToMerge(merging)
    const page = next && (await db.historicalResults.findPage(searchId, next.source, next.page, tx))
    if (!page) break
    merging = await mergeOne(db, merging, page, tx)
    await db.historicalSearches.saveMerging(searchId, merging, tx)
  }
  return standingOf(db, { ...search, merging }, tx)
}

async function mergeOne(db: Database, merging: Merging, page: SourcePage, tx: Tx): Promise<Merging> {
  const cases = page.cases ?? []
  const known = await db.historicalResults.knownKeys(page.searchId, cases, tx)
  const merged = mergePage(merging, cases, known, page.nextCursor === null)
  await db.historicalResults.append(page, merging.collected, merged.added, tx)
  return merged.merging
}
