import { isEnded, type Merging, nextToMerge } from '../domain/historical/merge.ts'
import type { SearchStanding } from '../domain/historical/standing.ts'
import type { Database } from './database.ts'
import type { HistoricalSearch } from './historical-searches.ts'
import type { Tx } from './rows.ts'

/** How far a search and each of its sources is, by the pages that are kept and merged. */
export async function standingOf(
  { historicalResults }: Pick<Database, 'historicalResults'>,
  search: HistoricalSearch,
  tx: Tx,
): Promise<SearchStanding> {
  const { searchId, merging } = search
  const lastPages = await historicalResults.lastPages(searchId, tx)
  const sources = merging.sources.map(({ source, state }) => {
    const last = lastPages.get(source)
    return { source, state, pages: last ? last.page + 1 : 0, hasMore: last?.hasMore ?? true }
  })
  const next = nextToMerge(merging)
  const isKept = next !== undefined && (await historicalResults.hasPage(searchId, next.source, next.page, tx))
  return {
    collected: merging.collected,
    ended: isEnded(merging) || !isGoingOn(search, Date.now()),
    ...(next ? { next: { ...next, isKept } } : {}),
    sources,
  }
}

/** The standing of a search of which nothing was read yet. */
export function standingAtStart(merging: Merging): SearchStanding {
  const next = nextToMerge(merging)
  return {
    collected: 0,
    ended: isEnded(merging),
    ...(next ? { next: { ...next, isKept: false } } : {}),
    sources: merging.sources.map(({ source, state }) => ({ source, state, pages: 0, hasMore: true })),
  }
}

/** Whether a search is still to be worked on: a cancelled, complete or expired one is not. */
export function isGoingOn({ state, expiresAt }: HistoricalSearch, now: number): boolean {
  return (state === 'ACTIVE' || state === 'RUNNING') && now < expiresAt
}
