import { z } from 'zod'
import type { Call } from '../simulated-source.ts'

/** Reads a control request by a schema; answers 400 with the reason and returns undefined when it is invalid. */
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
