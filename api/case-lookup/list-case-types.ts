import { z } from 'zod'
import { courtOf } from '../../domain/courts/index.ts'
import { COURT_TYPES, IDENTIFIER_FIELDS } from '../../domain/courts/types.ts'
import { endpoint } from '../http/endpoint.ts'

const CodeName = z.strictObject({ code: z.string(), name: z.string() })

/**
 * `GET /case-lookup/case-types`: lists what identifies a case in one court type. Codes that are not listed are accepted
 * too.
 */
export const listCaseTypes = endpoint({
  method: 'GET',
  path: '/case-lookup/case-types',
  summary: 'List the case types, establishments and identifier combinations of a court type',
  weight: 1,
  product: 'LIVE_CASE_LOOKUP',
  permission: 'case.read',
  query: z.strictObject({ courtType: z.enum(COURT_TYPES), establishmentCode: z.string().max(100).optional() }),
  returns: 'The case types, establishments and identifier combinations of the court type.',
  replies: {
    200: z.strictObject({
      courtType: z.enum(COURT_TYPES),
      caseTypes: z.array(CodeName),
      establishments: z.array(CodeName),
      requires: z
        .array(z.array(z.enum(IDENTIFIER_FIELDS)))
        .meta({ description: 'Each of these combinations of fields identifies a case.' }),
    }),
  },
  errors: [],
  async handle({ query }) {
    const court = courtOf(query.courtType)
    return {
      courtType: query.courtType,
      caseTypes: court.caseTypes(query.establishmentCode),
      establishments: court.establishments,
      requires: court.requires,
    }
  },
})
