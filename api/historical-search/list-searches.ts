import { z } from 'zod'
import { endpoint } from '../frame/endpoint.ts'
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
    limit: z
      .string()
      .regex(/^\d{1,3}$/, 'Give a whole number from 1 to 100.')
      .transform(Number)
      .pipe(z.number().min(1).max(100))
      .default(20)
      .meta({ description: 'How many searches, 1 to 100; 20 when absent.' }),
  }),
  replies: { 200: z.strictObject({ searches: z.array(SearchRecord) }) },
  errors: [],
  async handle({ query, caller }, { db }) {
    const searches = await db.historicalSearches.list(caller.accountId, query.limit)
    const now = Date.now()
    return { searches: searches.map((search) => presentSearch(search, now)) }
  },
})
