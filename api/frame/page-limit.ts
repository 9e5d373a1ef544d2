import { z } from 'zod'

const DEFAULT_LIMIT = 20

/** The query parameter `limit` of a list: 1 to `most`, 20 when it is left out. */
export function pageLimit(most: number) {
  return z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(most)
    .default(DEFAULT_LIMIT)
    .meta({ description: `How many to answer with, 1 to ${most}.` })
}
