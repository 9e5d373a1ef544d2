import type { PartyType, SearchFilters } from '../../../domain/historical-search/search.ts'
import { searchedNames } from '../../../domain/matching/searched-names.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { CASES_PER_CALL, type FoundCasesPage, type ReadFoundCases } from '../provider-source.ts'
import type { EcourtsIndia } from './client.ts'
import type { EcourtsIndiaSearch } from './search.ts'

/** Reads the source that takes sides, years and status as filters and sorts by filing date; its pages have numbers. */
export function ecourtsIndiaReader({ searchCases }: EcourtsIndia): ReadFoundCases {
  return async ({ criteria, page }, signal) => {
    const { name, nameVariations, generatedVariations } = criteria
    const search: EcourtsIndiaSearch = {
      [NAMES_OF_SIDE[criteria.partyType]]: searchedNames([name, ...nameVariations, ...generatedVariations]),
      nameMatchMode: 'phrase',
      ...filtersOf(criteria.filters),
      sortBy: 'filingDate',
      sortOrder: 'desc',
      page: page + 1,
      pageSize: CASES_PER_CALL,
    }
    const answer = await searchCases(search, { signal })
    if (answer.kind !== 'found') return noneIsEmpty(answer)
    const { cases, hasNextPage, totalHits } = answer.value
    return {
      ...answer,
      value: {
        cases,
        ...(hasNextPage ? { nextCursor: String(page + 1) } : {}),
        ...(totalHits === undefined ? {} : { pagesInAll: Math.ceil(totalHits / CASES_PER_CALL) }),
      },
    }
  }
}

const NAMES_OF_SIDE = {
  PETITIONER: 'petitioners',
  RESPONDENT: 'respondents',
  BOTH: 'litigants',
} as const satisfies Record<PartyType, keyof EcourtsIndiaSearch>

function filtersOf({ fromYear, toYear, caseStatus }: SearchFilters): Partial<EcourtsIndiaSearch> {
  return {
    ...(fromYear == null ? {} : { filingDateFrom: `${fromYear}-01-01` }),
    ...(toYear == null ? {} : { filingDateTo: `${toYear}-12-31` }),
    ...(caseStatus === undefined || caseStatus === 'ALL' ? {} : { status: caseStatus }),
  }
}

function noneIsEmpty<T>(answer: Exclude<SourceAnswer<T>, { kind: 'found' }>): SourceAnswer<FoundCasesPage> {
  return answer.kind === 'none' ? { ...answer, kind: 'found', value: { cases: [] } } : answer
}
