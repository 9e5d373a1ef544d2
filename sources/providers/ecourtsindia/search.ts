import { z } from 'zod'
import type { CaseStatus, IsoDate } from '../../../domain/case.ts'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { Count, Flag, NeededRows, omittedOf, present } from '../../readings.ts'
import { type CallOptions, nameSubject } from '../provider-call.ts'
import { call, reading, refuse } from './call.ts'
import type { Catalogue, CheckedFilters } from './catalogue.ts'
import type { EcourtsIndiaContext } from './config.ts'
import { foundCase, Hit } from './hits.ts'
import { Labels } from './labels.ts'

type DateField = 'filing' | 'registration' | 'firstHearing' | 'nextHearing' | 'decision'

/** A search in the source's own parameters, except `status`. Several values of one parameter mean any of them. */
export interface EcourtsIndiaSearch
  extends CheckedFilters,
    Partial<Record<`${DateField}Date${'From' | 'To'}`, IsoDate>>,
    Partial<Record<`${DateField}Years`, number[]>> {
  /** Full text over everything. */
  query?: string
  /** Parties of either side. */
  litigants?: string[]
  parties?: string[]
  petitioners?: string[]
  respondents?: string[]
  advocates?: string[]
  judges?: string[]
  /** Registration or filing numbers; hits are ranked, not exact. */
  caseNumbers?: string[]
  /** The status in our own word: sent as all the codes of the source that mean it. */
  status?: CaseStatus
  hasOrders?: boolean
  hasJudgments?: boolean
  sortOrder?: 'asc' | 'desc'
  /** From 1. */
  page: number
  /** 1 to 100. */
  pageSize: number
}

export interface FoundPage {
  cases: FoundCase[]
  /** The hits of all pages; absent when the source does not say. */
  totalHits?: number
  hasNextPage: boolean
  omittedRows: number
  /** Whether every requested code and field was looked up in the source's dictionaries. */
  filtersVerified: boolean
}

/** The source accepts 200 from some accounts, but refuses more than 100 from others. */
const MAX_PAGE_SIZE = 100

/**
 * Reads one page of a search. Codes and fields that the source's dictionaries do not know are refused before the call,
 * because the source answers them with no rows and no error. For the same reason no rows are `none` only when every
 * value could be looked up; else the call failed.
 */
export async function searchCases(
  context: EcourtsIndiaContext,
  catalogue: Catalogue,
  { status, ...query }: EcourtsIndiaSearch,
  options: CallOptions = {},
): Promise<SourceAnswer<FoundPage>> {
  const search = status === undefined ? query : { ...query, caseStatuses: await catalogue.statusCodes(status) }
  const subject = subjectOf(context.config.subjectKey, search)
  const check = isPage(search) ? await catalogue.check(search) : { unknown: ['page or pageSize'], isComplete: true }
  if (check.unknown.length > 0) {
    return refuse(context, 'search', subject, `The source does not know ${check.unknown.join(', ')}.`)
  }
  return call(
    context,
    { operation: 'search', subject, method: 'GET', path: '/api/partner/search', query: queryOf(search) },
    reading(SearchData, (data) => readPage(data, search, check.isComplete)),
    options,
  )
}

const SearchData = z.object({
  results: NeededRows(Hit),
  totalHits: Count,
  page: Count,
  hasNextPage: Flag,
  totalPages: Count,
  descriptions: Labels,
  enumDescriptions: Labels,
})

function readPage(
  data: z.output<typeof SearchData>,
  search: EcourtsIndiaSearch,
  filtersVerified: boolean,
): Reading<FoundPage> {
  const { kept, omitted } = data.results
  // Pages that repeat or have no number would never end, and each one is paid.
  if (data.page !== undefined && data.page !== search.page)
    return failed('ParseGap', `The source sent page ${data.page} instead of page ${search.page}.`)
  if (kept.length + omitted === 0 && data.hasNextPage)
    return failed('ParseGap', 'The source sent an empty page but says that there are more.')
  if (kept.length === 0 && omitted > 0) return failed('ParseGap', `None of ${omitted} rows could be read.`)
  if (kept.length === 0 && search.page === 1) return readNothing(data.totalHits, filtersVerified)
  const labels = { ...data.enumDescriptions, ...data.descriptions }
  return {
    kind: 'found',
    value: present({
      cases: kept.map((hit) => foundCase(hit, labels)),
      totalHits: data.totalHits,
      hasNextPage: hasNextPage(data, search),
      omittedRows: omitted + omittedOf(...kept.flatMap(({ petitioners, respondents }) => [petitioners, respondents])),
      filtersVerified,
    }),
  }
}

/** When the source does not mention further pages, a full page may have one. */
function hasNextPage(data: z.output<typeof SearchData>, { page, pageSize }: EcourtsIndiaSearch): boolean {
  const { hasNextPage, totalPages, results } = data
  if (hasNextPage !== undefined) return hasNextPage
  return totalPages === undefined ? results.kept.length + results.omitted >= pageSize : page < totalPages
}

function readNothing(totalHits: number | undefined, filtersVerified: boolean): Reading<never> {
  if (totalHits) return failed('ParseGap', `The source reports ${totalHits} hits but sends none.`)
  if (!filtersVerified)
    return failed('Upstream', 'There are no rows, but the filters could not be checked, so "none" is not certain.')
  return { kind: 'none' }
}

function isPage({ page, pageSize }: EcourtsIndiaSearch): boolean {
  const inRange = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max
  return inRange(page, Number.MAX_SAFE_INTEGER) && inRange(pageSize, MAX_PAGE_SIZE)
}

/** Several values of a parameter are sent as the key repeated: a comma would be taken as part of the value. */
function queryOf(search: EcourtsIndiaSearch): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, values] of Object.entries(present(search)))
    for (const value of [values].flat()) query.append(key, String(value))
  return query
}

/** Case numbers are logged as written; anything else may hold a name. */
function subjectOf(key: string, search: EcourtsIndiaSearch): string {
  const { caseNumbers, query, litigants, parties, petitioners, respondents, advocates, judges } = search
  const names = [query, litigants, parties, petitioners, respondents, advocates, judges]
    .flat()
    .filter((name) => name !== undefined)
  return names.length > 0 ? nameSubject(key, names) : (caseNumbers?.join(', ') ?? 'filters only')
}
