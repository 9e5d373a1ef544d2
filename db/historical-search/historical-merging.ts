import {
  excludeSource,
  type KnownKeys,
  mergePage,
  nextToMerge,
  noteAnswer,
  noteFailure,
} from '../../domain/historical-search/merge.ts'
import { progressOfSearch, type SearchProgress } from '../../domain/historical-search/progress.ts'
import type { CollectedCase } from '../../domain/historical-search/result.ts'
import { mustHold } from '../../domain/invariant.ts'
import type { Provider } from '../../domain/source.ts'
import type { Tx } from '../base/table.ts'
import type { Database } from '../database.ts'
import type { SourcePage } from './historical-results.ts'
import { type HistoricalSearch, isGoingOn } from './historical-searches.ts'

type Parts = Pick<Database, 'transaction' | 'historicalSearches' | 'historicalResults'>

/**
 * Stores a page and merges the pages that come next: this one and those that waited for it, or none yet. A waiting page
 * is stored before the search is locked, so that a concurrent merge of the page before it includes it.
 */
export async function storeAndMerge(
  db: Parts,
  { merging }: HistoricalSearch,
  page: SourcePage,
): Promise<SearchProgress> {
  const { searchId } = page
  const isNext = isPage(page, nextToMerge(merging))
  if (!isNext) await db.historicalResults.keepPage(page)
  return db.transaction(async (tx) => {
    const search = await db.historicalSearches.lock(searchId, tx)
    if (!isGoingOn(search, Date.now())) {
      await db.historicalResults.emptyPages(searchId, [page], tx)
      return progressAtEnd(search)
    }
    const isInHand = isNext && (await db.historicalResults.keepPage({ ...page, cases: null }, tx))
    const answered = noteAnswer(search.merging, page)
    if (nextToMerge(answered)?.source === page.source)
      return mergeLocked(db, { ...search, merging: answered }, tx, isInHand ? page : undefined)
    // Another source's page comes next; the merge of its last page includes this one.
    await db.historicalSearches.saveMerging(searchId, answered, tx)
    return progressOfSearch(answered, false)
  })
}

/** Merges the stored pages that come next, a batch at a time. */
export function mergeStored(db: Parts, searchId: string): Promise<SearchProgress> {
  return db.transaction(async (tx) => mergeLocked(db, await db.historicalSearches.lock(searchId, tx), tx))
}

/** Excludes an unreadable source, and merges the pages that come next then. */
export function excludeSourceFromSearch(db: Parts, searchId: string, source: Provider): Promise<SearchProgress> {
  return db.transaction(async (tx) => {
    const search = await db.historicalSearches.lock(searchId, tx)
    return mergeLocked(db, { ...search, merging: excludeSource(search.merging, source) }, tx)
  })
}

/** Records the failure of a source. Returns how long it has been failing for the same caller, in ms. */
export function countFailure(db: Parts, searchId: string, source: Provider, asking: string): Promise<number> {
  return db.transaction(async (tx) => {
    const now = Date.now()
    const search = await db.historicalSearches.lock(searchId, tx)
    const merging = noteFailure(search.merging, { source, asking, now })
    await db.historicalSearches.saveMerging(searchId, merging, tx)
    const failingSince = merging.sources.find((progress) => progress.source === source)?.failingSince ?? now
    return now - failingSince
  })
}

/** Pages merged per transaction: enough to keep up with two sources, few enough for a short lock. */
const MAX_PAGES_AT_ONCE = 10

/**
 * Merges the stored pages that come next, and saves the progress of the search.
 * @param inHand a page that has just arrived and comes next; it is stored without its cases
 */
async function mergeLocked(db: Parts, search: HistoricalSearch, tx: Tx, inHand?: SourcePage): Promise<SearchProgress> {
  const { searchId } = search
  if (!isGoingOn(search, Date.now())) return progressAtEnd(search)
  const pageToMerge = (next: PageNumber | undefined) =>
    inHand && isPage(inHand, next)
      ? inHand
      : next && db.historicalResults.findPage(searchId, next.source, next.page, tx)

  let { merging } = search
  const added: CollectedCase[] = []
  const waited: SourcePage[] = []
  let page = await pageToMerge(nextToMerge(merging))
  while (page && waited.length < MAX_PAGES_AT_ONCE) {
    const known = await keysInList(db, search, added, page, tx)
    const result = mergePage(merging, page.cases ?? [], known, page.nextCursor === null)
    merging = result.merging
    added.push(...result.added)
    if (page !== inHand) waited.push(page)
    page = await pageToMerge(nextToMerge(merging))
  }
  const isEachOnce = new Set(added.map(({ key }) => key)).size === added.length
  mustHold(
    'EACH_CASE_ONCE',
    isEachOnce && merging.collected === search.merging.collected + added.length && merging.collected <= merging.cap,
  )
  await db.historicalResults.emptyPages(searchId, waited, tx)
  await db.historicalResults.append(searchId, search.merging.collected, added, tx)
  await db.historicalSearches.saveMerging(searchId, merging, tx)
  return progressOfSearch(merging, page !== undefined)
}

/** Returns the progress of a search that was cancelled or expired in the meantime. */
function progressAtEnd({ merging }: HistoricalSearch): SearchProgress {
  return { ...progressOfSearch(merging, false), ended: true }
}

interface PageNumber {
  source: Provider
  page: number
}

function isPage({ source, page }: SourcePage, number: PageNumber | undefined): boolean {
  return source === number?.source && page === number.page
}

/** Returns the keys of a page's cases that are in the list, stored or about to be appended. */
async function keysInList(
  db: Parts,
  search: HistoricalSearch,
  added: readonly CollectedCase[],
  { cases }: SourcePage,
  tx: Tx,
): Promise<KnownKeys> {
  // An empty list knows no keys; most searches end with its first page.
  const compared = search.merging.collected === 0 ? [] : (cases ?? [])
  const { identities, aliases } = await db.historicalResults.knownKeys(search.searchId, compared, tx)
  return {
    identities: new Set([...identities, ...added.map(({ key }) => key)]),
    aliases: new Set([...aliases, ...added.flatMap((each) => each.aliases)]),
  }
}
