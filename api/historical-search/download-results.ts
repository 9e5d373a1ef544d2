import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { HistoricalSearch } from '../../db/historical-search/historical-searches.ts'
import { statusAt } from '../../domain/historical-search/search.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint, reply } from '../http/endpoint.ts'
import { findSearch, requireReadable, SearchParams } from './find-search.ts'
import { presentSearch, SearchRecord, SearchResult } from './present-search.ts'

/**
 * Results read by one statement: some 200 KB. Only a few such chunks are in flight, however slowly the client reads.
 */
const ROWS_AT_ONCE = 200

/** `GET /historical-search/{searchId}/download`: streams all results of a complete ASYNC search as one JSON file. */
export const downloadResults = endpoint({
  method: 'GET',
  path: '/historical-search/:searchId/download',
  summary: 'Download all results of a complete asynchronous search',
  weight: 1,
  product: 'HISTORICAL_SEARCH',
  permission: 'historicalSearch.read',
  params: SearchParams,
  returns: 'The search and all its results.',
  replies: { 200: z.strictObject({ search: SearchRecord, results: z.array(SearchResult) }) },
  errors: ['HISTORICAL_SEARCH_NOT_FOUND', 'NOT_COLLECTED', 'SEARCH_STATE_MISFIT', 'HISTORICAL_SEARCH_EXPIRED'],
  async handle({ params, caller }, services) {
    const search = await findSearch(services, caller, params.searchId)
    const now = Date.now()
    const status = statusAt(search, now)
    if (status !== 'EXPIRED' && (search.mode === 'SYNC' || status === 'FAILED'))
      throw refuse('SEARCH_STATE_MISFIT', { status })
    requireReadable(search, now)
    return reply(200, Readable.from(fileOf(services.db, search, now), { highWaterMark: 1 }), {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="historical-search-${search.searchId}.json"`,
    })
  },
})

/**
 * Yields the file in chunks. Rows that were deleted during the download abort it: a shorter list would look complete.
 */
async function* fileOf({ historicalResults }: Database, search: HistoricalSearch, now: number): AsyncGenerator<string> {
  const { searchId, merging } = search
  // The header goes out with the first results, when the database has already answered.
  let before = `{"search":${JSON.stringify(presentSearch(search, now))},"results":[`
  for (let from = 0; from < merging.collected; from += ROWS_AT_ONCE) {
    const to = Math.min(from + ROWS_AT_ONCE, merging.collected)
    const rows = await historicalResults.read(searchId, from, to)
    if (rows.length !== to - from) throw new Error('the results were deleted during the download')
    yield before + rows.join(',')
    before = ','
  }
  yield merging.collected === 0 ? `${before}]}` : ']}'
}
