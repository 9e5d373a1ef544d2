import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common'
import type { Database } from '../../db/database.ts'
import type { Export, ExportFailure } from '../../db/watchlist/exports.ts'
import { contentName } from '../../documents/content-key.ts'
import type { DocumentStore } from '../../documents/store.ts'
import {
  type EntityRecord,
  type ExportedCase,
  entityRecord,
  exportedCase,
} from '../../domain/watchlist/watchlist-records.ts'
import { type BulkExportInput, EXPORT_TOO_LARGE } from '../../workflows/watchlist/bulk-export.messages.ts'
import { withFileLock } from '../shared/file-lock.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { csvHeadings, csvLines } from './export-csv.ts'

export interface BulkExportDependencies {
  db: Database
  store: DocumentStore
}

export type BulkExportActivities = ReturnType<typeof createBulkExportActivities>

/** Records per search: 12 MiB if each has the largest snapshot, 256 KiB. */
const RECORDS_AT_ONCE = 50
/**
 * A page ends with the record that exceeds this: with another snapshot it is far below the 16 MiB that servers accept.
 */
const PAGE_BYTES = 2_000_000
/** More than 100,000 cases of the usual size, and less than a store accepts in one request. */
const MAX_BYTES = 1_024 ** 3

/** The number of records of a page, and the last one to continue after; null when there are no more. */
interface WrittenRecords {
  records: number
  last: string | null
}

/** The activities of the `bulkExport` workflow. */
export function createBulkExportActivities({ db, store }: BulkExportDependencies) {
  async function read({ what, filter, viewer }: Export, after: string): Promise<(EntityRecord | ExportedCase)[]> {
    if (what === 'cases') {
      const cases = await db.trackedCases.nextPage(viewer, filter, after, RECORDS_AT_ONCE)
      const records = await db.trackedCases.recordsOf(cases.map(({ id }) => id))
      return cases.map((tracked) => exportedCase(tracked, records.get(tracked.id)?.courtCase))
    }
    return (await db.watchlistEntities.nextPage(viewer, filter, after, RECORDS_AT_ONCE)).map(entityRecord)
  }

  /**
   * Returns the records of a page, the accounts that own them, and the last one to continue after; null when there are
   * no more.
   */
  async function readPage(wanted: Export, after: string) {
    const parts: string[] = []
    const accountIds = new Set<string>()
    let sizeBytes = 0
    let last: string | null = after
    while (last !== null && sizeBytes < PAGE_BYTES) {
      const found = await read(wanted, last)
      let taken = 0
      for (const record of found) {
        if (sizeBytes >= PAGE_BYTES) break
        const part = write(wanted, record)
        parts.push(part)
        accountIds.add(record.accountId)
        sizeBytes += Buffer.byteLength(part)
        taken++
      }
      const isLast = taken === found.length && found.length < RECORDS_AT_ONCE
      last = isLast ? null : (found[taken - 1]?._id ?? null)
    }
    return { parts, accountIds: [...accountIds], last }
  }

  return {
    /**
     * Writes the page that begins after a record. Returns the number of its records, and the last one to continue
     * after, or null when there are no more or the export has ended. Writing a page again replaces it. Fails for good
     * when the export grows too large.
     */
    async writePage({ exportId, position, after }: BulkExportInput & { position: number; after: string }) {
      const request = await findOrFail(exportId)
      // Users who left a team since the request get no shared records of it.
      const wanted = { ...request, viewer: { ...request.viewer, teamIds: await db.teams.idsOf(request.viewer.userId) } }
      let written: WrittenRecords = { records: 0, last: null }
      const allBytes = await db.exports.writePage(exportId, position, async () => {
        const page = await readPage(wanted, after)
        written = { records: page.parts.length, last: page.last }
        return {
          content: page.parts.join(BETWEEN[wanted.format]),
          recordCount: written.records,
          accountIds: page.accountIds,
        }
      })
      if (allBytes > MAX_BYTES) throw final(EXPORT_TOO_LARGE, 'the export is larger than a file may be')
      return written
    },

    /**
     * Combines the pages into one file of the document store, page by page: once for its key, and once for its bytes. A
     * second run stores the same bytes under the same key. Records the file before storing it, so that no file is
     * orphaned.
     */
    storeFile({ exportId }: BulkExportInput): Promise<void> {
      return withHeartbeat(async () => {
        const wanted = await findOrFail(exportId)
        if (wanted.completedAt !== null) return
        const name = await contentName(fileOf(wanted))
        await withFileLock(db, name.key, async () => {
          if (!(await db.exports.expectFile(exportId, name.key))) return
          await store.putStream(name, fileOf(wanted))
          await db.exports.complete(exportId, name.key)
        })
      })
    },

    /**
     * Ends an export as FAILED, with its reason for the client, and deletes its pages. One that has ended stays as it
     * is.
     */
    async failExport({ exportId, reason }: BulkExportInput & { reason: ExportFailure }): Promise<void> {
      await db.exports.fail(exportId, reason)
    },
  }

  async function findOrFail(exportId: string): Promise<Export> {
    const found = await db.exports.find(exportId)
    if (!found) throw final('ExportGone', 'the export does not exist')
    return found
  }

  async function* fileOf({ id, what, format }: Export): AsyncGenerator<string> {
    yield format === 'csv' ? csvHeadings(what) : '[\n'
    let isFirst = true
    for await (const page of db.exports.pagesOf(id)) {
      if (page === '') continue
      yield isFirst ? page : BETWEEN[format] + page
      isFirst = false
    }
    if (format === 'json') yield '\n]\n'
  }
}

const BETWEEN = { json: ',\n', csv: '' }

function write({ what, format }: Export, record: EntityRecord | ExportedCase): string {
  return format === 'csv' ? csvLines(what, [record]) : JSON.stringify(record)
}

/** A failure that a retry would meet again. It is no fault of the service, so its metrics do not count it. */
function final(type: string, message: string): ApplicationFailure {
  return ApplicationFailure.create({ type, message, nonRetryable: true, category: ApplicationFailureCategory.BENIGN })
}
