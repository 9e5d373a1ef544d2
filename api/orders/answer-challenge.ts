import { WorkflowNotFoundError } from '@temporalio/client'
import { z } from 'zod'
import { challengeAnswered } from '../../workflows/orders/order-fetch.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { visibleText } from '../http/text.ts'
import { noteWorkflow } from '../http/workflows-of-request.ts'

/**
 * `POST /backoffice/challenges/{id}/answer`: submits what a person read on a court's captcha. The download that waits
 * for it resumes at once. If the answer was wrong, the court shows a new captcha, which appears in the list.
 */
export const answerChallenge = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/challenges/:id/answer',
  summary: 'Answer a captcha of a court',
  params: z.strictObject({ id: z.string().max(100) }),
  body: z.strictObject({ answer: visibleText(1, 50) }),
  returns: 'The answer was passed on to the court. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_RESOURCE', 'CHALLENGE_CLOSED'],
  async handle({ params, body, operator, requestId }, { db, temporal }) {
    const challenge = await db.challenges.find(params.id)
    if (!challenge) throw refuse('NO_SUCH_RESOURCE')
    const isTaken = await db.transaction(async (tx) => {
      if (!(await db.challenges.answer(params.id, body.answer, operator.keyId, tx))) return false
      const done = {
        accountId: null,
        thingKind: 'CHALLENGE',
        thingId: params.id,
        action: 'ANSWER',
        fields: [],
      } as const
      await db.auditLog.record(auditContextOfOperator({ operator, requestId }), [done], tx)
      return true
    })
    await db.reviewClaims.forget(params.id)
    // A repeated answer is signalled again: the first request may have ended between the database and Temporal.
    const isRepeated = challenge.status === 'ANSWERED' && challenge.answer === body.answer
    if (!isTaken && !isRepeated) throw refuse('CHALLENGE_CLOSED')
    noteWorkflow(challenge)
    try {
      await temporal.client.workflow
        .getHandle(challenge.workflowId)
        .signal(challengeAnswered, { challengeId: params.id })
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) throw refuse('CHALLENGE_CLOSED')
      throw error
    }
    return {}
  },
})
