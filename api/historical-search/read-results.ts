import { z } from 'zod'
import type { HistoricalSearch } from '../../db/historical-search/historical-searches.ts'
import { readPageToken } from '../../domain/historical-search/page-token.ts'
import { isPageReady } from '../../domain/historical-search/pages.ts'
import { PAGE_WAIT_MS } from '../../domain/service-limits.ts'
import { refuse, refuseForNow } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Services } from '../http/services.ts'
import { assemblePage, deliverPage, isChargeable, progressOf, requireAllowance } from './deliver-page.ts'
import { findSearch, requireReadable, SearchParams } from './find-search.ts'
import { ResultsPage } from './present-search.ts'

/** Pages are usually assembled by then; a client that repeats a broken request finds its page. */
const RETRY_WHILE_BUSY_SECONDS = 5

/**
 * `GET /historical-search/{searchId}/results`: returns one page of results. A page that was delivered before is read
 * from the database; the next page of a SYNC search is assembled now.
 */
export const readResults = endpoint({
  method: 'GET',
  path: '/historical-search/:searchId/results',
  summary: 'Get a page of results',
  description: 'A page of a SYNC search is charged when it is delivered for the first time. Reading it again is free.',
  weight: 1,
  product: 'HISTORICAL_SEARCH',
  permission: 'historicalSearch.read',
  params: SearchParams,
  query: z.strictObject({
    pageToken: z
      .string()
      .optional()
      .meta({ description: 'The `nextPageToken` of the previous page. Leave it out for the first page.' }),
  }),
  returns: 'The search and one page of its results.',
  replies: { 200: ResultsPage },
  errors: [
    'PAGE_TOKEN_NOT_VALID',
    'ALLOWANCE_USED_UP',
    'HISTORICAL_SEARCH_NOT_FOUND',
    'HISTORICAL_SEARCH_BUSY',
    'NOT_COLLECTED',
    'HISTORICAL_SEARCH_EXPIRED',
    'PAGE_NOT_ASSEMBLED',
    'BUDGET_USED_UP',
  ],
  async handle({ params, query, caller, requestId }, services) {
    const startedAt = Date.now()
    const search = await findSearch(services, caller, params.searchId)
    requireReadable(search, startedAt)
    const page = pageOf(services, search, query.pageToken)
    if (isChargeable(search, page))
      await requireAllowance(services, caller, await services.db.accounts.get(caller.accountId))
    const assembled = isPageReady(page, progressOf(search))
      ? search
      : await assemble(services, search, page, requestId, startedAt)
    return deliverPage(services, caller, assembled, page)
  },
})

function pageOf({ configuration }: Services, { searchId }: HistoricalSearch, token: string | undefined): number {
  if (token === undefined) return 1
  const page = readPageToken(configuration.SIGNING_SECRET, searchId, token)
  if (page === undefined) throw refuse('PAGE_TOKEN_NOT_VALID')
  return page
}

/** Only one request at a time assembles a page. It joins work that outlasted an earlier request. */
async function assemble(
  services: Services,
  search: HistoricalSearch,
  page: number,
  requestId: string,
  startedAt: number,
): Promise<HistoricalSearch> {
  const { db } = services
  const until = startedAt + PAGE_WAIT_MS
  if (!(await db.historicalSearches.claim(search.searchId, startedAt, until)))
    throw refuseForNow('HISTORICAL_SEARCH_BUSY', RETRY_WHILE_BUSY_SECONDS)
  try {
    return await assemblePage(services, search, page, requestId, until)
  } finally {
    await db.historicalSearches.release(search.searchId, until)
  }
}
