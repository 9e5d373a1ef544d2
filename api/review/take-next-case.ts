import { z } from 'zod'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { CLAIM_TRIES, ClaimAnswer, claimFirst } from './claim.ts'

/** `POST /backoffice/cases/next`: claims the case that has waited longest and that no other operator works on. */
export const takeNextCase = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/cases/next',
  summary: 'Claim the next case to review',
  body: z
    .strictObject({
      after: Id.optional().meta({
        description: 'The case you have just looked at. It and those before it are left out.',
      }),
      accountId: Id.optional(),
      courtType: z.enum(COURT_TYPES).optional(),
    })
    .prefault({}),
  returns: 'The case that you have claimed, or null if nothing waits that is not claimed by another operator.',
  replies: { 200: z.strictObject({ caseId: z.string().nullable(), claim: ClaimAnswer.nullable() }) },
  errors: [],
  async handle({ body: { after, ...filter }, operator: { keyId } }, { db }) {
    const before = after === undefined ? undefined : await db.trackedCases.find(after)
    const free = await db.trackedCases.free({ ...filter, keyId, now: Date.now(), most: CLAIM_TRIES, after: before })
    const claimed = await claimFirst(db, free, keyId)
    return { caseId: claimed?.thingId ?? null, claim: claimed?.claim ?? null }
  },
})
