import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { ReadRow } from '../../db/watchlist/imports.ts'
import { startBulkImport } from '../../workflows/watchlist/bulk-import.messages.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { readInput } from '../http/check.ts'
import { dispatch } from '../http/dispatch.ts'
import { endpoint, reply } from '../http/endpoint.ts'
import type { Issue } from '../http/malformed.ts'
import { SheetRow } from '../http/tables/table.ts'
import { NewEntityInput } from './entity-details.ts'
import { ENTITY_TABLE } from './entity-table.ts'

/** The maximum rows of an import. Our choice; a larger list is sent in parts. */
export const MAX_IMPORT_ROWS = 5_000

const Rows = z.array(NewEntityInput).min(1).max(MAX_IMPORT_ROWS)

/**
 * `POST /watchlist/entities/import`: adds many entities to the watchlist, from a JSON array, CSV or a workbook. Each row has its
 * own outcome. A row equal to an entity that the account watches creates nothing, so that a list can be sent again
 * safely.
 */
export const importEntities = endpoint({
  method: 'POST',
  path: '/watchlist/entities/import',
  summary: 'Import many entities to the watchlist',
  weight: 50,
  product: 'WATCHLIST',
  permission: 'watchlist.write',
  table: { ...ENTITY_TABLE, mostRows: MAX_IMPORT_ROWS },
  body: z.strictObject({ rows: z.array(z.unknown()).min(1).max(MAX_IMPORT_ROWS) }),
  // Each row is checked separately: an invalid row gets its own outcome and does not reject the others.
  describedBody: z.union([z.strictObject({ rows: Rows }), Rows]),
  returns: 'The ID of the import, which may still be running.',
  replies: {
    202: z.strictObject({
      importId: z.string(),
      status: z.enum(['RUNNING', 'COMPLETE']).meta({ description: 'Poll the import while it is `RUNNING`.' }),
    }),
  },
  takesIdempotencyKey: true,
  errors: [],
  async handle({ body, caller, requestId, keep }, services) {
    const { db } = services
    const { accountId } = caller
    const read = await readRows(body.rows)
    const { answer, queued } = await db.transaction(async (tx) => {
      const importId = await db.imports.create(accountId, read, auditContextOf({ caller, requestId }), tx)
      const start = startBulkImport({ importId }, { accountId, requestId })
      const answer = await keep(reply(202, { importId, status: 'RUNNING' }), tx)
      return { answer, queued: await db.outbox.enqueue(start, tx) }
    })
    await dispatch(services, queued)
    return answer
  },
})

/** Rows that are checked in a millisecond or two; then other requests are served. */
const ROWS_AT_ONCE = 50
/** A row with more mistakes must be corrected as a whole. */
const MAX_ISSUES_PER_ROW = 10

async function readRows(rows: unknown[]): Promise<ReadRow[]> {
  const read: ReadRow[] = []
  for (const row of rows) if (read.push(readRow(row)) % ROWS_AT_ONCE === 0) await setImmediate()
  return read
}

function readRow(row: unknown): ReadRow {
  if (!(row instanceof SheetRow)) return readContent(row)
  const { line, content } = row
  return { ...(Array.isArray(content) ? cut(content) : readContent(content)), line }
}

function readContent(content: unknown) {
  const reading = readInput(NewEntityInput, content)
  return 'input' in reading ? reading : cut(reading.issues)
}

function cut(issues: Issue[]) {
  return { issues: issues.slice(0, MAX_ISSUES_PER_ROW), issueCount: issues.length }
}
