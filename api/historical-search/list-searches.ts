import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { pageLimit } from '../http/page-limit.ts'
import { presentSearch, SearchRecord } from './present-search.ts'

/** `GET /historical-search`: the account's searches, newest first; no source is asked. */
export const listSearches = endpoint({
  method: 'GET',
  path: '/historical-search',
  summary: 'List historical searches, newest first',
  weight: 1,
  product: 'HISTORICAL_SEARCH',
  permission: 'historicalSearch.read',
  query: z.strictObject({
    limit: pageLimit(),
  }),
  returns: 'The latest historical searches, newest first.',
  replies: { 200: z.strictObject({ searches: z.array(SearchRecord) }) },
  errors: [],
  async handle({ query, caller }, { db }) {
    const searches = await db.historicalSearches.list(caller.accountId, query.limit)
    const now = Date.now()
    return { searches: searches.map((search) => presentSearch(search, now)) }
  },
})
