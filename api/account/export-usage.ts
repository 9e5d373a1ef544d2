import { Readable } from 'node:stream'
import { z } from 'zod'
import type { UsageRow } from '../../db/account/usage-ledger.ts'
import { PRODUCTS } from '../../domain/account/account.ts'
import { endpoint, reply } from '../http/endpoint.ts'
import { SPAN_PARAMETERS, spanOf } from './usage-span.ts'

const Entry = z.strictObject({
  entryId: z.string(),
  created: z.int(),
  product: z.enum(PRODUCTS),
  units: z.int(),
  billingKey: z.string().meta({ description: 'Identifies what was billed. Each key is billed only once.' }),
  keyId: z.string().nullable(),
})
type Entry = z.infer<typeof Entry>

const COLUMNS = ['entryId', 'created', 'product', 'units', 'billingKey', 'keyId'] as const

/** `GET /account/usage/export`: streams the ledger, entry by entry, as JSON or CSV. */
export const exportUsage = endpoint({
  method: 'GET',
  path: '/account/usage/export',
  summary: 'Download the usage records as JSON or CSV',
  weight: 1,
  permission: 'account.admin',
  query: z.strictObject({ ...SPAN_PARAMETERS, format: z.enum(['json', 'csv']).default('json') }),
  returns: 'The usage records of the period.',
  replies: { 200: z.strictObject({ entries: z.array(Entry) }) },
  otherTypes: {
    'text/csv': z.string().meta({ description: `The columns ${COLUMNS.join(', ')}. Lines end with CRLF.` }),
  },
  errors: [],
  async handle({ query: { format, ...days }, caller }, { db }) {
    const rows = db.mayLag.usageLedger.entries(caller.accountId, spanOf(days))
    const [type, text] =
      format === 'csv' ? ['text/csv; charset=utf-8', asCsv(rows)] : ['application/json; charset=utf-8', asJson(rows)]
    return reply(200, Readable.from(text), {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="usage.${format}"`,
    })
  },
})

async function* asJson(rows: AsyncIterable<UsageRow>): AsyncGenerator<string> {
  let before = '{"entries":['
  for await (const row of rows) {
    yield before + JSON.stringify(asEntry(row))
    before = ',\n'
  }
  yield before === ',\n' ? ']}' : `${before}]}`
}

/** Ids, product names and numbers cannot contain a comma, a quote or a spreadsheet formula, so nothing is escaped. */
async function* asCsv(rows: AsyncIterable<UsageRow>): AsyncGenerator<string> {
  // The header goes out with the first row, when the database has already answered.
  let before = `${COLUMNS.join(',')}\r\n`
  for await (const row of rows) {
    const entry = asEntry(row)
    yield `${before}${COLUMNS.map((column) => entry[column] ?? '').join(',')}\r\n`
    before = ''
  }
  if (before !== '') yield before
}

function asEntry({ id, created, product, units, billingKey, apiKeyId }: UsageRow): Entry {
  return { entryId: id, created, product, units, billingKey, keyId: apiKeyId }
}
