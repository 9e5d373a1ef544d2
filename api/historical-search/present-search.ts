import { z } from 'zod'
import type { HistoricalSearch } from '../../db/historical-search/historical-searches.ts'
import { FOUND_COURT_TYPES } from '../../domain/found-cases/found-case.ts'
import { HISTORICAL_PAGE_SIZE } from '../../domain/historical-search/pages.ts'
import { PARTY_TYPES, SEARCH_MODES, statusAt } from '../../domain/historical-search/search.ts'
import { CaseIdentifierAnswer } from '../case-lookup/case-identifier.ts'
import { isReferenceOfKey } from './key-reference.ts'
import { Filters } from './search-request.ts'

const text = z.string().nullable()
const day = z.string().nullable().meta({ description: 'YYYY-MM-DD' })
const PartyType = z.enum(PARTY_TYPES)

const WARNINGS = {
  RESULT_CAP_REACHED: 'There are more cases than the plan allows for one search.',
  SOURCE_UNAVAILABLE: 'A data source could not be read. Cases that only this source has are missing.',
} as const
type WarningCode = keyof typeof WARNINGS

/** A search as clients see it (Specification, "Historical search record"). */
export const SearchRecord = z
  .strictObject({
    searchId: z.string(),
    mode: z.enum(SEARCH_MODES),
    status: z.enum(['ACTIVE', 'RUNNING', 'COMPLETE', 'FAILED', 'EXPIRED']).meta({
      description:
        'A `SYNC` search is `ACTIVE`: its pages can be read. An `ASYNC` search is `RUNNING`, then `COMPLETE` or `FAILED`. Both are `EXPIRED` in the end, and their results are deleted.',
    }),
    name: z.string().meta({ description: 'The name that was searched.' }),
    partyType: PartyType,
    filters: Filters,
    clientReference: text,
    delivered: z.number().int(),
    collected: z.number().int().optional().meta({ description: 'Present for ASYNC searches only.' }),
    completedAt: z.number().int().nullable().optional().meta({ description: 'Present for ASYNC searches only.' }),
    failureReason: z.string().optional().meta({ description: 'Present if the status is FAILED.' }),
    warnings: z.array(
      z.strictObject({ code: z.enum(['RESULT_CAP_REACHED', 'SOURCE_UNAVAILABLE']), message: z.string() }),
    ),
    createdAt: z.number().int(),
    expiresAt: z.number().int(),
  })
  .meta({ id: 'HistoricalSearch' })
type SearchRecord = z.infer<typeof SearchRecord>

/** One case of a search (Specification, "Historical search result"). */
export const SearchResult = z
  .strictObject({
    caseRef: z.string().meta({
      description:
        'A stable ID. The same case has the same `caseRef` in every search and account if its sources give the same permanent number for it. See docs/historical-search.md.',
    }),
    caseIdentifier: CaseIdentifierAnswer.nullable(),
    identifierStatus: z.enum(['CONFIRMED', 'NEEDS_CONFIRMATION']),
    courtType: z.enum(FOUND_COURT_TYPES),
    court: text,
    state: text,
    district: text,
    bench: text,
    caseType: text,
    caseTypeName: text,
    caseNature: text,
    caseNumber: text,
    filingNumber: text,
    registrationNumber: text,
    caseStatus: text,
    natureOfDisposal: text,
    cnrNumber: text,
    filingDate: day,
    registrationDate: day,
    nextHearingDate: day,
    decisionDate: day,
    filingYear: z.number().int().nullable(),
    petitioner: text,
    respondent: text,
    partyRole: PartyType.nullable(),
    matchedParty: text,
    petitioners: z.array(z.string()),
    respondents: z.array(z.string()),
    partyCountTruncated: z.boolean(),
  })
  .meta({ id: 'HistoricalResult' })

/** A page of results with the search it belongs to. */
export const ResultsPage = SearchRecord.extend({
  pageSize: z.literal(HISTORICAL_PAGE_SIZE),
  results: z.array(SearchResult),
  nextPageToken: text.meta({ description: 'The token of the next page. Null if there are no more results.' }),
}).meta({ id: 'HistoricalResultsPage' })

/** Returns a search as it is at an instant. */
export function presentSearch(search: HistoricalSearch, now: number): SearchRecord {
  const { mode, criteria, clientReference, merging, completedAt } = search
  const status = statusAt(search, now)
  return {
    searchId: search.searchId,
    mode,
    status,
    name: criteria.name,
    partyType: criteria.partyType,
    filters: criteria.filters,
    clientReference: clientReference !== null && isReferenceOfKey(clientReference) ? null : clientReference,
    delivered: search.delivered,
    ...(mode === 'ASYNC' ? { collected: merging.collected, completedAt } : {}),
    ...(status === 'FAILED' ? { failureReason: search.failureReason ?? 'INTERNAL_ERROR' } : {}),
    warnings: warningsOf(search),
    createdAt: search.createdAt,
    expiresAt: search.expiresAt,
  }
}

function warningsOf({ merging: { capReached, sources } }: HistoricalSearch) {
  const codes: WarningCode[] = [
    ...(capReached ? (['RESULT_CAP_REACHED'] as const) : []),
    ...(sources.some(({ state }) => state === 'LEFT_OUT') ? (['SOURCE_UNAVAILABLE'] as const) : []),
  ]
  return codes.map((code) => ({ code, message: WARNINGS[code] }))
}
