import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Claim } from '../../db/review/review-claims.ts'
import type { ErrorName } from '../errors/catalogue.ts'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { operatorNames } from '../http/operator-names.ts'

/** The operator who works on a record now, so that others leave it alone. */
export const ClaimAnswer = z
  .strictObject({
    operatorKeyId: z.string(),
    by: z.string().nullable().meta({ description: 'The name of the operator.' }),
    until: z.int().meta({ description: 'The end of the claim, in epoch milliseconds.' }),
  })
  .meta({ id: 'Claim' })

/** The claim of a record in an answer. */
export const ClaimOrNone = ClaimAnswer.nullable().meta({ description: 'Who works on it now. Null if nobody does.' })

export async function presentClaim(db: Database, { keyId, until }: Claim): Promise<z.infer<typeof ClaimAnswer>> {
  const nameOf = await operatorNames(db, [keyId])
  return { operatorKeyId: keyId, by: nameOf(keyId), until }
}

/** Returns the claim of each of these records, as answers show it. */
export async function claimsOf(db: Database, thingIds: string[]) {
  const claims = await db.reviewClaims.holders(thingIds, Date.now())
  const nameOf = await operatorNames(
    db,
    [...claims.values()].map(({ keyId }) => keyId),
  )
  return (thingId: string): z.infer<typeof ClaimOrNone> => {
    const claim = claims.get(thingId)
    return claim ? { operatorKeyId: claim.keyId, by: nameOf(claim.keyId), until: claim.until } : null
  }
}

/** Operators who request the next record at the same moment want the same ones, so each tries this many. */
export const CLAIM_TRIES = 20

/** Claims the first of these records that no other operator claims at this moment; undefined when none is left. */
export async function claimFirst(db: Database, thingIds: Iterable<string> | AsyncIterable<string>, keyId: string) {
  for await (const thingId of thingIds) {
    const held = await db.reviewClaims.claim(thingId, keyId, Date.now())
    if (held.keyId === keyId) return { thingId, claim: await presentClaim(db, held) }
  }
  return undefined
}

/** A record that one operator at a time works on. */
interface Claimable {
  /** The path of the record below `/backoffice`. */
  path: `/backoffice/${string}/:id`
  what: string
  notFound: ErrorName
  exists(db: Database, id: string): Promise<boolean>
}

const Params = z.strictObject({ id: z.string().max(100) })

/**
 * `POST .../claim`: reserves the record for five minutes. It is a courtesy between operators: a verdict or an answer is
 * applied once, whoever submits it.
 */
export function claiming({ path, what, notFound, exists }: Claimable) {
  return operatorEndpoint({
    method: 'POST',
    path: `${path}/claim`,
    summary: `Claim ${what}, so that no other operator is given it`,
    params: Params,
    body: z
      .strictObject({
        takeOver: z.boolean().default(false).meta({ description: 'Whether to end the claim of another operator.' }),
      })
      .prefault({}),
    returns: 'The claim. It ends after five minutes, and begins again with each request.',
    replies: { 200: ClaimAnswer },
    errors: [notFound, 'CLAIMED'],
    async handle({ params: { id }, body, operator }, { db }) {
      if (!(await exists(db, id))) throw refuse(notFound)
      const held = await db.reviewClaims.claim(id, operator.keyId, Date.now(), body.takeOver)
      const { by, until, operatorKeyId } = await presentClaim(db, held)
      if (operatorKeyId !== operator.keyId) throw refuse('CLAIMED', { by, until })
      return { operatorKeyId, by, until }
    },
  })
}

/** `DELETE .../claim`: lets other operators get the record again. */
export function releasing({ path, what, notFound, exists }: Claimable) {
  return operatorEndpoint({
    method: 'DELETE',
    path: `${path}/claim`,
    summary: `End your claim of ${what}`,
    params: Params,
    returns: 'You have no claim of it. The response is an empty object.',
    replies: { 200: z.strictObject({}) },
    errors: [notFound],
    async handle({ params: { id }, operator }, { db }) {
      if (!(await exists(db, id))) throw refuse(notFound)
      await db.reviewClaims.release(id, operator.keyId)
      return {}
    },
  })
}
