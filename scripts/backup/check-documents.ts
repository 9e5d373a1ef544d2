import type { Database } from '../../db/database.ts'
import type { DocumentStore } from '../../documents/store.ts'

/** The number of documents that rows name and the store has, and the rows whose document it lacks. */
export interface Checked {
  named: number
  /**
   * Orders whose document is not whole in the store. Their rows are deleted, so that the next download fetches it
   * again.
   */
  forgottenOrders: string[]
  /** Exports without their file: they have to be requested again. */
  forgottenExports: string[]
}

/** Rows checked in one step. */
const AT_ONCE = 500

/** Checks that the store has every document that the database names, and deletes the rows of missing ones. */
export async function checkDocuments({ db, store }: { db: Database; store: DocumentStore }): Promise<Checked> {
  const checked: Checked = { named: 0, forgottenOrders: [], forgottenExports: [] }
  const isThere = async (key: string) => {
    checked.named++
    const file = await store.stream(key)
    file?.body.destroy()
    return file !== undefined
  }
  for (let after = '', last = false; !last; ) {
    const page = await db.orderDocuments.listAfter(after, AT_ONCE)
    for (const { orderId, originalKey, stampedKey } of page) {
      if ((await isThere(originalKey)) && (await isThere(stampedKey))) continue
      await db.orderDocuments.forget(orderId)
      checked.forgottenOrders.push(orderId)
    }
    last = page.length < AT_ONCE
    after = page.at(-1)?.orderId ?? after
  }
  for (const { exportId, fileKey } of await db.exports.listExpiredFiles(Number.MAX_SAFE_INTEGER, MAX_EXPORTS)) {
    if (await isThere(fileKey)) continue
    await db.exports.forgetFile(exportId)
    checked.forgottenExports.push(exportId)
  }
  return checked
}

/** Files of exports are kept for days only, so there are few. */
const MAX_EXPORTS = 100_000
