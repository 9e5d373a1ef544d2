import { type FoundCase, filingYear } from '../found-cases/found-case.ts'
import type { SearchFilters } from './search.ts'

/** The earliest year that a filter can name (Specification, "Limits": `fromYear`, `toYear`). */
export const FIRST_YEAR = 1950

/** The last year of four digits, which every date of a case has. */
export const LAST_YEAR = 9999

export interface FilterProblem {
  path: string
  message: string
}

/**
 * Returns the filters that no case can meet: a year before `FIRST_YEAR`, a start in the future or after the end.
 * @param thisYear the year in India: no case is filed later than today
 */
export function filterProblems({ fromYear, toYear }: SearchFilters, thisYear: number): FilterProblem[] {
  const years = Object.entries({ fromYear, toYear }).flatMap(([field, year]) =>
    year == null || (year >= FIRST_YEAR && year <= LAST_YEAR)
      ? []
      : [{ path: `filters.${field}`, message: `Must be a year from ${FIRST_YEAR} to ${LAST_YEAR}.` }],
  )
  if (years.length > 0) return years
  if (fromYear != null && fromYear > thisYear)
    return [{ path: 'filters.fromYear', message: `Cannot be later than ${thisYear}: no case is filed in the future.` }]
  if (fromYear != null && toYear != null && fromYear > toYear)
    return [{ path: 'filters.fromYear', message: '`fromYear` is later than `toYear`.' }]
  return []
}

/**
 * Returns whether a case certainly meets the filters. A case without the value does not: a source without filters sends
 * such cases too.
 */
export function passesFilters(found: FoundCase, { fromYear, toYear, caseStatus }: SearchFilters): boolean {
  if (caseStatus && caseStatus !== 'ALL' && found.status !== caseStatus) return false
  if (fromYear == null && toYear == null) return true
  const year = filingYear(found)
  return year !== undefined && year >= (fromYear ?? 0) && year <= (toYear ?? LAST_YEAR)
}
