import { z } from 'zod'
import { PRODUCTS } from '../../domain/account/account.ts'
import { DAY_MS } from '../../domain/dates.ts'
import { endpoint } from '../http/endpoint.ts'
import { SPAN_PARAMETERS, spanOf } from './usage-span.ts'

/** `GET /account/usage`: returns what was billed, by Indian day, product and key. */
export const readUsage = endpoint({
  method: 'GET',
  path: '/account/usage',
  summary: 'List the billed units per day, product and API key',
  weight: 1,
  looksThrough: true,
  permission: 'account.admin',
  query: z.strictObject({ ...SPAN_PARAMETERS, product: z.enum(PRODUCTS).optional(), keyId: z.string().optional() }),
  returns: 'The billed units per day, product and API key, with totals.',
  replies: {
    200: z.strictObject({
      usage: z.array(
        z.strictObject({
          day: z.string().meta({ description: '`YYYY-MM-DD`, in Indian time.' }),
          product: z.enum(PRODUCTS),
          keyId: z
            .string()
            .nullable()
            .meta({ description: 'The API key that made the request. Null if no request caused the charge.' }),
          units: z.int(),
        }),
      ),
      totals: z
        .partialRecord(z.enum(PRODUCTS), z.int())
        .meta({ description: 'The total number of units per product.' }),
    }),
  },
  errors: [],
  async handle({ query: { product, keyId, ...days }, caller }, { db }) {
    await db.usageDays.addUp(caller.accountId, Date.now())
    const all = await db.mayLag.usageDays.list(caller.accountId, spanOf(days))
    const usage = all
      .filter((row) => (!product || row.product === product) && (!keyId || row.apiKeyId === keyId))
      .map(({ dayNumber, apiKeyId, ...row }) => ({
        day: new Date(dayNumber * DAY_MS).toISOString().slice(0, 10),
        ...row,
        keyId: apiKeyId,
      }))
    const totals: Record<string, number> = {}
    for (const { product, units } of usage) totals[product] = (totals[product] ?? 0) + units
    return { usage, totals }
  },
})
