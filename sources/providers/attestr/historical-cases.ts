import type { SearchCriteria } from '../../../domain/historical-search/search.ts'
import { compareCompany } from '../../../domain/matching/company.ts'
import { POSSIBLE_FROM } from '../../../domain/matching/thresholds.ts'
import { CASES_PER_CALL, type ReadFoundCases } from '../provider-source.ts'
import type { Attestr } from './client.ts'

/**
 * Reads the source that scores names by their likeness and takes one at a time, without filters. Its cursor is
 * `<name>:<skip>`: the cases of the name itself, then those of each variation that the source could not take for it.
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

/** The name and the client's variations, without mere spellings of one before. */
function unlikeNames({ name, nameVariations }: SearchCriteria): string[] {
  const names = [name]
  for (const variation of nameVariations) {
    const isSpelling = names.some((other) => compareCompany(other, variation).verdict === 'MATCH')
    if (!isSpelling) names.push(variation)
  }
  return names
}
