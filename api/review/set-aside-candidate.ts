import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { text } from '../http/text.ts'
import { existingCandidate } from './existing-candidate.ts'

/**
 * `POST /backoffice/candidates/{id}/set-aside`: marks that this operator is unsure. The candidate stays in the queue
 * for another reviewer.
 */
export const setAsideCandidate = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/candidates/:id/set-aside',
  summary: 'Leave a candidate to another operator',
  params: z.strictObject({ id: z.string() }),
  body: z
    .strictObject({ note: text(1000).nullish().meta({ description: 'What the next reader should know.' }) })
    .prefault({}),
  returns: 'The candidate still waits, and you are not given it again. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['CANDIDATE_NOT_FOUND', 'ALREADY_DECIDED'],
  async handle({ params, body, operator, requestId }, { db }) {
    const { id, accountId } = await existingCandidate(db, params.id)
    if ((await db.caseCandidates.waitingOf([id])).length === 0) throw refuse('ALREADY_DECIDED')
    await db.reviewClaims.setAside(id, operator.keyId, body.note ?? null, Date.now())
    const done = { accountId, thingKind: 'CANDIDATE', thingId: id, action: 'SET_ASIDE', fields: [] } as const
    await db.transaction((tx) => db.auditLog.record(auditContextOfOperator({ operator, requestId }), [done], tx))
    return {}
  },
})
