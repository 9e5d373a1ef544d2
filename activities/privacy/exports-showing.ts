import { createInterface } from 'node:readline'
import { pipeline, Readable } from 'node:stream'
import { cancellationSignal } from '@temporalio/activity'
import { parse } from 'csv-parse'
import type { Database } from '../../db/database.ts'
import type { Erasure } from '../../db/privacy/erasures.ts'
import type { ShownExport } from '../../db/privacy/shown-exports.ts'
import type { DocumentStore } from '../../documents/store.ts'
import { eraseInJson, eraserOf } from '../../domain/privacy/erasure.ts'
import { csvHeadings } from '../watchlist/export-csv.ts'

/** Exports per read. */
const AT_ONCE = 20
/** Records per request to the database. */
const RECORDS_AT_ONCE = 1_000

/** A record as an export shows it. */
interface ShownRecord {
  _id: string
  accountId: string
}

/**
 * Returns the exports, of the account and of its guests, that show erased data: records that are gone, or that name the
 * person. A record is gone when its row is, so the erasure keeps no list of deleted records.
 */
export async function exportsShowing(
  erasure: Erasure,
  { db, store }: { db: Database; store: DocumentStore },
): Promise<ShownExport[]> {
  const showing: ShownExport[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const some: ShownExport[] = await db.shownExports.next(erasure.accountId, after, AT_ONCE)
    const areShowing = await Promise.all(some.map((each) => showsErased(each, erasure, { db, store })))
    showing.push(...some.filter((_, nth) => areShowing[nth]))
    after = some.at(-1)?.id
  }
  return showing
}

async function showsErased(
  shown: ShownExport,
  { accountId, names }: Erasure,
  { db, store }: { db: Database; store: DocumentStore },
): Promise<boolean> {
  const eraser = names.length > 0 ? eraserOf(names) : undefined
  const namesPerson = (record: ShownRecord) =>
    eraser !== undefined && JSON.stringify(eraseInJson(record, eraser.erase)) !== JSON.stringify(record)
  let ids: string[] = []
  const isAnyGone = async () => (await db.shownExports.gone(shown.what, ids)).length > 0
  for await (const record of recordsOf(shown, { db, store })) {
    cancellationSignal().throwIfAborted()
    const isOfScope = accountId === null || record.accountId === accountId
    // An account's own export also shows records that others share with it.
    if ((isOfScope || shown.accountId === accountId) && namesPerson(record)) return true
    if (isOfScope) ids.push(record._id)
    if (ids.length < RECORDS_AT_ONCE) continue
    if (await isAnyGone()) return true
    ids = []
  }
  return isAnyGone()
}

/** Reads the records of an export, from its file or from its pages so far. */
async function* recordsOf(
  { id, what, format, fileKey }: ShownExport,
  { db, store }: { db: Database; store: DocumentStore },
): AsyncGenerator<ShownRecord> {
  const text = fileKey === null ? Readable.from(pagesOf()) : (await store.stream(fileKey))?.body
  if (text === undefined) return
  try {
    if (format === 'csv') yield* pipeline(text, parse({ columns: true }), ignoreEnd) as AsyncIterable<ShownRecord>
    else
      for await (const line of createInterface({ input: text }))
        if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, '')) as ShownRecord
  } finally {
    text.destroy()
  }

  async function* pagesOf(): AsyncGenerator<string> {
    await db.shownExports.settle(id)
    if (format === 'csv') yield csvHeadings(what)
    for await (const page of db.exports.pagesOf(id)) yield format === 'csv' ? page : `${page}\n`
  }
}

/** The consumer of the parser gets the error of either stream. */
function ignoreEnd(): void {
  return
}
