import { activityInfo, cancellationSignal } from '@temporalio/activity'
import type { Database } from '../db/database.ts'
import { completeCollection, failCollection } from '../db/historical-collections.ts'
import type { SourcePage } from '../db/historical-results.ts'
import { type HistoricalSearch, isGoingOn } from '../db/historical-searches.ts'
import type { Tx } from '../db/rows.ts'
import {
  type KnownKeys,
  leaveOut,
  mergePage,
  nextToMerge,
  noteAnswer,
  noteFailure,
} from '../domain/historical/merge.ts'
import { seekCompany } from '../domain/historical/party.ts'
import { type CollectedCase, collectCase } from '../domain/historical/result.ts'
import { type PageRead, type SearchStanding, standingOf } from '../domain/historical/standing.ts'
import type { Provider } from '../domain/source.ts'
import type { FailureReason } from '../workflows/historical-search.messages.ts'
import { beating } from './heartbeat.ts'
import type { FoundCasesPage, ReadFoundCases } from './historical-sources.ts'
import { sourceFailure } from './source-failure.ts'

export interface ReadSourcePageInput {
  searchId: string
  source: Provider
  page: number
  /** For how long a source that fails is asked again before the failure is final. */
  patienceMs: number
}

/** A source is never given up before it was asked so often, however little time its patience leaves a busy machine. */
const LEAST_ATTEMPTS = 3

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
    async readSourcePage({ searchId, source, page, patienceMs }: ReadSourcePageInput): Promise<PageRead> {
      const [search, isKept, cursor] = await Promise.all([
        db.historicalSearches.get(searchId),
        db.historicalResults.hasPage(searchId, source, page),
        cursorOf(db, searchId, source, page),
        clearPromise(db),
      ])
      if (!isGoingOn(search, Date.now()) || isKept || cursor === null)
        return { standing: await mergeKept(db, searchId) }

      const { criteria } = search
      const answer = await beating(() => readFoundCases({ searchId, criteria, page, cursor }, cancellationSignal()))
      if (answer.kind === 'failed') {
        const failingMs = await countFailure(db, searchId, source)
        const isFinal = failingMs >= patienceMs && activityInfo().attempt >= LEAST_ATTEMPTS
        throw sourceFailure(answer.failure, { isFinal })
      }
      const found: FoundCasesPage = answer.kind === 'found' ? answer.value : { cases: [] }
      const sought = seekCompany(criteria)
      const cases = found.cases.flatMap((each) => collectCase(each, sought, criteria.filters) ?? [])
      const { callId } = answer
      const kept = { searchId, source, page, callId, cases, nextCursor: found.nextCursor ?? null }
      const { pagesInAll } = found
      return { standing: await keepAndMerge(db, search, kept), ...(pagesInAll === undefined ? {} : { pagesInAll }) }
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
        return mergeLocked(db, { ...search, merging: leaveOut(search.merging, source) }, tx)
      })
    },

    /** Ends a collection as COMPLETE: billed once, event raised, all in one transaction. False for one that was ended before. */
    completeCollection({ searchId }: { searchId: string }): Promise<boolean> {
      return completeCollection(db, searchId, Date.now())
    },

    /** Ends a collection as FAILED and deletes what it had collected. One that is complete already stays so, with its results. */
    async failCollection({ searchId, reason }: { searchId: string; reason: FailureReason }): Promise<void> {
      await failCollection(db, searchId, reason, Date.now())
      const { state } = await db.historicalSearches.get(searchId)
      if (state === 'FAILED') await beating(() => db.historicalResults.discard(searchId))
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

/**
 * Keeps a page, and merges what is next in turn: the page itself and those that waited for it, or nothing yet. A page that has to wait
 * is kept before the search is locked, so that whoever merges the page before it at that moment takes it along.
 */
async function keepAndMerge(db: Database, { merging }: HistoricalSearch, page: SourcePage): Promise<SearchStanding> {
  const { searchId } = page
  const isNext = isPage(page, nextToMerge(merging))
  if (!isNext) await db.historicalResults.keepPage(page)
  return db.transaction(async (tx) => {
    const search = await db.historicalSearches.lock(searchId, tx)
    if (!isGoingOn(search, Date.now())) {
      await db.historicalResults.emptyPages(searchId, [page], tx)
      return standingAtEnd(search)
    }
    const isInHand = isNext && (await db.historicalResults.keepPage({ ...page, cases: null }, tx))
    const answered = noteAnswer(search.merging, page)
    if (nextToMerge(answered)?.source === page.source)
      return mergeLocked(db, { ...search, merging: answered }, tx, isInHand ? page : undefined)
    // Its turn is another source's, whose pages see to it when they come.
    await db.historicalSearches.saveMerging(searchId, answered, tx)
    return standingOf(answered, false)
  })
}

function mergeKept(db: Database, searchId: string): Promise<SearchStanding> {
  return db.transaction(async (tx) => mergeLocked(db, await db.historicalSearches.lock(searchId, tx), tx))
}

/** Pages merged in one transaction: enough to keep up with two sources, few enough for a short lock. */
const MOST_PAGES_AT_ONCE = 10

/**
 * Merges the pages that are kept and next in turn, and saves where the search stands then.
 * @param inHand a page that has just come and is next; it is kept without its cases
 */
async function mergeLocked(
  db: Database,
  search: HistoricalSearch,
  tx: Tx,
  inHand?: SourcePage,
): Promise<SearchStanding> {
  const { searchId } = search
  if (!isGoingOn(search, Date.now())) return standingAtEnd(search)
  const pageToMerge = (next: PageNumber | undefined) =>
    inHand && isPage(inHand, next)
      ? inHand
      : next && db.historicalResults.findPage(searchId, next.source, next.page, tx)

  let { merging } = search
  const added: CollectedCase[] = []
  const waited: SourcePage[] = []
  let page = await pageToMerge(nextToMerge(merging))
  while (page && waited.length < MOST_PAGES_AT_ONCE) {
    const known = await keysInList(db, search, added, page, tx)
    const result = mergePage(merging, page.cases ?? [], known, page.nextCursor === null)
    merging = result.merging
    added.push(...result.added)
    if (page !== inHand) waited.push(page)
    page = await pageToMerge(nextToMerge(merging))
  }
  await db.historicalResults.emptyPages(searchId, waited, tx)
  await db.historicalResults.append(searchId, search.merging.collected, added, tx)
  await db.historicalSearches.saveMerging(searchId, merging, tx)
  return standingOf(merging, page !== undefined)
}

/** The standing of a search that was cancelled or has expired meanwhile. */
function standingAtEnd({ merging }: HistoricalSearch): SearchStanding {
  return { ...standingOf(merging, false), ended: true }
}

interface PageNumber {
  source: Provider
  page: number
}

function isPage({ source, page }: SourcePage, number: PageNumber | undefined): boolean {
  return source === number?.source && page === number.page
}

/** Which keys of a page's cases stand in the list: in the database, or among those that are about to be appended to it. */
async function keysInList(
  db: Database,
  search: HistoricalSearch,
  added: readonly CollectedCase[],
  { cases }: SourcePage,
  tx: Tx,
): Promise<KnownKeys> {
  // An empty list knows none; most searches are done with its first page.
  const compared = search.merging.collected === 0 ? [] : (cases ?? [])
  const { identities, aliases } = await db.historicalResults.knownKeys(search.searchId, compared, tx)
  return {
    identities: new Set([...identities, ...added.map(({ key }) => key)]),
    aliases: new Set([...aliases, ...added.flatMap((each) => each.aliases)]),
  }
}
