import { z } from 'zod'

export const ApiKeyName = z.string().trim().min(1).max(100).meta({ description: 'What the key is for.' })

export const ApiKeyExpiry = z
  .int()
  .refine((expiresAt) => expiresAt > Date.now(), 'must lie in the future')
  .nullable()
  .meta({ description: 'From when on the key is refused; epoch milliseconds; null for never.' })
