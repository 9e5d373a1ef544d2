import { answersNames } from '../name-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call, Endpoint } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { answerData } from './envelope.ts'
import { answerError, ERRORS } from './errors.ts'
import { type Parameters, readParameters } from './parameters.ts'
import { asksUnknownCode, dateOf, judicialSectionOf, passesFilters } from './search-filters.ts'
import { type FoundTitle, hitsOf, nameQueriesOf } from './search-hits.ts'
import { MAX_PAGE_SIZE, SORTABLE_FIELDS, type SortableField, USUAL_PAGE_SIZE } from './search-limits.ts'

/**
 * `GET /search`: cases by name of a party, by number, by filters. An unknown parameter, code or sort field brings 200
 * with no rows and no explanation.
 */
export const search: Endpoint = {
  operation: 'search',
  method: 'get',
  path: '/search',
  async answer(call, sandbox) {
    const parameters = readParameters(call)
    const page = readPage(call, parameters)
    if (!page) return
    if (
      !(await answersNames(
        sandbox,
        call,
        'ecourtsindia',
        nameQueriesOf(parameters).flatMap(({ names }) => names),
      ))
    ) {
      return ERRORS.internal(call)
    }
    answerData(call, sandbox, pageOf(findAll(sandbox, parameters), page, parameters), 'requestId')
  },
}

interface Page {
  page: number
  pageSize: number
}

/** Reads the requested page; answers the error, or that nothing was asked, and returns undefined. */
function readPage(call: Call, parameters: Parameters): Page | undefined {
  const page = Number(parameters.first('page') ?? 1)
  const pageSize = Number(parameters.first('pageSize') ?? USUAL_PAGE_SIZE)
  if (!Number.isInteger(page) || page < 1) return refuse(call, 'PAGE_INVALID', 'Page must be 1 or greater')
  if (!Number.isInteger(pageSize) || pageSize < 1)
    return refuse(call, 'PAGE_SIZE_INVALID', 'Page size must be positive')
  if (pageSize > MAX_PAGE_SIZE) return refuse(call, 'PAGE_SIZE_EXCEEDED', `Page size cannot exceed ${MAX_PAGE_SIZE}`)
  if (!parameters.asksSomething) return refuse(call, 'MISSING_FILTER', 'At least one search filter is required')
  return { page, pageSize }
}

function refuse(call: Call, code: string, message: string): undefined {
  answerError(call, 400, code, message)
}

function findAll(sandbox: Sandbox, parameters: Parameters): FoundTitle[] {
  const sortBy = SORTABLE_FIELDS.find((field) => field === (parameters.first('sortBy') ?? 'score'))
  if (parameters.hasUnknown || asksUnknownCode(parameters) || !sortBy) return []
  const found = hitsOf(sandbox, parameters).filter((hit) => passesFilters(hit, parameters))
  return sorted(found, sortBy, parameters.first('sortOrder') === 'asc')
}

/** Hits come best first; a date sorts them latest first by default, those without that date at the end. */
function sorted(found: FoundTitle[], sortBy: SortableField, ascending: boolean): FoundTitle[] {
  if (sortBy === 'score') return found
  const day = DAYS[sortBy]
  const dated = found.map((hit) => ({ hit, date: dateOf(hit, day) ?? (ascending ? '9999' : '0000') }))
  const byDate = dated.sort((a, b) => a.date.localeCompare(b.date) * (ascending ? 1 : -1))
  return byDate.map(({ hit }) => hit)
}

const DAYS = {
  filingDate: 'filing',
  registrationDate: 'registration',
  nextHearingDate: 'nextHearing',
  decisionDate: 'decision',
} as const

function pageOf(found: FoundTitle[], { page, pageSize }: Page, parameters: Parameters) {
  const rows = found.slice((page - 1) * pageSize, page * pageSize).flatMap(({ readCase }) => readCase() ?? [])
  const totalPages = Math.ceil(found.length / pageSize)
  return {
    results: rows.map(resultRow),
    totalHits: found.length,
    page,
    pageSize,
    totalPages,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1,
    processingTimeMs: 12,
    facets: parameters.first('includeFacetCounts') === 'true' ? { caseStatus: statusFacet(found) } : {},
  }
}

/**
 * A row of results. Cases of tribunals and commissions have no CNR. The court's code here is the one of six characters
 * or more.
 */
function resultRow(page: WorldCase) {
  return {
    id: page.key,
    cnr: page.cnr ?? null,
    caseType: page.caseType.code,
    caseTypeRaw: page.caseType.printed,
    caseStatus: page.status,
    disposalTypeRaw: page.natureOfDisposal ?? null,
    filingNumber: page.filingNumber ?? page.diaryNumber ?? '',
    filingDate: page.filingDate,
    registrationNumber: page.registrationNumber ?? '',
    registrationDate: page.registrationDate ?? null,
    nextHearingDate: page.nextHearingDate ?? page.decisionDate ?? null,
    decisionDate: page.decisionDate ?? null,
    judges: page.judge && page.forum.type !== 'DC' ? [page.judge] : [],
    petitioners: page.petitioners.map(({ name }) => name),
    petitionerAdvocates: page.petitioners.flatMap(({ advocate }) => advocate ?? []),
    respondents: page.respondents.map(({ name }) => name),
    respondentAdvocates: page.respondents.flatMap(({ advocate }) => advocate ?? []),
    actsAndSections: page.acts,
    courtCode: page.forum.code,
    courtName: page.forum.name,
    state: page.forum.state?.code ?? '',
    district: page.forum.district ?? '',
    benchName: page.forum.bench ?? '',
    judicialSection: judicialSectionOf(page),
    caseCategory: 'UNKNOWN',
    benchType: 'SINGLE',
    aiKeywords: [],
  }
}

function statusFacet(found: readonly FoundTitle[]) {
  const pending = found.filter(({ title }) => title.status === 'PENDING').length
  return {
    values: { PENDING: pending, DISPOSED: found.length - pending },
    totalValues: 2,
    hasMore: false,
    facetType: 'terms',
  }
}
