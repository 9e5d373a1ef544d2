import { z } from 'zod'
import { COURT_TYPES } from '../../domain/courts/types.ts'

/** A case identifier as an answer carries it: `POST /case-lookup` takes it as it is. */
export const CaseIdentifierAnswer = z.strictObject({
  courtType: z.enum(COURT_TYPES),
  cnr: z.string().optional(),
  registrationNumber: z.string().optional(),
  filingNumber: z.string().optional(),
  diaryNumber: z.string().optional(),
  establishmentCode: z.string().optional(),
  caseType: z.string().optional(),
})
