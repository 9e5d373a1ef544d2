import { z } from 'zod'
import { type Plan, PRODUCTS } from '../../domain/account/account.ts'
import { HISTORICAL_STARTS_PER_MINUTE, REQUESTS_PER_MINUTE } from '../../domain/service-limits.ts'
import { PROVIDERS } from '../../domain/source.ts'
import { visibleText } from '../http/text.ts'

const PerMinute = z.int().min(1).max(1_000_000)
/** More than any account will be billed or granted; the database's integers hold twice as much. */
const MAX_UNITS = 1_000_000_000

const DailyPaise = z.int().min(0).max(MAX_UNITS).nullable()

/** All settings of a plan. */
export const PlanSettings = z.strictObject({
  name: visibleText(1, 100),
  products: z.array(z.enum(PRODUCTS)),
  requestsPerMinute: PerMinute.default(REQUESTS_PER_MINUTE),
  historicalStartsPerMinute: PerMinute.default(HISTORICAL_STARTS_PER_MINUTE),
  historicalBilling: z.enum(['PER_PAGE', 'PER_SEARCH']),
  historicalAllowance: z
    .int()
    .min(0)
    .max(MAX_UNITS)
    .meta({ description: 'The number of billable units of historical search.' }),
  resultsPerSearch: z
    .int()
    .min(1)
    .max(MAX_UNITS)
    .meta({ description: 'The maximum number of results of one historical search.' }),
  asyncSearches: z.boolean(),
  courtDataBudgetPaise: DailyPaise.default(null).meta({
    description:
      'The maximum cost of paid sources per account and day. Null means two fifths of the smallest daily cap of a source.',
  }),
  modelBudgetPaise: DailyPaise.default(null).meta({
    description:
      'The maximum cost of the language model per account and day. Null means two fifths of the daily cap of the model.',
  }),
  sources: z.array(z.enum(PROVIDERS)).meta({ description: 'The sources that accounts with this plan can use.' }),
})

export const PlanAnswer = z
  .strictObject({ planId: z.string(), ...PlanSettings.shape, sources: z.array(z.string()) })
  .meta({ id: 'Plan' })

export function presentPlan({ id, ...plan }: Plan): z.infer<typeof PlanAnswer> {
  return { planId: id, ...plan }
}
