import type { z } from 'zod'
import { refuse } from '../errors/refusal.ts'

/** One thing wrong with a request: where, and in words what. */
export interface Issue {
  path: string
  message: string
}

/** Checks a part of a request against its schema; without one the part must be empty. Refuses with 400 60001. */
export function check(schema: z.ZodType, part: unknown): unknown {
  const reading = schema.safeParse(part)
  if (reading.success) return reading.data
  throw refuse('MALFORMED', { issues: issuesIn(reading.error) })
}

/** What a schema found wrong, as answers tell it. */
export function issuesIn(error: z.ZodError): Issue[] {
  return error.issues.flatMap(issuesOf)
}

function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'There is no such field.' }))
  return [{ path: issue.path.join('.'), message: issue.message }]
}
