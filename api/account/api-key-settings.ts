import { z } from 'zod'
import { visibleText } from '../http/text.ts'

export const ApiKeyName = visibleText(1, 100).meta({ description: 'What the key is for.' })

export const ApiKeyExpiry = z
  .int()
  .refine((expiresAt) => expiresAt > Date.now(), 'Must be in the future.')
  .nullable()
  .meta({ description: 'When the key expires, in epoch milliseconds. Null means never.' })
