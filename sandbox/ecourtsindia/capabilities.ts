import type { Endpoint } from '../simulated-source.ts'
import { NAME_MATCH_MODES } from '../world/name-matching.ts'
import { answerData } from './envelope.ts'
import { MAX_PAGE_SIZE, SORTABLE_FIELDS } from './search-limits.ts'

/** `GET /search/capabilities`: the search's sort fields, its ways to compare names, its longest page. */
export const capabilities: Endpoint = {
  operation: 'capabilities',
  method: 'get',
  path: '/search/capabilities',
  answer(call, sandbox) {
    answerData(
      call,
      sandbox,
      {
        sortableFields: SORTABLE_FIELDS,
        facetableFields: ['caseStatus'],
        projectableFields: ['cnr', 'petitioners', 'respondents', 'judges'],
        presenceFilterableFields: ['hasOrders', 'hasJudgments'],
        nameMatchModes: NAME_MATCH_MODES,
        courtLevels: ['SC', 'HC', 'DC', 'TRIBUNAL'],
        partnerMaxPageSize: MAX_PAGE_SIZE,
        maxFacetValues: 1000,
      },
      'requestId',
    )
  },
}
