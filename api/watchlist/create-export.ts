import { z } from 'zod'
import type { SearchFields } from '../../db/base/search/searched.ts'
import { EXPORT_FORMATS, type EXPORTED_THINGS } from '../../db/watchlist/exports.ts'
import { CASE_FIELDS } from '../../db/watchlist/tracked-cases/search-fields.ts'
import { ENTITY_FIELDS } from '../../db/watchlist/watchlist-entities.ts'
import { startBulkExport } from '../../workflows/watchlist/bulk-export.messages.ts'
import { refuse, refuseForNow } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { dispatch } from '../http/dispatch.ts'
import { endpoint, reply } from '../http/endpoint.ts'
import { oneOfKinds } from '../http/kinds.ts'
import { asFilter, filterOf } from '../http/search.ts'
import { requireCaseRead } from './visible.ts'

/** More records than a spreadsheet can handle; a larger watchlist is exported in parts, by filter. */
const MAX_RECORDS = 100_000

/** Each export is minutes of work for database and worker, which all accounts share. */
const MAX_AT_ONCE = 3
/** A usual export is written by then. */
const RETRY_SECONDS = 30

/** `POST /watchlist/exports`: writes all records that the caller may see and the filter matches into a file. */
export const createExport = endpoint({
  method: 'POST',
  path: '/watchlist/exports',
  summary: 'Start an export of entities or tracked cases',
  weight: 10,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  body: oneOfKinds('what', [exportOf('entities', ENTITY_FIELDS), exportOf('cases', CASE_FIELDS)]),
  returns: 'The ID of the export, which is running.',
  replies: { 202: z.strictObject({ exportId: z.string() }) },
  takesIdempotencyKey: true,
  errors: [],
  async handle({ body, caller, requestId, keep }, services) {
    const { db } = services
    const { accountId } = caller
    const { what, format } = body
    requireCaseRead(caller, what)
    const searched = what === 'cases' ? db.trackedCases : db.watchlistEntities
    const filter = asFilter(body.$filter)
    const all = { filter, like: {}, sort: [], skip: 0, limit: 0 }
    const { recordsFiltered } = await searched.search(caller, all)
    if (recordsFiltered > MAX_RECORDS) throw tooMany(recordsFiltered)
    const { answer, queued } = await db.transaction(async (tx) => {
      await db.accounts.lock(accountId, tx)
      if ((await db.exports.countRunning(accountId, tx)) >= MAX_AT_ONCE)
        throw refuseForNow('TOO_MANY_REQUESTS', RETRY_SECONDS, { reason: 'EXPORTS_UNDER_WAY' })
      const auditContext = auditContextOf({ caller, requestId })
      const exportId = await db.exports.create({ what, format, filter, viewer: caller }, auditContext, tx)
      const start = startBulkExport({ exportId }, { accountId, requestId })
      const answer = await keep(reply(202, { exportId }), tx)
      return { answer, queued: await db.outbox.enqueue(start, tx) }
    })
    await dispatch(services, queued)
    return answer
  },
})

/** Returns the schema of an export; `$filter` is that of the records' search. */
function exportOf<What extends (typeof EXPORTED_THINGS)[number]>(what: What, fields: SearchFields) {
  return z
    .strictObject({
      what: z.literal(what),
      format: z.enum(EXPORT_FORMATS),
      $filter: filterOf(fields)
        .default({})
        .meta({ description: 'The same `$filter` as in the search for these records.' }),
    })
    .meta({
      id: what === 'cases' ? 'CaseExport' : 'EntityExport',
      description: `An export of ${what === 'cases' ? 'tracked cases' : 'watchlist entities'}.`,
    })
}

function tooMany(count: number) {
  const message = `The filter matches ${count} records. Narrow it down to at most ${MAX_RECORDS} records.`
  return refuse('MALFORMED', { issues: [{ path: '$filter', message }] })
}
