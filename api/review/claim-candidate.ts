import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { ClaimAnswer, presentClaim } from './claim.ts'
import { existingCandidate } from './existing-candidate.ts'

const SHARED = {
  path: '/backoffice/candidates/:id/claim',
  params: z.strictObject({ id: z.string() }),
} as const

/**
 * `POST /backoffice/candidates/{id}/claim`: nobody else is given the candidate for five minutes. It is a courtesy between operators: the
 * review itself takes one verdict only, from whomever.
 */
export const claimCandidate = operatorEndpoint({
  ...SHARED,
  method: 'POST',
  summary: 'Claim a candidate, so that no other operator is given it',
  body: z
    .strictObject({
      takeOver: z.boolean().default(false).meta({ description: 'Whether to end the claim of another operator.' }),
    })
    .prefault({}),
  returns: 'The claim. It ends after five minutes, and begins again with each request.',
  replies: { 200: ClaimAnswer },
  errors: ['CANDIDATE_NOT_FOUND', 'CLAIMED'],
  async handle({ params, body, operator }, { db }) {
    const { id } = await existingCandidate(db, params.id)
    const held = await db.reviewClaims.claim(id, operator.keyId, Date.now(), body.takeOver)
    const { by, until, operatorKeyId } = await presentClaim(db, held)
    if (operatorKeyId !== operator.keyId) throw refuse('CLAIMED', { by, until })
    return { operatorKeyId, by, until }
  },
})

/** `DELETE /backoffice/candidates/{id}/claim`: others may be given the candidate again. */
export const releaseCandidate = operatorEndpoint({
  ...SHARED,
  method: 'DELETE',
  summary: 'End your claim of a candidate',
  returns: 'You have no claim of the candidate. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['CANDIDATE_NOT_FOUND'],
  async handle({ params, operator }, { db }) {
    const { id } = await existingCandidate(db, params.id)
    await db.reviewClaims.release(id, operator.keyId)
    return {}
  },
})
