import { z } from 'zod'
import { DIGEST_TIMES } from '../../domain/hearings/digest.ts'

/** When an account receives its digest of coming hearings. */
export const DigestTime = z
  .strictObject({
    at: z
      .string()
      .regex(/^\d\d:[0-5]\d$/, 'Must be a time such as 21:00.')
      .refine((at) => DIGEST_TIMES.first <= at && at <= DIGEST_TIMES.last, {
        error: `Must be from ${DIGEST_TIMES.first} to ${DIGEST_TIMES.last}.`,
      })
      .meta({
        description: `The time of day in India, \`HH:MM\`, from ${DIGEST_TIMES.first} to ${DIGEST_TIMES.last}. \`hearing.digest\` comes at most 15 minutes later.`,
      }),
  })
  .meta({ id: 'HearingDigest', description: 'When the account receives its evening digest of hearings.' })
