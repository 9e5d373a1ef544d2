import { z } from 'zod'
import { visibleText } from '../http/text.ts'

export const ApiKeyName = visibleText(1, 100).meta({ description: 'What the key is for.' })

export const ApiKeyExpiry = z
  .int()
  .refine((expiresAt) => expiresAt > Date.now(), 'must lie in the future')
  .nullable()
  .meta({ description: 'From when on the key is refused; epoch milliseconds; null for never.' })
