import { z } from 'zod'
import { DEFAULT_PAGE_LIMIT, MAX_PAGE_LIMIT } from '../../domain/service-limits.ts'

/** The query parameter `limit` of a list: 1 to `most`, by default `initial`. */
export function pageLimit(most = MAX_PAGE_LIMIT, initial = DEFAULT_PAGE_LIMIT) {
  return wholeNumber({ least: 1, most, initial }).meta({
    description: `How many items to return, 1 to ${most}. The default is ${initial}.`,
  })
}

/** An integer in a query parameter, digits only; by default `initial`. */
export function wholeNumber({ least, most, initial }: { least: number; most: number; initial: number }) {
  const advice = `Must be a whole number from ${least} to ${most}.`
  return z
    .string()
    .regex(/^\d{1,16}$/, advice)
    .transform(Number)
    .refine((limit) => limit >= least && limit <= most, advice)
    .default(initial)
    .meta({
      // Query parameters are text, but this one contains a number.
      override({ jsonSchema }) {
        delete jsonSchema.pattern
        Object.assign(jsonSchema, { type: 'integer', minimum: least, maximum: most, default: initial })
      },
    })
}
