import { z } from 'zod'
import { RISK_LEVELS } from '../../domain/risk/levels.ts'
import { CASE_STATUSES } from '../../domain/watchlist/watchlist.ts'
import { CaseIdentifierAnswer } from '../case-lookup/case-identifier.ts'
import { SharedWith } from './shared-with.ts'

/** A tracked case (Specification, "Tracked case"). */
export const CaseRecord = z
  .strictObject({
    _id: z.string(),
    number: z.int(),
    accountId: z.string(),
    watchlistEntityIds: z.array(z.string()),
    caseIdentifier: CaseIdentifierAnswer,
    snapshot: z.record(z.string(), z.unknown()).nullable(),
    riskLevel: z.enum(RISK_LEVELS),
    status: z.enum(CASE_STATUSES).meta({
      description:
        '`ACTIVE`: refreshed by itself. `PENDING_BACKOFFICE_REVIEW`: waits for the operator. `REJECTED`: the operator refused it. `ARCHIVED`: no longer followed.',
    }),
    notFoundSince: z.int().optional().meta({
      description:
        'Since when no court knows the case under its numbers, in epoch milliseconds. Check the numbers. Absent if a court knows the case, and before the first refresh.',
    }),
    reviewedAt: z.int().nullable(),
    sharedWith: SharedWith,
    created: z.int(),
    createdBy: z.string().nullable(),
    updated: z.int().nullable(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'TrackedCase' })
