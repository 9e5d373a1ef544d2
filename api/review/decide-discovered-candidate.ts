import { z } from 'zod'
import type { CandidateVerdict } from '../../db/review/case-candidates/deciding.ts'
import { CUSTOMER_DECISIONS } from '../../domain/review/candidate.ts'
import { approveCandidate, rejectCandidate } from '../../workflows/review/candidate-review.messages.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { repliesTo } from '../http/replies-to.ts'
import { text } from '../http/text.ts'
import { existingCandidate } from './existing-candidate.ts'
import { reviewOf, submitDecision } from './submit-decision.ts'
import { submitVerdict } from './submit-verdict.ts'

const Reason = text(1000).nullish()

/**
 * `POST /backoffice/candidates/{id}/approve`: confirms a match, so that the candidate goes on to the decision. The same
 * operator may repeat it.
 */
export const approveDiscovered = verdictEndpoint('approve', 'Approve a candidate', approveCandidate, 'APPROVED')

/** `POST /backoffice/candidates/{id}/reject`: rejects a match, so that no customer is asked about it. */
export const rejectDiscovered = verdictEndpoint('reject', 'Reject a candidate', rejectCandidate, 'REJECTED')

function verdictEndpoint(
  verb: string,
  summary: string,
  update: typeof approveCandidate,
  status: CandidateVerdict['status'],
) {
  return operatorEndpoint({
    method: 'POST',
    path: `/backoffice/candidates/:id/${verb}`,
    summary,
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ reason: Reason }).optional(),
    returns: 'The verdict was accepted. The response is an empty object.',
    replies: { 200: z.strictObject({}) },
    errors: ['CANDIDATE_NOT_FOUND', 'ALREADY_DECIDED'],
    async handle({ params, body, operator, requestId }, services) {
      const candidate = await existingCandidate(services.db, params.id)
      const auditContext = { actorType: 'OPERATOR' as const, actorId: operator.keyId, requestId }
      const answer = await submitVerdict(services, {
        review: reviewOf(candidate, requestId),
        update,
        input: { actor: operator.keyId, reason: body?.reason ?? null, requestId },
        since: candidate.updated ?? 0,
        outcome: async () =>
          repliesTo(await services.db.caseCandidates.verdictState(candidate.id, status, auditContext)),
      })
      await services.db.reviewClaims.forget(candidate.id)
      return answer
    },
  })
}

/**
 * `POST /backoffice/candidates/{id}/decide`: decides about a candidate as the operator, for accounts whose new cases
 * the operator reviews. For other accounts it is done at a customer's request.
 */
export const decideDiscovered = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/candidates/:id/decide',
  summary: 'Decide about an approved candidate on behalf of the customer',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ decision: z.enum(CUSTOMER_DECISIONS), reason: Reason }),
  returns: 'The ID of the tracked case, or null if the candidate was declined.',
  replies: {
    200: z.strictObject({
      caseId: z.string().nullable().meta({ description: 'The ID of the tracked case, if the candidate was added.' }),
    }),
  },
  errors: ['CANDIDATE_NOT_FOUND', 'ALREADY_DECIDED', 'CANDIDATE_NOT_APPROVED', 'ENTITY_ARCHIVED'],
  async handle({ params, body, operator, requestId }, services) {
    const candidate = await existingCandidate(services.db, params.id)
    const { decision, reason = null } = body
    const input = { decision, reason, decidedAs: 'OPERATOR' as const, actor: operator.keyId, requestId }
    const outcome = await submitDecision(services, candidate, input)
    return { caseId: outcome.kind === 'ADDED' ? outcome.caseId : null }
  },
})
