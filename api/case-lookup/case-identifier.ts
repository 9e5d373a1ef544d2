import { z } from 'zod'
import { readIdentifier } from '../../domain/courts/index.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'

/** Maximum length of a number or code in an identifier; real ones stay under half of it. */
const Part = z.string().max(100).nullish()

/**
 * A case identifier as clients send it (Specification, "Case identifier"). It is validated by the rules of its court
 * type and becomes the normalised identifier with the case's identity.
 */
export const CaseIdentifierInput = z
  .strictObject({
    courtType: z.enum(COURT_TYPES),
    cnr: Part.meta({ description: '16 characters. For `DC`, `SC` and `HC` only.', example: 'DLHC019000012024' }),
    registrationNumber: Part.meta({
      description: '`number/year`. For `CC`, the full case number.',
      example: '1042/2024',
    }),
    filingNumber: Part.meta({ description: 'For `NCLT`, `NCLAT` and `GSTAT` only.' }),
    diaryNumber: Part.meta({ description: '`number/year`. For `SC`, `DRT`, `DRAT` and `CESTAT` only.' }),
    establishmentCode: Part.meta({
      description: 'The code of the bench or tribunal. `GET /case-lookup/case-types` lists the codes.',
    }),
    caseType: Part.meta({
      description:
        'The code of the case type. Most registration numbers need it. `GET /case-lookup/case-types` lists the codes.',
    }),
  })
  .transform((input, context) => {
    const reading = readIdentifier(input)
    if (reading.ok) return { identifier: reading.identifier, identity: reading.identity }
    for (const { field, message } of reading.issues) context.addIssue({ code: 'custom', path: [field], message })
    return z.NEVER
  })
  .meta({ id: 'CaseIdentifierInput' })

/** A case identifier in an answer, without the fields that are not known. `POST /case-lookup` accepts it as it is. */
export const CaseIdentifierAnswer = z
  .strictObject({
    courtType: z.enum(COURT_TYPES),
    cnr: z.string().optional(),
    registrationNumber: z.string().optional(),
    filingNumber: z.string().optional(),
    diaryNumber: z.string().optional(),
    establishmentCode: z.string().optional(),
    caseType: z.string().optional(),
  })
  .meta({ id: 'CaseIdentifier' })
