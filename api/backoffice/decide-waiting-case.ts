import { z } from 'zod'
import { approveCase, type CaseReviewInput, rejectCase, startCaseReview } from '../../workflows/case-review.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../frame/endpoint.ts'
import { giveVerdict } from '../frame/give-verdict.ts'
import { text } from '../frame/text.ts'
import { reviewedCase } from '../watchlist/reviewed-case.ts'

/** `POST /backoffice/cases/{id}/approve`: the case becomes active. */
export const approveWaitingCase = decides('approve', 'Approve a case that waits for review', approveCase)

/** `POST /backoffice/cases/{id}/reject`: the case is rejected. */
export const rejectWaitingCase = decides('reject', 'Reject a case that waits for review', rejectCase)

function decides(verb: string, summary: string, verdict: typeof approveCase) {
  return operatorEndpoint({
    method: 'POST',
    path: `/backoffice/cases/:id/${verb}`,
    summary,
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ reason: text(1000).nullish() }).optional(),
    replies: { 200: z.strictObject({}) },
    errors: ['TRACKED_CASE_NOT_FOUND', 'ALREADY_DECIDED'],
    async handle({ params, body, operator, requestId }, services) {
      const tracked = await services.db.trackedCases.find(params.id)
      if (!tracked) throw refuse('TRACKED_CASE_NOT_FOUND')
      if (tracked.status !== 'PENDING_BACKOFFICE_REVIEW') throw refuse('ALREADY_DECIDED')
      const input: CaseReviewInput = { caseId: tracked.id }
      const about = {
        accountId: tracked.accountId,
        requestId,
        ...reviewedCase(tracked.caseIdentifier, tracked.identityKey),
      }
      const given = { actor: operator.keyId, reason: body?.reason ?? null, requestId }
      if ((await giveVerdict(services, startCaseReview(input, about), verdict, given)) === 'NOT_WAITING')
        throw refuse('ALREADY_DECIDED')
      return {}
    },
  })
}
