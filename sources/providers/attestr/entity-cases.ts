import type { NamedEntity } from '../../../domain/discovery/discover.ts'
import { POSSIBLE_FROM } from '../../../domain/matching/thresholds.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { CASES_PER_CALL, type ReadEntityCases } from '../provider-source.ts'
import type { Attestr } from './client.ts'
import type { FoundSlice } from './party-search.ts'

/**
 * Reads the source that scores names by their likeness, one entity at a time. It takes no date: every search reads all
 * of the entity's cases.
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
