import { endpoint } from '../http/endpoint.ts'
import { findSearch, SearchParams } from './find-search.ts'
import { presentSearch, SearchRecord } from './present-search.ts'

/** `GET /historical-search/{searchId}`: returns the status and counters of a search, without asking a source. */
export const readSearch = endpoint({
  method: 'GET',
  path: '/historical-search/:searchId',
  summary: 'Get the status of a historical search',
  weight: 1,
  product: 'HISTORICAL_SEARCH',
  permission: 'historicalSearch.read',
  params: SearchParams,
  returns: 'The search with its status and counters.',
  replies: { 200: SearchRecord },
  errors: ['HISTORICAL_SEARCH_NOT_FOUND'],
  async handle({ params, caller }, services) {
    return presentSearch(await findSearch(services, caller, params.searchId), Date.now())
  },
})
