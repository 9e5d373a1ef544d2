import type { FoundCase } from '../../domain/found-cases/found-case.ts'
import type { PartyType, SearchCriteria, SearchFilters } from '../../domain/historical-search/search.ts'
import { compareCompany } from '../../domain/matching/company.ts'
import { searchedNames } from '../../domain/matching/searched-names.ts'
import { POSSIBLE_FROM } from '../../domain/matching/thresholds.ts'
import type { SourceAnswer } from '../../domain/source.ts'
import type { Attestr } from '../../sources/providers/attestr/client.ts'
import type { EcourtsIndia } from '../../sources/providers/ecourtsindia/client.ts'
import type { EcourtsIndiaSearch } from '../../sources/providers/ecourtsindia/search.ts'

/** One page of what a source knows of a company. */
export interface FoundCasesPage {
  cases: FoundCase[]
  /** Where to go on; absent on the last page. */
  nextCursor?: string
  /** Of the whole search, where the source gives it and its pages can be read in any order. */
  pagesInAll?: number
}

/**
 * Reads a page, counted from 0. Cursors are the reader's own and mean something to it alone; undefined for the first page and for one
 * that is read before the page that precedes it.
 */
export type ReadFoundCases = (
  search: { searchId: string; criteria: SearchCriteria; page: number; cursor: string | undefined },
  signal: AbortSignal,
) => Promise<SourceAnswer<FoundCasesPage>>

/** What both sources are asked for at a time: the most they give. */
const CASES_PER_CALL = 100

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

/**
 * Reads the source that scores names by their likeness and takes one at a time, without filters. Its cursor is `<name>:<skip>`: the
 * cases of the name itself, then those of each variation that the source could not take for it.
 */
export function attestrReader({ searchBusiness }: Attestr): ReadFoundCases {
  return async ({ searchId, criteria, cursor = '0:0' }, signal) => {
    const names = unlikeNames(criteria)
    const [nth = 0, skip = 0] = cursor.split(':').map(Number)
    const answer = await searchBusiness(
      {
        tag: searchId,
        businessName: names[nth] ?? criteria.name,
        ...(criteria.registrationNumber === undefined ? {} : { registrationNumber: criteria.registrationNumber }),
        address: criteria.location ?? 'India',
        threshold: POSSIBLE_FROM,
        skip,
        limit: CASES_PER_CALL,
      },
      { signal },
    )
    const nextName = nth + 1 < names.length ? { nextCursor: `${nth + 1}:0` } : {}
    if (answer.kind === 'failed') return answer
    if (answer.kind === 'none') return { ...answer, kind: 'found', value: { cases: [], ...nextName } }
    const { cases, nextSkip } = answer.value
    return {
      ...answer,
      value: { cases, ...(nextSkip === undefined ? nextName : { nextCursor: `${nth}:${nextSkip}` }) },
    }
  }
}

/** The name and the client's variations, each that is not a mere spelling of one before it. */
function unlikeNames({ name, nameVariations }: SearchCriteria): string[] {
  const names = [name]
  for (const variation of nameVariations) {
    const isSpelling = names.some((other) => compareCompany(other, variation).verdict === 'MATCH')
    if (!isSpelling) names.push(variation)
  }
  return names
}

function noneIsEmpty<T>(answer: Exclude<SourceAnswer<T>, { kind: 'found' }>): SourceAnswer<FoundCasesPage> {
  return answer.kind === 'none' ? { ...answer, kind: 'found', value: { cases: [] } } : answer
}
