import { z } from 'zod'

const Instant = z.coerce.number<string>().int().min(0).optional()

/** The query parameters that narrow a log to a period. */
export const PERIOD = {
  from: Instant.meta({ description: 'Start of the period, in epoch milliseconds.' }),
  to: Instant.meta({ description: 'End of the period (exclusive), in epoch milliseconds.' }),
}
