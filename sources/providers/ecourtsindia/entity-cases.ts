import { namesToAsk } from '../../../domain/discovery/searches.ts'
import { CASES_PER_CALL, type ReadEntityCases } from '../provider-source.ts'
import type { EcourtsIndia } from './client.ts'

/**
 * Reads the source that takes many names and a date in one call. One letter of each word may be wrong, so that a
 * mistyped name is found too. A search over all years, where that would match whole families of names, uses the names
 * as written.
 */
export function ecourtsIndiaEntityReader({ searchCases }: EcourtsIndia): ReadEntityCases {
  return async ({ entities, filedSince, cursor }, signal) => {
    const page = Number(cursor ?? 1)
    const answer = await searchCases(
      {
        litigants: [...new Set(entities.flatMap(namesToAsk))],
        ...(filedSince === undefined
          ? { nameMatchMode: 'phrase' }
          : { nameMatchMode: 'fuzzy', filingDateFrom: filedSince }),
        sortBy: 'filingDate',
        sortOrder: 'desc',
        page,
        pageSize: CASES_PER_CALL,
      },
      { signal },
    )
    if (answer.kind !== 'found') return answer
    const { cases, hasNextPage } = answer.value
    return { ...answer, value: { cases, nextCursor: hasNextPage ? String(page + 1) : null } }
  }
}
