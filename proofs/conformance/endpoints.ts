import type { KeyName } from './call.ts'

/** An endpoint of the contract with a request for a record that does not exist. */
export interface Endpoint {
  request: string
  body?: object
  product: 'WATCHLIST' | 'LIVE_CASE_LOOKUP' | 'ORDER_DOWNLOADS' | 'AI_SUMMARIES' | 'HISTORICAL_SEARCH'
  /** Whether a key with read permissions only is refused. */
  writes: boolean
  weight: 1 | 10
}

/** Any identifier will do, as none is found. */
const NONE = { searchId: 'none', orderId: 'none' }
const CASE = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
const ENTITY = { name: 'Conformance Limited', entityType: 'BUSINESS' }

/** Every endpoint that the contract names. */
export const ENDPOINTS: Endpoint[] = [
  { request: 'POST /watchlist/entities', body: ENTITY, product: 'WATCHLIST', writes: true, weight: 1 },
  { request: 'POST /watchlist/entities/search', body: {}, product: 'WATCHLIST', writes: false, weight: 1 },
  { request: 'GET /watchlist/entities/none', product: 'WATCHLIST', writes: false, weight: 1 },
  { request: 'PUT /watchlist/entities/none', body: ENTITY, product: 'WATCHLIST', writes: true, weight: 1 },
  { request: 'DELETE /watchlist/entities/none', product: 'WATCHLIST', writes: true, weight: 1 },
  {
    request: 'POST /watchlist/entities/none/candidates/search',
    body: { tab: 'historical' },
    product: 'WATCHLIST',
    writes: false,
    weight: 1,
  },
  { request: 'POST /watchlist/candidates/none/decline', product: 'WATCHLIST', writes: true, weight: 1 },
  { request: 'POST /watchlist/cases', body: CASE, product: 'WATCHLIST', writes: true, weight: 1 },
  { request: 'POST /watchlist/cases/search', body: {}, product: 'WATCHLIST', writes: false, weight: 1 },
  { request: 'GET /watchlist/cases/none', product: 'WATCHLIST', writes: false, weight: 1 },
  { request: 'PUT /watchlist/cases/none', body: {}, product: 'WATCHLIST', writes: true, weight: 1 },
  { request: 'POST /case-lookup', body: CASE, product: 'LIVE_CASE_LOOKUP', writes: true, weight: 10 },
  { request: 'GET /case-lookup/none', product: 'LIVE_CASE_LOOKUP', writes: false, weight: 1 },
  { request: 'GET /case-lookup/case-types?courtType=HC', product: 'LIVE_CASE_LOOKUP', writes: false, weight: 1 },
  {
    request: 'POST /case-lookup/summarize',
    body: { searchId: 'none' },
    product: 'AI_SUMMARIES',
    writes: true,
    weight: 10,
  },
  { request: 'GET /case-lookup/summarize/none', product: 'AI_SUMMARIES', writes: false, weight: 1 },
  { request: 'POST /case-lookup/orders/download', body: NONE, product: 'ORDER_DOWNLOADS', writes: true, weight: 10 },
  {
    request: 'POST /historical-search',
    body: { name: 'Nilgiri Agro Foods Limited' },
    product: 'HISTORICAL_SEARCH',
    writes: true,
    weight: 1,
  },
  { request: 'GET /historical-search', product: 'HISTORICAL_SEARCH', writes: false, weight: 1 },
  { request: 'GET /historical-search/none', product: 'HISTORICAL_SEARCH', writes: false, weight: 1 },
  { request: 'GET /historical-search/none/results', product: 'HISTORICAL_SEARCH', writes: false, weight: 1 },
  { request: 'GET /historical-search/none/download', product: 'HISTORICAL_SEARCH', writes: false, weight: 1 },
  { request: 'DELETE /historical-search/none', product: 'HISTORICAL_SEARCH', writes: true, weight: 1 },
]

/** The options of a call to an endpoint with a key. */
export function withKey({ body }: Endpoint, key: KeyName | null) {
  return body === undefined ? { key } : { key, body }
}
