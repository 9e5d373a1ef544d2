import type { CaseStatus } from '../../../domain/case.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { readCapabilities } from './capabilities.ts'
import type { EcourtsIndiaContext } from './config.ts'
import { readEnums } from './enums.ts'
import { readStatus } from './status.ts'

/** The filters that take codes, each with its dictionary. */
const CODE_FILTERS = {
  courtCodes: 'courtCode',
  caseTypes: 'caseType',
  caseStatuses: 'caseStatus',
  judicialSections: 'judicialSection',
  caseCategories: 'caseCategory',
  benchTypes: 'benchType',
  stateCodes: 'stateCode',
} as const
type CodeFilter = keyof typeof CODE_FILTERS

/** The parts of a search that take only values the source knows. */
export interface CheckedFilters extends Partial<Record<CodeFilter, string[]>> {
  /** A field of `Capabilities.sortableFields`. */
  sortBy?: string
  /** Whether a match needs every word of a name, any of them, all in this order, or all with one letter wrong. */
  nameMatchMode?: 'all' | 'any' | 'phrase' | 'fuzzy'
}

/** Whether a search uses only values that the source knows. */
export interface FilterCheck {
  /** The values that the source's dictionaries do not hold. */
  unknown: string[]
  /** False when a needed dictionary could not be read or is missing. */
  isComplete: boolean
}

export interface Catalogue {
  check(filters: CheckedFilters): Promise<FilterCheck>
  /**
   * The source's codes for a status, e.g. disposed, dismissed and withdrawn; the plain word alone where no dictionary
   * has more.
   */
  statusCodes(status: CaseStatus): Promise<string[]>
}

/** Codes and fields change now and then; a day is soon enough to notice. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** The source's dictionaries, read when first needed and kept for a day. A failure to read them is not kept. */
export function createCatalogue(context: EcourtsIndiaContext): Catalogue {
  const capabilities = keep(() => readCapabilities(context))
  const enums = keep(() => readEnums(context))
  return {
    async check(filters) {
      const { sortBy, nameMatchMode } = filters
      const wantedCodes = codesOf(filters)
      const [able, dictionaries] = await Promise.all([
        (sortBy ?? nameMatchMode) ? capabilities() : undefined,
        wantedCodes.length > 0 ? enums() : undefined,
      ])
      return verdict([
        ...(sortBy === undefined ? [] : [checkFilter('sortBy', [sortBy], able?.sortableFields)]),
        ...(nameMatchMode === undefined ? [] : [checkFilter('nameMatchMode', [nameMatchMode], able?.nameMatchModes)]),
        ...wantedCodes.map(({ filter, group, codes }) =>
          checkFilter(
            filter,
            codes,
            dictionaries?.groups[group]?.map(({ code }) => code),
          ),
        ),
      ])
    },

    async statusCodes(status) {
      const known = (await enums())?.groups[CODE_FILTERS.caseStatuses] ?? []
      const codes = known.map(({ code }) => code).filter((code) => readStatus(code) === status)
      return codes.length > 0 ? codes : [status]
    },
  }
}

function codesOf(filters: CheckedFilters) {
  const known = Object.entries(CODE_FILTERS) as [CodeFilter, string][]
  return known.flatMap(([filter, group]) => {
    const codes = filters[filter] ?? []
    return codes.length > 0 ? [{ filter, group, codes }] : []
  })
}

function checkFilter(filter: string, wanted: string[], known: string[] | undefined): FilterCheck {
  if (!known || known.length === 0) return { unknown: [], isComplete: false }
  const unknown = wanted.filter((value) => !isKnown(value, known)).map((value) => `${filter} ${value}`)
  return { unknown, isComplete: true }
}

/** The dictionary holds some High Courts without the two characters of the bench. */
function isKnown(value: string, known: string[]): boolean {
  return known.includes(value) || (/^[A-Z]{4}\d{2}$/.test(value) && known.includes(value.slice(0, 4)))
}

function verdict(checks: FilterCheck[]): FilterCheck {
  return { unknown: checks.flatMap(({ unknown }) => unknown), isComplete: checks.every(({ isComplete }) => isComplete) }
}

/** Keeps a result for a day; concurrent callers share one call. */
function keep<T>(read: () => Promise<SourceAnswer<T>>): () => Promise<T | undefined> {
  let cached: { value: T; until: number } | undefined
  let underWay: Promise<T | undefined> | undefined
  const refresh = async () => {
    const answer = await read()
    if (answer.kind !== 'found') return undefined
    cached = { value: answer.value, until: Date.now() + KEPT_MS }
    return answer.value
  }
  return async () => {
    if (cached && cached.until > Date.now()) return cached.value
    underWay ??= refresh().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
