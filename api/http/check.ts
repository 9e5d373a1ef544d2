import type { z } from 'zod'
import { issuesIn, malformed } from './malformed.ts'

/** Checks a part of a request against its schema; without a schema the part must be empty. Refuses with 400 60001. */
export function check(schema: z.ZodType, part: unknown): unknown {
  const reading = schema.safeParse(part)
  if (reading.success) return reading.data
  throw malformed(issuesIn(reading.error))
}
