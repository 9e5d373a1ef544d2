import { z } from 'zod'
import type { IsoDate } from '../../domain/case.ts'
import { addDays } from '../../domain/dates.ts'
import { HOLIDAY_KINDS, type HolidayKind } from '../../domain/hearings/holidays.ts'

/** A year and the vacation into the next one; a longer span is a typing error. */
const MAX_SPAN_DAYS = 120

const Span = z
  .strictObject({
    /** The court whose lists the holidays concern: `SC`, `HC-DLHC01`. */
    court: z
      .string()
      .regex(/^(?:SC|NCLAT|[A-Z]+-[A-Z0-9]+)$/)
      .max(20),
    from: z.iso.date(),
    /** Defaults to `from`, a single day. */
    to: z.iso.date().optional(),
    kind: z.enum(HOLIDAY_KINDS),
  })
  .refine(({ from, to = from }) => from <= to && to <= addDays(from, MAX_SPAN_DAYS), {
    message: `\`to\` must not be before \`from\`, nor more than ${MAX_SPAN_DAYS} days after it`,
  })

/**
 * Returns the days that a file of court calendars names: `[{"court": "SC", "from": "2026-12-21", "to": "2027-01-03",
 * "kind": "VACATION"}]`.
 */
export function holidaysIn(text: string): { court: string; day: IsoDate; kind: HolidayKind }[] {
  const spans = z.array(Span).parse(JSON.parse(text))
  return spans.flatMap(({ court, from, to = from, kind }) => {
    const days = []
    for (let day = from; day <= to; day = addDays(day, 1)) days.push({ court, day, kind })
    return days
  })
}
