import { z } from 'zod'
import { GRANTEE_TYPES } from '../../domain/watchlist/sharing.ts'

/** More grantees than any account has teams; a longer list is a mistake. */
const MAX_SHARES = 200

/**
 * The grantees of a record. Ids are not looked up: an answer that showed which ids exist would reveal other accounts.
 */
export const SharedWith = z
  .array(
    z
      .strictObject({ type: z.enum(GRANTEE_TYPES), id: z.string().regex(/^[\w-]{1,64}$/, 'This is not a valid ID.') })
      .meta({ id: 'Grantee' }),
  )
  .max(MAX_SHARES)
  .meta({ description: 'The teams and users to share with. They can belong to other accounts.' })
