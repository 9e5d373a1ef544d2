import type { z } from 'zod'
import { inputError } from '../../platform/input-errors.ts'
import { type Issue, issuesIn, malformed } from './malformed.ts'

/** Checks a part of a request against its schema; without a schema the part must be empty. Refuses with 400 60001. */
export function check(schema: z.ZodType, part: unknown): unknown {
  const reading = readInput(schema, part)
  if ('input' in reading) return reading.input
  throw malformed(reading.issues)
}

/** Reads an input by its schema, or returns what is wrong with it. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): { input: z.output<Schema> } | { issues: Issue[] } {
  const reading = schema.safeParse(sent, { error: inputError })
  return reading.success ? { input: reading.data } : { issues: issuesIn(reading.error) }
}
