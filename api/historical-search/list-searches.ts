import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { presentSearch, SearchRecord } from './present-search.ts'

/** `GET /historical-search`: lists the account's searches, newest first, without asking a source. */
export const listSearches = endpoint({
  method: 'GET',
  path: '/historical-search',
  summary: 'List historical searches, newest first',
  weight: 1,
  product: 'HISTORICAL_SEARCH',
  permission: 'historicalSearch.read',
  query: z.strictObject(pageQuery()),
  returns: 'A page of historical searches, newest first.',
  replies: { 200: z.strictObject({ searches: z.array(SearchRecord), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query, caller: { accountId } }, services) {
    const { page, nextCursor } = await readPage(
      services,
      { list: ['historical-searches', accountId], query },
      (range) => services.db.historicalSearches.list(accountId, range),
      ({ searchId }) => searchId,
    )
    const now = Date.now()
    return { searches: page.map((search) => presentSearch(search, now)), nextCursor }
  },
})
