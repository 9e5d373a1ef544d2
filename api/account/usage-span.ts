import { z } from 'zod'
import type { Span } from '../../db/account/usage-days.ts'
import { DAY_MS, indianDay, startOfIndianDay } from '../../domain/dates.ts'
import { refuse } from '../errors/refusal.ts'

const LAST_DAYS = 30
const MAX_DAYS = 366

const Day = z.iso.date()

/** The query parameters `from` and `to`: Indian days, both inclusive; by default the last thirty days. */
export const SPAN_PARAMETERS = {
  from: Day.optional().meta({
    description: 'The first day, `YYYY-MM-DD`, in Indian time. By default, 29 days before `to`.',
  }),
  to: Day.optional().meta({ description: 'The last day, `YYYY-MM-DD`, in Indian time. By default, today.' }),
}

/**
 * Returns the span that the parameters denote.
 * @throws Refusal 400 when it is longer than a year or ends before it begins
 */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }): Span {
  const end = startOfIndianDay(to ?? indianDay(Date.now())) + DAY_MS
  const start = from === undefined ? end - LAST_DAYS * DAY_MS : startOfIndianDay(from)
  if (start >= end || end - start > MAX_DAYS * DAY_MS)
    throw refuse('MALFORMED', {
      issues: [{ path: 'from', message: `The period must have 1 to ${MAX_DAYS} days.` }],
    })
  return { from: start, to: end }
}
