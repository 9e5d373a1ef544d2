import type { z } from 'zod'
import { decoded, failed, type Reading } from '../http-answer.ts'
import { gapsOf } from '../readings.ts'

/** Reads an answer that must be JSON of this shape; sites send it with a byte order mark, and sometimes inside a JSON string. */
export function readJson<Schema extends z.ZodType, T>(
  schema: Schema,
  text: string,
  read: (value: z.output<Schema>) => Reading<T>,
): Reading<T> {
  const value = decoded(text.trim())
  if (typeof value !== 'object' || value === null) return failed('Upstream', 'The answer is not JSON.')
  const parsed = schema.safeParse(value)
  return parsed.success ? read(parsed.data) : failed('ParseGap', `The answer lacks ${gapsOf(parsed.error)}.`)
}
