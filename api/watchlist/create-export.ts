import { z } from 'zod'
import { EXPORT_FORMATS, EXPORTED_THINGS } from '../../db/exports.ts'
import type { Search } from '../../db/search.ts'
import { CASE_FIELDS } from '../../db/tracked-cases/search-fields.ts'
import { ENTITY_FIELDS } from '../../db/watchlist-entities.ts'
import { startBulkExport } from '../../workflows/bulk-export.messages.ts'
import { refuse } from '../errors/refusal.ts'
import { actOf } from '../frame/act-of.ts'
import { endpoint, reply } from '../frame/endpoint.ts'
import { issuesIn } from '../frame/malformed.ts'
import { asFilter, filterOf } from '../frame/search.ts'
import { startSoon } from '../frame/start-soon.ts'
import { mustReadCases } from './visible.ts'

/** More records than a spreadsheet is any good for; a larger watchlist is exported in parts, by filter. */
const MOST_RECORDS = 100_000

/** `POST /watchlist/exports`: writes all that the caller may see and the filter lets through into a file. */
export const createExport = endpoint({
  method: 'POST',
  path: '/watchlist/exports',
  summary: 'Export entities or tracked cases',
  weight: 10,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  body: z
    .strictObject({
      what: z.enum(EXPORTED_THINGS),
      format: z.enum(EXPORT_FORMATS),
      $filter: z.record(z.string(), z.unknown()).default({}).meta({ description: 'As in the search of these things.' }),
    })
    .transform(({ what, format, $filter }, context) => ({ what, format, filter: readFilter(what, $filter, context) })),
  replies: { 202: z.strictObject({ exportId: z.string() }) },
  errors: [],
  async handle({ body, caller, requestId }, services) {
    const { db } = services
    const { accountId } = caller
    mustReadCases(caller, body.what)
    const searched = body.what === 'cases' ? db.trackedCases : db.watchlistEntities
    const all = { filter: body.filter, like: {}, sort: [], skip: 0, limit: 0 }
    const { recordsFiltered } = await searched.search(caller, all)
    if (recordsFiltered > MOST_RECORDS) throw tooMany(recordsFiltered)
    const { exportId, start, promised } = await db.transaction(async (tx) => {
      const exportId = await db.exports.create({ ...body, viewer: caller }, actOf({ caller, requestId }), tx)
      const start = startBulkExport({ exportId }, { accountId, requestId })
      return { exportId, start, promised: await db.outbox.promise(start, tx) }
    })
    await startSoon(services, start, promised)
    return reply(202, { exportId })
  },
})

const FIELDS = { entities: ENTITY_FIELDS, cases: CASE_FIELDS }

function readFilter(what: keyof typeof FIELDS, $filter: object, context: z.RefinementCtx): Search['filter'] {
  const reading = filterOf(FIELDS[what]).safeParse($filter)
  if (reading.success) return asFilter(reading.data)
  for (const { path, message } of issuesIn(reading.error))
    context.addIssue({ code: 'custom', path: ['$filter', path], message })
  return z.NEVER
}

function tooMany(count: number) {
  const message = `These are ${count} records; filter them down to ${MOST_RECORDS} at most.`
  return refuse('MALFORMED', { issues: [{ path: '$filter', message }] })
}
