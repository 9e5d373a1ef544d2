import { z } from 'zod'
import type { CaseVerdict } from '../../db/watchlist/tracked-cases/review.ts'
import {
  approveCase,
  type CaseReviewInput,
  rejectCase,
  startCaseReview,
} from '../../workflows/review/case-review.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { repliesTo } from '../http/replies-to.ts'
import { text } from '../http/text.ts'
import { reviewedCase } from './reviewed-case.ts'
import { submitVerdict } from './submit-verdict.ts'

/** `POST /backoffice/cases/{id}/approve`: activates the case. */
export const approveWaitingCase = decides('approve', 'Approve a case that is waiting for review', approveCase, 'ACTIVE')

/** `POST /backoffice/cases/{id}/reject`: rejects the case. */
export const rejectWaitingCase = decides('reject', 'Reject a case that is waiting for review', rejectCase, 'REJECTED')

function decides(verb: string, summary: string, update: typeof approveCase, status: CaseVerdict['status']) {
  return operatorEndpoint({
    method: 'POST',
    path: `/backoffice/cases/:id/${verb}`,
    summary,
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ reason: text(1000).nullish() }).optional(),
    returns: 'The verdict was accepted. The response is an empty object.',
    replies: { 200: z.strictObject({}) },
    errors: ['TRACKED_CASE_NOT_FOUND', 'ALREADY_DECIDED'],
    async handle({ params, body, operator, requestId }, services) {
      const tracked = await services.db.trackedCases.find(params.id)
      if (!tracked) throw refuse('TRACKED_CASE_NOT_FOUND')
      const input: CaseReviewInput = { caseId: tracked.id }
      const about = {
        accountId: tracked.accountId,
        requestId,
        ...reviewedCase(tracked.caseIdentifier, tracked.identityKey),
      }
      const auditContext = { actorType: 'OPERATOR' as const, actorId: operator.keyId, requestId }
      const answer = await submitVerdict(services, {
        review: startCaseReview(input, about),
        update,
        input: { actor: operator.keyId, reason: body?.reason ?? null, requestId },
        since: tracked.reviewedAt ?? 0,
        outcome: async () => repliesTo(await services.db.trackedCases.verdictState(tracked.id, status, auditContext)),
      })
      await services.db.reviewClaims.forget(tracked.id)
      return answer
    },
  })
}
