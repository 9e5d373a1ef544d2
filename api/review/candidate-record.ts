import { z } from 'zod'
import {
  CANDIDATE_STATUSES,
  type CaseCandidate,
  CUSTOMER_DECISIONS,
  DISCOVERY_MODES,
} from '../../domain/review/candidate.ts'
import { CaseIdentifierAnswer } from '../case-lookup/case-identifier.ts'

/** A discovered case (Specification, "Case candidate"). */
export const CandidateRecord = z
  .strictObject({
    _id: z.string(),
    number: z.int(),
    accountId: z.string(),
    watchlistEntityId: z.string(),
    rawMatch: z.record(z.string(), z.unknown()).meta({
      description:
        'The court record as it was found. Dates are `YYYY-MM-DD`. `matchVerdict` is `match`, or `possible` if the score (`matchScore`) is 60 to 84. `possibleMatchConflict` lists candidates and cases of the account that may be duplicates of this one.',
    }),
    caseIdentifier: CaseIdentifierAnswer,
    status: z.enum(CANDIDATE_STATUSES).meta({
      description:
        '`PENDING_REVIEW`: waits for the operator. `APPROVED`: waits for you. `REJECTED`: the operator refused it. `PROMOTED`: became a tracked case.',
    }),
    discoveryMode: z.enum(DISCOVERY_MODES),
    customerDecision: z.enum(CUSTOMER_DECISIONS).nullable(),
    promotedCaseId: z.string().nullable(),
    created: z.int(),
    updated: z.int().nullable(),
  })
  .meta({ id: 'CaseCandidate' })

/** Returns a candidate as answers show it. */
export function candidateRecord(candidate: CaseCandidate): z.infer<typeof CandidateRecord> {
  return {
    _id: candidate.id,
    number: candidate.number,
    accountId: candidate.accountId,
    watchlistEntityId: candidate.watchlistEntityId,
    rawMatch: candidate.rawMatch,
    caseIdentifier: candidate.caseIdentifier,
    status: candidate.status,
    discoveryMode: candidate.discoveryMode,
    customerDecision: candidate.customerDecision,
    promotedCaseId: candidate.promotedCaseId,
    created: candidate.created,
    updated: candidate.updated,
  }
}
