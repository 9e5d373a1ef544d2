import { COURT_TYPES } from '../../domain/courts/types.ts'
import type { Endpoint } from '../simulated-source.ts'
import { CASE_TYPES, establishmentCodeOf, FORUMS } from '../world/forums.ts'
import { malformed } from './errors.ts'

/** `GET /ecourtx/case-types?courtType=`: the establishments of a court type with the case types each takes. */
export const caseTypes: Endpoint = {
  operation: 'case-types',
  method: 'get',
  path: '/api/v2/public/ecourtx/case-types',
  answer(call) {
    const courtType = COURT_TYPES.find((type) => type === call.query.courtType)
    if (!courtType) return malformed(call, 'Invalid input: courtType')
    call.body = FORUMS[courtType].map((forum) => ({
      state: forum.state?.name ?? '',
      district: forum.district ?? '',
      establishmentCode: establishmentCodeOf(forum),
      establishmentName: forum.name,
      caseTypes: CASE_TYPES[courtType].map(({ printed, name }) => ({ caseType: printed, caseTypeName: name })),
    }))
  },
}
