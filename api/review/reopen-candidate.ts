import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { existingCandidate } from './existing-candidate.ts'
import { reviewOf } from './submit-decision.ts'
import { signalCaseReview } from './submit-verdict.ts'

/**
 * `POST /backoffice/candidates/{id}/reopen`: withdraws an operator's verdict before the decision. The row settles a
 * race with a customer who confirms. A review that waits for the decision is signalled to read the row again; one that
 * has ended is started again by the next verdict.
 */
export const reopenCandidate = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/candidates/:id/reopen',
  summary: 'Take back the verdict on a candidate',
  params: z.strictObject({ id: z.string() }),
  returns: 'The candidate waits for a verdict again. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['CANDIDATE_NOT_FOUND', 'NOT_REOPENABLE'],
  async handle({ params, operator, requestId }, services) {
    const candidate = await existingCandidate(services.db, params.id)
    const isReopened = await services.db.caseCandidates.reopen(
      candidate.id,
      auditContextOfOperator({ operator, requestId }),
    )
    if (!isReopened) throw refuse('NOT_REOPENABLE')
    await signalCaseReview(services, reviewOf(candidate, requestId))
    return {}
  },
})
