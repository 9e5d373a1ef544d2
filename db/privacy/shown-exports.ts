import { QueryTypes, type Sequelize } from 'sequelize'
import { inTransaction } from '../base/transaction.ts'
import type { Export } from '../watchlist/exports.ts'

/** An export that somebody can read still, or will be able to. */
export interface ShownExport extends Pick<Export, 'id' | 'accountId' | 'what' | 'format'> {
  /** Null while it is being written: what it shows stands in its pages. */
  fileKey: string | null
}

/** Exports in which erased records may be shown. */
export function shownExportsRepository(sequelize: Sequelize) {
  return {
    /**
     * The next exports after one that show records of an account, its own and those of its guests; of all accounts when it is null. What those
     * show that are being written is known only when their page is.
     */
    next(accountId: string | null, after: string, most: number): Promise<ShownExport[]> {
      return sequelize.query(accountId === null ? NEXT : NEXT_OF_ACCOUNT, {
        replacements: { accountId, after, most },
        type: QueryTypes.SELECT,
      })
    },

    /** Waits for whoever is writing a page of an export: the next one reads the records as they are by now. */
    async settle(id: string): Promise<void> {
      await sequelize.query('SELECT id FROM exports WHERE id = :id FOR UPDATE', { replacements: { id } })
    },

    /** Which of these records are not there any more. A case that became part of another record of the account is still there. */
    async gone(what: Export['what'], ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const merged = what === 'cases' ? ' UNION SELECT id FROM merged_records WHERE id IN (:ids)' : ''
      const sql = `SELECT id FROM ${TABLE_OF[what]} WHERE id IN (:ids)${merged}`
      const found = await sequelize.query<{ id: string }>(sql, { replacements: { ids }, type: QueryTypes.SELECT })
      const there = new Set(found.map(({ id }) => id))
      return ids.filter((id) => !there.has(id))
    },

    /**
     * Ends an export because of what it shows, and notes its file for the erasure. One that is being written is stopped: its worker finds it
     * ended.
     */
    async end(erasureId: string, { id, accountId }: ShownExport, erasedFrom: string | null): Promise<void> {
      const kind = erasedFrom === null || erasedFrom === accountId ? 'FILE' : 'GUEST_FILE'
      await inTransaction(sequelize, async (transaction) => {
        for (const sql of END)
          await sequelize.query(sql, { replacements: { id, erasureId, kind, now: Date.now() }, transaction })
      })
    },
  }
}

const TABLE_OF = { entities: 'watchlist_entities', cases: 'tracked_cases' } as const satisfies Record<
  Export['what'],
  string
>

/** A file that is noted is not stored yet while its export runs. An export from before `export_accounts` says of no account what it shows. */
const SHOWN = `SELECT e.id, e.account_id AS accountId, e.what, e.format, IF(e.completed_at IS NULL, NULL, f.file_key) AS fileKey
  FROM exports e LEFT JOIN export_files f ON f.export_id = e.id
  WHERE e.id > :after AND (e.completed_at IS NULL OR f.export_id IS NOT NULL)`
const IN_ORDER = 'ORDER BY e.id LIMIT :most'
const NEXT = `${SHOWN} ${IN_ORDER}`
const NEXT_OF_ACCOUNT = `${SHOWN} AND (e.completed_at IS NULL OR e.account_id = :accountId
  OR EXISTS (SELECT 1 FROM export_accounts a WHERE a.export_id = e.id AND a.account_id = :accountId)
  OR NOT EXISTS (SELECT 1 FROM export_accounts a WHERE a.export_id = e.id)) ${IN_ORDER}`

/** The export first, as whoever writes its pages locks it. */
const END = [
  `UPDATE exports SET file_key = NULL, filter = '{}', record_count = 0, failure_reason = 'ERASED',
    completed_at = COALESCE(completed_at, :now) WHERE id = :id`,
  'INSERT IGNORE INTO erasure_items (erasure_id, kind, item) SELECT :erasureId, :kind, file_key FROM export_files WHERE export_id = :id',
  'DELETE FROM export_files WHERE export_id = :id',
  'DELETE FROM export_pages WHERE export_id = :id',
  'DELETE FROM export_accounts WHERE export_id = :id',
]
