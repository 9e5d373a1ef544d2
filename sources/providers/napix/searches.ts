import type { CaseStatus } from '../../../domain/case.ts'
import { namesToAsk } from '../../../domain/discovery/searches.ts'
import type { SearchFilters } from '../../../domain/historical-search/search.ts'
import { searchedNames } from '../../../domain/matching/searched-names.ts'
import { present } from '../../readings.ts'
import type { ReadEntityCases, ReadFoundCases } from '../provider-source.ts'
import type { Napix } from './client.ts'
import { walkOn } from './walk.ts'

const NEW_CASES: readonly CaseStatus[] = ['PENDING']
const ALL_CASES: readonly CaseStatus[] = ['PENDING', 'DISPOSED']

/** Reads the cases of one entity, court by court and year by year: of a day's search the pending ones of the years since. */
export function napixEntityReader(napix: Napix, courts: readonly string[]): ReadEntityCases {
  return async ({ entities, filedSince, cursor }, signal) => {
    const walk = {
      names: [...new Set(entities.flatMap(namesToAsk))],
      courts,
      fromYear: filedSince === undefined ? undefined : Number(filedSince.slice(0, 4)),
      statuses: filedSince === undefined ? ALL_CASES : NEW_CASES,
    }
    const answer = await walkOn(napix, walk, cursor ?? undefined, signal)
    if (answer.kind !== 'found') return answer
    const { cases, nextCursor } = answer.value
    return { ...answer, value: { cases, nextCursor: nextCursor ?? null } }
  }
}

/** Reads the cases of a historical search, one court, year and status a page. */
export function napixReader(napix: Napix, courts: readonly string[]): ReadFoundCases {
  return async ({ criteria, cursor }, signal) => {
    const { name, nameVariations, generatedVariations, filters } = criteria
    const walk = {
      names: searchedNames([name, ...nameVariations, ...generatedVariations]),
      courts,
      fromYear: filters.fromYear ?? undefined,
      toYear: filters.toYear ?? undefined,
      statuses: statusesOf(filters),
    }
    const answer = await walkOn(napix, walk, cursor, signal)
    if (answer.kind !== 'found') return answer
    const { cases, nextCursor, stepsInAll } = answer.value
    return { ...answer, value: present({ cases, nextCursor, pagesInAll: stepsInAll }) }
  }
}

function statusesOf({ caseStatus }: SearchFilters): readonly CaseStatus[] {
  return caseStatus === undefined || caseStatus === 'ALL' ? ALL_CASES : [caseStatus]
}
