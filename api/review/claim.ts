import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Claim } from '../../db/review/review-claims.ts'
import { operatorNames } from '../http/operator-names.ts'

/** Who works on something now, so that others leave it alone. */
export const ClaimAnswer = z
  .strictObject({
    operatorKeyId: z.string(),
    by: z.string().nullable().meta({ description: 'The name of the operator.' }),
    until: z.int().meta({ description: 'The end of the claim, in epoch milliseconds.' }),
  })
  .meta({ id: 'Claim' })

export async function presentClaim(db: Database, { keyId, until }: Claim): Promise<z.infer<typeof ClaimAnswer>> {
  const nameOf = await operatorNames(db, [keyId])
  return { operatorKeyId: keyId, by: nameOf(keyId), until }
}
