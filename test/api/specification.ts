/**
 * The Specification's statements on every endpoint, copied by hand only from its text. Where it is silent, the entry is
 * left out, and so is every status that it names only for all endpoints (see `OF_ALL`).
 */
export interface SpecifiedEndpoint {
  /** Method and path, as the Specification writes them. */
  endpoint: string
  permission?: string
  weight: 1 | 10 | 50
  /** The plan product that the endpoint belongs to ("What the service does"). */
  product: string
  /** Statuses of success. */
  success: number[]
  /** Codes that it names for this endpoint, each with its status. */
  codes: Record<number, number>
}

/** "Request weight": 10 for case lookup, order download, summarization; 50 for bulk imports, whose path is not shown. */
export const SPECIFIED: SpecifiedEndpoint[] = [
  // Watchlist entities
  {
    endpoint: 'POST /watchlist/entities',
    permission: 'watchlist.write',
    weight: 1,
    product: 'WATCHLIST',
    success: [200],
    codes: { 60001: 400 },
  },
  {
    endpoint: 'POST /watchlist/entities/search',
    permission: 'watchlist.read',
    weight: 1,
    product: 'WATCHLIST',
    success: [200],
    codes: {},
  },
  { endpoint: 'GET /watchlist/entities/{id}', weight: 1, product: 'WATCHLIST', success: [200], codes: { 60400: 400 } },
  {
    endpoint: 'PUT /watchlist/entities/{id}',
    permission: 'watchlist.write',
    weight: 1,
    product: 'WATCHLIST',
    success: [200],
    codes: { 60400: 400 },
  },
  {
    endpoint: 'DELETE /watchlist/entities/{id}',
    weight: 1,
    product: 'WATCHLIST',
    success: [200],
    codes: { 60400: 400 },
  },

  // Candidates
  {
    endpoint: 'POST /watchlist/entities/{id}/candidates/search',
    weight: 1,
    product: 'WATCHLIST',
    success: [200],
    codes: { 60001: 400 },
  },
  {
    endpoint: 'POST /watchlist/candidates/{id}/decline',
    weight: 1,
    product: 'WATCHLIST',
    success: [200],
    codes: { 60415: 400 },
  },

  // Tracked cases
  {
    endpoint: 'POST /watchlist/cases',
    permission: 'case.write',
    weight: 1,
    product: 'WATCHLIST',
    success: [200],
    codes: { 60400: 400 },
  },
  {
    endpoint: 'POST /watchlist/cases/search',
    permission: 'case.read',
    weight: 1,
    product: 'WATCHLIST',
    success: [200],
    codes: {},
  },
  { endpoint: 'GET /watchlist/cases/{id}', weight: 1, product: 'WATCHLIST', success: [200], codes: { 60401: 400 } },
  { endpoint: 'PUT /watchlist/cases/{id}', weight: 1, product: 'WATCHLIST', success: [200], codes: { 60401: 400 } },

  // Live case lookup
  {
    endpoint: 'POST /case-lookup',
    permission: 'case.write',
    weight: 10,
    product: 'LIVE_CASE_LOOKUP',
    success: [200],
    codes: { 60406: 500 },
  },
  {
    endpoint: 'GET /case-lookup/{searchId}',
    permission: 'case.read',
    weight: 1,
    product: 'LIVE_CASE_LOOKUP',
    success: [200],
    codes: { 60436: 400 },
  },
  {
    endpoint: 'POST /case-lookup/summarize',
    permission: 'case.write',
    weight: 10,
    product: 'AI_SUMMARIES',
    success: [200],
    codes: {},
  },
  { endpoint: 'GET /case-lookup/summarize/{id}', weight: 1, product: 'AI_SUMMARIES', success: [200], codes: {} },
  { endpoint: 'GET /case-lookup/case-types', weight: 1, product: 'LIVE_CASE_LOOKUP', success: [200], codes: {} },
  {
    endpoint: 'POST /case-lookup/orders/download',
    permission: 'case.write',
    weight: 10,
    product: 'ORDER_DOWNLOADS',
    success: [200],
    codes: { 60436: 400, 60434: 404, 60433: 422, 61469: 503 },
  },

  // Historical search
  {
    endpoint: 'POST /historical-search',
    permission: 'historicalSearch.write',
    weight: 1,
    product: 'HISTORICAL_SEARCH',
    success: [200, 202],
    codes: {
      60405: 400,
      61454: 400,
      61455: 402,
      61456: 403,
      61457: 429,
      61452: 503,
      61465: 403,
      61466: 429,
    },
  },
  {
    endpoint: 'GET /historical-search',
    permission: 'historicalSearch.read',
    weight: 1,
    product: 'HISTORICAL_SEARCH',
    success: [200],
    codes: {},
  },
  {
    endpoint: 'GET /historical-search/{searchId}',
    permission: 'historicalSearch.read',
    weight: 1,
    product: 'HISTORICAL_SEARCH',
    success: [200],
    codes: { 61449: 404 },
  },
  {
    endpoint: 'GET /historical-search/{searchId}/results',
    permission: 'historicalSearch.read',
    weight: 1,
    product: 'HISTORICAL_SEARCH',
    success: [200],
    codes: { 61453: 400, 61455: 402, 61449: 404, 61451: 409, 61467: 409, 61450: 410, 61452: 503 },
  },
  {
    endpoint: 'GET /historical-search/{searchId}/download',
    weight: 1,
    product: 'HISTORICAL_SEARCH',
    success: [200],
    codes: {},
  },
  {
    endpoint: 'DELETE /historical-search/{searchId}',
    weight: 1,
    product: 'HISTORICAL_SEARCH',
    success: [200],
    codes: {},
  },
]

/** "Authentication" and "Errors": what any endpoint may answer with. */
export const OF_ALL = { codes: { 60001: 400, 61457: 429, 61470: 403 }, statuses: [401, 403, 429] }

/** "Permissions checked per endpoint". */
export const PERMISSIONS_NAMED = [
  'watchlist.read',
  'watchlist.write',
  'case.read',
  'case.write',
  'historicalSearch.read',
  'historicalSearch.write',
]

/** The table "Errors": code, status, and the label where it gives one. */
export const CODES: [code: number, status: number, label?: string][] = [
  [60001, 400],
  [60400, 400],
  [60401, 400],
  [60405, 400, 'PERSON_SEARCH_NOT_SUPPORTED'],
  [60406, 500],
  [60415, 400],
  [60433, 422, 'ORDER_DOWNLOAD_FAILED'],
  [60434, 404, 'ORDER_NOT_FOUND'],
  [60436, 400],
  [61449, 404],
  [61450, 410],
  [61451, 409],
  [61452, 503],
  [61453, 400],
  [61454, 400],
  [61455, 402],
  [61456, 403],
  [61457, 429],
  [61465, 403],
  [61466, 429],
  [61467, 409],
  [61469, 503, 'ORDER_DOWNLOAD_NOT_READY'],
  [61470, 403, 'PRODUCT_NOT_IN_PLAN'],
]

/** Endpoints of actions that the Specification weighs without showing their paths ("Limits", "Referenced without a shape"). */
export const WEIGHED_WITHOUT_PATH: Record<string, 10 | 50> = {
  'POST /watchlist/entities/{id}/discover': 10,
  'POST /watchlist/cases/{id}/refresh': 10,
  'POST /watchlist/exports': 10,
  'POST /watchlist/entities/import': 50,
}
