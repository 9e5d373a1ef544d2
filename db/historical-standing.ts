import { isEnded, nextToMerge } from '../domain/historical/merge.ts'
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
  const sources = await Promise.all(
    merging.sources.map(async ({ source, state }) => {
      const last = await historicalResults.lastPage(searchId, source, tx)
      return { source, state, pages: last ? last.page + 1 : 0, hasMore: last?.hasMore ?? true }
    }),
  )
  const next = nextToMerge(merging)
  const pages = sources.find(({ source }) => source === next?.source)?.pages ?? 0
  return {
    collected: merging.collected,
    ended: isEnded(merging) || !isGoingOn(search, Date.now()),
    ...(next ? { next: { ...next, isKept: next.page < pages } } : {}),
    sources,
  }
}

/** Whether a search is still to be worked on: a cancelled, complete or expired one is not. */
export function isGoingOn({ state, expiresAt }: HistoricalSearch, now: number): boolean {
  return (state === 'ACTIVE' || state === 'RUNNING') && now < expiresAt
}
