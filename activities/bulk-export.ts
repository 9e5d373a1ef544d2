import type { Database } from '../db/database.ts'
import type { Export } from '../db/exports.ts'
import { contentKey } from '../documents/content-key.ts'
import type { DocumentStore } from '../documents/store.ts'
import { type CaseRecord, caseRecord, type EntityRecord, entityRecord } from '../domain/watchlist-records.ts'
import type { BulkExportInput } from '../workflows/bulk-export.messages.ts'
import { csvHeadings, csvLines } from './export-csv.ts'
import { aloneWithFile } from './export-files.ts'
import { workflowOfThisActivity } from './workflow-of-this-activity.ts'

export interface BulkExportDependencies {
  db: Database
  store: DocumentStore
}

export type BulkExportActivities = ReturnType<typeof createBulkExportActivities>

/** Records read by one search. */
const RECORDS_AT_ONCE = 100
/** A page ends with the search that passes this; snapshots may have 256 KiB each, and servers take packets of 16 MiB. */
const PAGE_CHARACTERS = 2_000_000

/** The hands of the `bulkExport` workflow. */
export function createBulkExportActivities({ db, store }: BulkExportDependencies) {
  async function read({ what, filter, viewer }: Export, after: string): Promise<(EntityRecord | CaseRecord)[]> {
    if (what === 'cases')
      return (await db.trackedCases.nextPage(viewer, filter, after, RECORDS_AT_ONCE)).map(caseRecord)
    return (await db.watchlistEntities.nextPage(viewer, filter, after, RECORDS_AT_ONCE)).map(entityRecord)
  }

  return {
    /**
     * Writes the page that begins after a record. Returns how many records it has, and the last one to go on after, or null
     * when there are no more. The same page again takes the place of the first.
     */
    async writePage({ exportId, position, after }: BulkExportInput & { position: number; after: string }) {
      await db.outbox.clear(workflowOfThisActivity().workflowId)
      const asked = await mustFind(exportId)
      // Who has left a team since he asked gets nothing more of what is shared with it.
      const wanted = { ...asked, viewer: { ...asked.viewer, teamIds: await db.teams.idsOf(asked.viewer.userId) } }
      const parts: string[] = []
      let records = 0
      let last: string | null = after
      for (let characters = 0; last !== null && characters < PAGE_CHARACTERS; ) {
        const found = await read(wanted, last)
        const part = write(wanted, found)
        if (found.length > 0) parts.push(part)
        characters += part.length
        records += found.length
        last = found.length < RECORDS_AT_ONCE ? null : (found.at(-1)?._id ?? null)
      }
      await db.exports.keepPage(exportId, position, parts.join(BETWEEN[wanted.format]), records)
      return { records, last }
    },

    /** Puts the pages together into one file of the document store. Running it again stores the same bytes under the same key. */
    async storeFile({ exportId }: BulkExportInput): Promise<void> {
      const wanted = await mustFind(exportId)
      if (wanted.completedAt !== null) return
      const pages: string[] = []
      for await (const page of db.exports.pagesOf(exportId)) if (page !== '') pages.push(page)
      const file = Buffer.from(fileOf(wanted, pages.join(BETWEEN[wanted.format])))
      await aloneWithFile(db, contentKey(file), async () => db.exports.complete(exportId, await store.put(file)))
    },
  }

  async function mustFind(exportId: string): Promise<Export> {
    const found = await db.exports.find(exportId)
    if (!found) throw new Error('there is no such export')
    return found
  }
}

const BETWEEN = { json: ',\n', csv: '' }

function write({ what, format }: Export, records: (EntityRecord | CaseRecord)[]): string {
  if (format === 'csv') return csvLines(what, records)
  return records.map((record) => JSON.stringify(record)).join(BETWEEN.json)
}

function fileOf({ what, format }: Export, body: string): string {
  return format === 'csv' ? csvHeadings(what) + body : `[\n${body}\n]\n`
}
