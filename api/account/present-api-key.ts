import { z } from 'zod'
import type { ApiKey } from '../../db/account/api-keys.ts'
import { PERMISSIONS } from '../../domain/account/permission.ts'

const Time = z.int().nullable().meta({ description: 'Epoch milliseconds.' })

export const ApiKeyAnswer = z
  .strictObject({
    keyId: z.string(),
    name: z.string(),
    userId: z.string().meta({ description: 'The user the key acts for.' }),
    prefix: z.string(),
    lastFour: z.string().meta({ description: 'The last four characters of the key, to tell keys apart.' }),
    permissions: z.array(z.enum(PERMISSIONS)),
    expiresAt: Time,
    revokedAt: Time,
    lastUsedAt: Time,
    created: z.int(),
  })
  .meta({ id: 'ApiKey' })

/** A new key with its text, which is known only at this moment. */
export const NewApiKeyAnswer = ApiKeyAnswer.extend({
  key: z.string().meta({ description: 'The key itself. It is shown only once and is not stored.' }),
})

export function presentApiKey({ id, accountId: _, ...key }: ApiKey): z.infer<typeof ApiKeyAnswer> {
  return { keyId: id, ...key }
}
