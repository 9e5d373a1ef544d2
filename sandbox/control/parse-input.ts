import { z } from 'zod'
import type { Call } from '../simulated-source.ts'

/** Reads what the control was told by a schema; says what is wrong with it as 400 and gives nothing. */
export function parseInput<Schema extends z.ZodType>(
  call: Call,
  words: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  const reading = schema.safeParse(words)
  if (reading.success) return reading.data
  call.status = 400
  call.body = { error: z.prettifyError(reading.error) }
  return undefined
}
