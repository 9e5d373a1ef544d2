import type { IsoDate } from '../../domain/case.ts'
import type { NamedEntity } from '../../domain/discovery/discover.ts'
import { namesToAsk } from '../../domain/discovery/searches.ts'
import type { FoundCase } from '../../domain/found-cases/found-case.ts'
import { POSSIBLE_FROM } from '../../domain/matching/thresholds.ts'
import type { SourceAnswer } from '../../domain/source.ts'
import type { Attestr } from '../../sources/providers/attestr/client.ts'
import type { FoundSlice } from '../../sources/providers/attestr/party-search.ts'
import type { EcourtsIndia } from '../../sources/providers/ecourtsindia/client.ts'

/** What a source is asked for watched entities. */
export interface EntityQuestion {
  /** The caller's own name of the question, up to 50 characters. */
  tag: string
  entities: NamedEntity[]
  /** Only cases filed on this day or later; undefined for all there are. */
  filedSince: IsoDate | undefined
  /** The reader's own, of the page before; null for the first page. */
  cursor: string | null
}

export interface EntityCasesPage {
  cases: FoundCase[]
  /** Where to go on; null on the last page. */
  nextCursor: string | null
}

/** Reads one page of the cases in which one of the entities may be a party. `none` is a page without cases that ends the search. */
export type ReadEntityCases = (question: EntityQuestion, signal: AbortSignal) => Promise<SourceAnswer<EntityCasesPage>>

/** What both sources are asked for at a time: the most they give. */
const CASES_PER_CALL = 100

/**
 * Reads the source that takes many names and a day in one call. It is asked with a letter amiss in each word, so that a name that was
 * mistyped is found too; over all years, where that would bring in whole families of names, for the names as they stand.
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

/**
 * Reads the source that scores names by their likeness, one entity at a time. It takes no day: every search reads all cases that it
 * has of the entity.
 */
export function attestrEntityReader(attestr: Attestr): ReadEntityCases {
  return async ({ tag, entities: [entity], cursor }, signal) => {
    if (!entity) throw new Error('a search must have an entity')
    const skip = Number(cursor ?? 0)
    const answer = await searchParty(attestr, entity, { tag, skip }, signal)
    if (answer.kind !== 'found') return answer
    const { cases, nextSkip } = answer.value
    return { ...answer, value: { cases, nextCursor: nextSkip === undefined ? null : String(nextSkip) } }
  }
}

function searchParty(
  { searchBusiness, searchPerson }: Attestr,
  { entityType, name, fatherName, birthDate, location, registrationNumber }: NamedEntity,
  { tag, skip }: { tag: string; skip: number },
  signal: AbortSignal,
): Promise<SourceAnswer<FoundSlice>> {
  const search = { tag, address: location ?? 'India', threshold: POSSIBLE_FROM, skip, limit: CASES_PER_CALL }
  if (entityType === 'BUSINESS') {
    const registered = registrationNumber === null ? {} : { registrationNumber }
    return searchBusiness({ ...search, businessName: name, ...registered }, { signal })
  }
  if (fatherName === null || birthDate === null)
    throw new Error('this source needs the father and birth date of a person')
  return searchPerson({ ...search, name, fatherName, birthDate }, { signal })
}
