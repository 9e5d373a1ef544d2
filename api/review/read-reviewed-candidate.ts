import { z } from 'zod'
import { CASE_STATUS_PAGES } from '../../domain/courts/case-status-pages.ts'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { operatorNames } from '../http/operator-names.ts'
import { ClaimOrNone, presentClaim } from './claim.ts'
import { Comparison, comparisonOf } from './comparison.ts'
import { existingCandidate } from './existing-candidate.ts'
import { CourtPage, RecordHeld, recordHeld } from './record-held.ts'
import { ReviewHistory, reviewHistory } from './review-history.ts'
import { presentReviewed, ReviewedCandidate } from './waiting-candidate.ts'

/** `GET /backoffice/candidates/{id}`: returns a candidate in any status, with all that a reviewer needs. */
export const readReviewedCandidate = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/candidates/:id',
  summary: 'Get a candidate with the evidence for its review',
  params: z.strictObject({ id: z.string() }),
  returns: 'The candidate with the comparison, earlier verdicts and its history.',
  replies: {
    200: z.strictObject({
      ...ReviewedCandidate,
      step: ReviewedCandidate.step.nullable().meta({ description: 'Null if it does not wait for the operator.' }),
      workflowUrl: z.string(),
      account: z.strictObject({ name: z.string(), reviewer: z.enum(['CUSTOMER', 'OPERATOR']) }),
      comparison: Comparison,
      courtPage: CourtPage,
      record: RecordHeld.nullable().meta({
        description:
          'What the account has looked up or tracked of this case. Null if it has not: a found record has no hearings and orders.',
      }),
      lookAlikes: z
        .array(
          z.strictObject({
            candidateId: z.string().optional(),
            caseId: z.string().optional(),
            shared: z.array(z.string()),
          }),
        )
        .meta({ description: 'Candidates and tracked cases of the account that may be the same case.' }),
      earlier: z
        .array(
          z.strictObject({
            candidateId: z.string(),
            accountId: z.string(),
            sameEntity: z.boolean(),
            verdict: z.enum(['APPROVED', 'REJECTED']),
            at: z.int(),
            by: z.string().nullable(),
            reason: z.string().nullable(),
          }),
        )
        .meta({
          description: 'The latest verdicts of operators on the same case, for other entities and accounts too.',
        }),
      claim: ClaimOrNone,
      setAside: z
        .array(z.strictObject({ by: z.string().nullable(), note: z.string().nullable(), at: z.int() }))
        .meta({ description: 'Operators who left it to another reader.' }),
      history: ReviewHistory,
    }),
  },
  errors: ['CANDIDATE_NOT_FOUND'],
  async handle({ params }, services) {
    const { db } = services
    const candidate = await existingCandidate(db, params.id)
    const now = Date.now()
    const { accountId, identityKey, caseIdentifier } = candidate
    const [[entity], account, waiting, earlier, claim, setAsides, reasons, record] = await Promise.all([
      db.watchlistEntities.findMany([candidate.watchlistEntityId]),
      db.accounts.get(candidate.accountId),
      db.caseCandidates.waitingOf([candidate.id]),
      db.caseCandidates.verdictsOnSameCase(candidate),
      db.reviewClaims.holder(candidate.id, now),
      db.reviewClaims.setAsidesOf(candidate.id),
      db.caseCandidates.reasonsOf(candidate.id),
      recordHeld(services, accountId, identityKey, caseIdentifier),
    ])
    if (!entity) throw refuse('CANDIDATE_NOT_FOUND')
    const [history, nameOf] = await Promise.all([
      reviewHistory(db, candidate.id, reasons),
      operatorNames(db, [...earlier.map(({ by }) => by), ...setAsides.map(({ keyId }) => keyId)]),
    ])
    const presented = presentReviewed(candidate, entity, services)
    const waits = waiting.length > 0 && (presented.step === 'REVIEW' || account.reviewer === 'OPERATOR')
    const { possibleMatchConflict: lookAlikes = [] } = RawMatch.parse(candidate.rawMatch)
    return {
      ...presented,
      step: waits ? presented.step : null,
      account: { name: account.name, reviewer: account.reviewer },
      comparison: comparisonOf(entity, candidate),
      courtPage: CASE_STATUS_PAGES[caseIdentifier.courtType],
      record,
      lookAlikes,
      earlier: earlier.map(({ id, accountId, watchlistEntityId, status, at, by, reason }) => ({
        candidateId: id,
        accountId,
        sameEntity: watchlistEntityId === candidate.watchlistEntityId,
        verdict: status,
        at,
        by: nameOf(by),
        reason,
      })),
      claim: claim ? await presentClaim(db, claim) : null,
      setAside: setAsides.map(({ keyId, note, created }) => ({ by: nameOf(keyId), note, at: created })),
      history,
    }
  },
})

const RawMatch = z.object({
  possibleMatchConflict: z
    .array(z.object({ candidateId: z.string().optional(), caseId: z.string().optional(), shared: z.array(z.string()) }))
    .optional(),
})
