import { CASE_FIELDS } from '../../db/watchlist/tracked-cases/search-fields.ts'
import { caseRecord } from '../../domain/watchlist/watchlist-records.ts'
import { endpoint } from '../http/endpoint.ts'
import { searchAnswer, searchBody } from '../http/search.ts'
import { CaseRecord } from './case-record.ts'

/**
 * `POST /watchlist/cases/search`: finds the account's cases and those shared with the caller, without archived ones.
 */
export const searchCases = endpoint({
  method: 'POST',
  path: '/watchlist/cases/search',
  summary: 'Search tracked cases',
  weight: 1,
  looksThrough: true,
  product: 'WATCHLIST',
  permission: 'case.read',
  body: searchBody(CASE_FIELDS),
  returns: 'The matching tracked cases.',
  replies: { 200: searchAnswer(CaseRecord) },
  errors: [],
  async handle({ body, caller }, { db }) {
    const { recordsFiltered, records } = await db.trackedCases.search(caller, body)
    return { recordsFiltered, records: records.map(caseRecord) }
  },
})
