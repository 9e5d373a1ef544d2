import { z } from 'zod'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { RISK_LEVELS } from '../../domain/risk/levels.ts'
import { CASE_STATUSES } from '../../domain/watchlist.ts'
import { SharedWith } from './shared-with.ts'

/** A case identifier in an answer: what is not known is left out (Specification, "Case identifier"). */
export const CaseIdentifierRecord = z.strictObject({
  courtType: z.enum(COURT_TYPES),
  cnr: z.string().optional(),
  registrationNumber: z.string().optional(),
  filingNumber: z.string().optional(),
  diaryNumber: z.string().optional(),
  establishmentCode: z.string().optional(),
  caseType: z.string().optional(),
})

/** A tracked case (Specification, "Tracked case"). */
export const CaseRecord = z
  .strictObject({
    _id: z.string(),
    number: z.int(),
    accountId: z.string(),
    watchlistEntityIds: z.array(z.string()),
    caseIdentifier: CaseIdentifierRecord,
    snapshot: z.record(z.string(), z.unknown()).nullable(),
    riskLevel: z.enum(RISK_LEVELS),
    status: z.enum(CASE_STATUSES),
    reviewedAt: z.int().nullable(),
    sharedWith: SharedWith,
    created: z.int(),
    createdBy: z.string().nullable(),
    updated: z.int().nullable(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'TrackedCase' })
