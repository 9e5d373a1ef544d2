import { z } from 'zod'
import type { HistoricalSearch } from '../../db/historical-search/historical-searches.ts'
import type { Caller } from '../../domain/account/account.ts'
import { statusAt } from '../../domain/historical-search/search.ts'
import { refuse } from '../errors/refusal.ts'
import type { Services } from '../http/services.ts'

export const SearchParams = z.strictObject({ searchId: z.string() })

/** Returns the caller's search. Refuses with 404 61449, also for a search of another account. */
export async function findSearch({ db }: Services, caller: Caller, searchId: string): Promise<HistoricalSearch> {
  const search = await db.historicalSearches.find(caller.accountId, searchId)
  if (!search) throw refuse('HISTORICAL_SEARCH_NOT_FOUND')
  return search
}

/**
 * Refuses a search without results to read: 410 61450 when they were deleted, 409 61467 when they were never collected
 * or not yet.
 */
export function requireReadable(search: HistoricalSearch, now: number): void {
  const status = statusAt(search, now)
  if (status === 'EXPIRED') throw refuse('HISTORICAL_SEARCH_EXPIRED')
  if (search.mode === 'ASYNC' && status !== 'COMPLETE') throw refuse('NOT_COLLECTED', { status })
}
