import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { indianDay } from '../../domain/dates.ts'
import { MATCH_VERDICTS } from '../../domain/review/candidate.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { CLAIM_TRIES, ClaimAnswer, claimFirst } from './claim.ts'

/**
 * `POST /backoffice/candidates/next`: claims the next candidate for an operator: first those of the entity they have
 * just reviewed, since they know it, then those on a cause list of today or later, then the one that has waited
 * longest. Candidates that they have just skipped, and therefore hold, come last.
 */
export const takeNextCandidate = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/candidates/next',
  summary: 'Claim the next candidate to review',
  body: z
    .strictObject({
      after: Id.optional().meta({
        description:
          'The candidate you have just looked at. Others of its entity come first. It and, within the entity, those before it are left out.',
      }),
      accountId: Id.optional(),
      courtType: z.enum(COURT_TYPES).optional(),
      verdict: z.enum(MATCH_VERDICTS).optional(),
    })
    .prefault({}),
  returns:
    'The candidate that you have claimed, or null if nothing waits that is not claimed by another operator or set aside by you.',
  replies: {
    200: z.strictObject({
      candidateId: z.string().nullable(),
      claim: ClaimAnswer.nullable(),
    }),
  },
  errors: [],
  async handle({ body: { after, ...filter }, operator: { keyId } }, { db }) {
    const claimed = await claimFirst(db, inOrder(db, keyId, after, filter), keyId)
    return { candidateId: claimed?.thingId ?? null, claim: claimed?.claim ?? null }
  },
})

type Filter = Pick<Parameters<Database['caseCandidates']['free']>[0], 'accountId' | 'courtType' | 'verdict'>

async function* inOrder(
  { caseCandidates, reviewClaims }: Database,
  keyId: string,
  after: string | undefined,
  filter: Filter,
) {
  const asked = { ...filter, keyId, now: Date.now(), most: CLAIM_TRIES }
  const before = after === undefined ? undefined : await caseCandidates.find(after)
  if (before) yield* await caseCandidates.free({ ...asked, entityId: before.watchlistEntityId, after: before })
  const onListsFrom = indianDay(Date.now())
  const listed = await caseCandidates.free({ ...asked, onListsFrom })
  const free = [...listed, ...(await caseCandidates.free(asked))].filter((id) => id !== after)
  // A candidate that is free for this operator and claimed is their own. The one claimed first comes first again.
  const held = await reviewClaims.holders(free, Date.now())
  const heldSince = (id: string) => held.get(id)?.until ?? 0
  yield* free.toSorted((one, other) => heldSince(one) - heldSince(other))
}
