import { QueryTypes, type Sequelize } from 'sequelize'
import { inTransaction } from '../base/transaction.ts'
import type { Export, Exports } from '../watchlist/exports.ts'

/** An export that its owner can read now or later. */
export interface ShownExport extends Pick<Export, 'id' | 'accountId' | 'what' | 'format'> {
  /** Null while it is being written: its pages hold the records. */
  fileKey: string | null
}

/** Exports that may show erased records. */
export function shownExportsRepository(sequelize: Sequelize, { exports }: { exports: Pick<Exports, 'endErased'> }) {
  return {
    /**
     * Lists the next exports that show records of an account, its own and those of its guests; of all accounts when it
     * is null. An export being written is known only once its page is.
     */
    next(accountId: string | null, after: string, most: number): Promise<ShownExport[]> {
      return sequelize.query(accountId === null ? NEXT : NEXT_OF_ACCOUNT, {
        replacements: { accountId, after, most },
        type: QueryTypes.SELECT,
      })
    },

    /** Waits while a page of an export is being written: the next page reads the records in their current state. */
    async settle(id: string): Promise<void> {
      await sequelize.query('SELECT id FROM exports WHERE id = :id FOR UPDATE', { replacements: { id } })
    },

    /**
     * Returns which of these records no longer exist. A case merged into another record of the account still exists.
     */
    async gone(what: Export['what'], ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const merged = what === 'cases' ? ' UNION SELECT id FROM merged_records WHERE id IN (:ids)' : ''
      const sql = `SELECT id FROM ${TABLE_OF[what]} WHERE id IN (:ids)${merged}`
      const found = await sequelize.query<{ id: string }>(sql, { replacements: { ids }, type: QueryTypes.SELECT })
      const there = new Set(found.map(({ id }) => id))
      return ids.filter((id) => !there.has(id))
    },

    /** Ends an export because of the records it shows, and records its file for the erasure. */
    async end(erasureId: string, { id, accountId }: ShownExport, erasedFrom: string | null): Promise<void> {
      const kind = erasedFrom === null || erasedFrom === accountId ? 'FILE' : 'GUEST_FILE'
      await inTransaction(sequelize, async (transaction) => {
        // Locks the export first, like the writer of its pages.
        await exports.endErased([id], Date.now(), transaction)
        for (const sql of FORGET_FILE)
          await sequelize.query(sql, { replacements: { id, erasureId, kind }, transaction })
      })
    },
  }
}

const TABLE_OF = { entities: 'watchlist_entities', cases: 'tracked_cases' } as const satisfies Record<
  Export['what'],
  string
>

/**
 * While an export runs, its recorded file is not stored yet. An export from before `export_accounts` names no accounts.
 */
const SHOWN = `SELECT e.id, e.account_id AS accountId, e.what, e.format, IF(e.completed_at IS NULL, NULL, f.file_key) AS fileKey
  FROM exports e LEFT JOIN export_files f ON f.export_id = e.id
  WHERE e.id > :after AND (e.completed_at IS NULL OR f.export_id IS NOT NULL)`
const IN_ORDER = 'ORDER BY e.id LIMIT :most'
const NEXT = `${SHOWN} ${IN_ORDER}`
const NEXT_OF_ACCOUNT = `${SHOWN} AND (e.completed_at IS NULL OR e.account_id = :accountId
  OR EXISTS (SELECT 1 FROM export_accounts a WHERE a.export_id = e.id AND a.account_id = :accountId)
  OR NOT EXISTS (SELECT 1 FROM export_accounts a WHERE a.export_id = e.id)) ${IN_ORDER}`

const FORGET_FILE = [
  'INSERT IGNORE INTO erasure_items (erasure_id, kind, item) SELECT :erasureId, :kind, file_key FROM export_files WHERE export_id = :id',
  'DELETE FROM export_files WHERE export_id = :id',
  'DELETE FROM export_accounts WHERE export_id = :id',
]
