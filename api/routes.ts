import { listCaseTypes } from './case-lookup/list-case-types.ts'
import { lookUpCase } from './case-lookup/look-up-case.ts'
import { readLookup } from './case-lookup/read-lookup.ts'
import type { AnyEndpoint } from './frame/endpoint.ts'
import { cancelSearch } from './historical-search/cancel-search.ts'
import { downloadResults } from './historical-search/download-results.ts'
import { listSearches } from './historical-search/list-searches.ts'
import { readResults } from './historical-search/read-results.ts'
import { readSearch } from './historical-search/read-search.ts'
import { startSearch } from './historical-search/start-search.ts'

/** Every endpoint that needs a key, fixed paths before those with parameters. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  // Live case lookup
  lookUpCase,
  listCaseTypes,
  readLookup,

  // Historical search
  startSearch,
  listSearches,
  readSearch,
  cancelSearch,
  readResults,
  downloadResults,
]
