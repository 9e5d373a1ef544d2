import { QueryTypes, type Sequelize } from 'sequelize'
import type { ErasureSubject, TableCount } from '../../domain/privacy/erasure.ts'
import type { Tx } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'
import { HAS_FILE } from '../orders/document-arrivals.ts'
import { caseRecords } from './case-records.ts'
import { MANIFEST, PARTS, type TableErasure, type Thing, type Things } from './manifest.ts'
import { eraseSearched } from './searched-records.ts'

/** Rows deleted per transaction, which takes a fraction of a second. */
const ROWS_AT_ONCE = 1_000
/** Parts of records erased at once: usually some hundred rows. */
const PARTS_AT_ONCE = 100

const TABLES: [table: string, how: TableErasure][] = Object.entries(MANIFEST)

/** Erases records by the manifest. Each call is idempotent: erased records are not found again. */
export function erasedThingsRepository(sequelize: Sequelize) {
  const records = caseRecords(sequelize)

  const idsBy = async (sql: string, replacements: Record<string, unknown>): Promise<string[]> => {
    const rows = await sequelize.query<{ id: string }>(sql, { replacements, type: QueryTypes.SELECT })
    return rows.map(({ id }) => id)
  }

  /**
   * Returns the records that an erasure starts from; for a case, all records that the account has under one of its
   * numbers.
   */
  async function rootsOf({ kind, accountId, thingId }: ErasureSubject, keys: readonly string[]): Promise<Things[]> {
    if (accountId === null) return []
    if (kind === 'ACCOUNT') return [{ thing: 'account', ids: [accountId], accountId }]
    if (kind === 'ENTITY') return thingId === null ? [] : [{ thing: 'entity', ids: [thingId], accountId }]
    if (kind === 'PERSON' || keys.length === 0) return []
    return (await records.ofKeys(accountId, keys)).things
  }

  /** Records the workflows and documents of records before the rows that lead to them are deleted. */
  async function noteItems(erasureId: string, { thing, ids }: Things, transaction: Tx): Promise<void> {
    const insert = 'INSERT IGNORE INTO erasure_items (erasure_id, kind, item)'
    const rows = ids.flatMap((id) => (WORKFLOWS_OF[thing] ?? []).map((kind) => [erasureId, 'WORKFLOW', kind + id]))
    if (rows.length > 0) await sequelize.query(`${insert} VALUES :rows`, { replacements: { rows }, transaction })
    for (const sql of ITEMS_OF[thing] ?? [])
      await sequelize.query(`${insert} ${sql}`, { replacements: { erasureId, ids }, transaction })
  }

  /**
   * Deletes a batch of some records: some of their parts, or in the end their own rows. Returns the counts, and whether
   * there is more.
   */
  async function erasePortion(
    erasureId: string,
    { thing, ids, accountId }: Things,
  ): Promise<{ rows: TableCount[]; more: boolean }> {
    for (const part of PARTS[thing] ?? []) {
      const parts = await idsBy(`${part.ids} LIMIT ${PARTS_AT_ONCE}`, { ids, accountId })
      if (parts.length === 0) continue
      return { rows: await eraseThings(erasureId, { thing: part.thing, ids: parts, accountId }), more: true }
    }
    return { rows: await eraseOwn(erasureId, { thing, ids, accountId }), more: false }
  }

  async function eraseOwn(erasureId: string, things: Things): Promise<TableCount[]> {
    const rows: TableCount[] = []
    for (let isLeft = true; isLeft; ) {
      const some = await inTransaction(sequelize, (tx) => eraseSome(erasureId, things, tx))
      rows.push(...some)
      isLeft = some.reduce((sum, each) => sum + each.rows, 0) === ROWS_AT_ONCE
    }
    return rows
  }

  /**
   * Deletes some rows of records, after recording their workflows and documents. Locks documents: a concurrent arrival
   * is recorded before or refused after.
   */
  async function eraseSome(erasureId: string, things: Things, transaction: Tx): Promise<TableCount[]> {
    const { thing, ids, accountId } = things
    const lock = LOCKED[thing]
    if (lock !== undefined) await sequelize.query(lock, { replacements: { ids }, transaction })
    await noteItems(erasureId, things, transaction)
    const rows: TableCount[] = []
    let most = ROWS_AT_ONCE
    for (const [table, how] of TABLES) {
      const own = ownRows(how, thing, ':ids')
      if (own === undefined || most === 0) continue
      const replacements = { ids, accountId, most }
      const deleted =
        how.searchedAs === undefined
          ? await sequelize.query(`DELETE FROM ${table} WHERE ${own} LIMIT :most`, {
              replacements,
              transaction,
              type: QueryTypes.BULKDELETE,
            })
          : await eraseSearched(sequelize, { table, kind: how.searchedAs, own, replacements }, transaction)
      if (deleted === 0) continue
      most -= deleted
      rows.push({ table, rows: deleted })
    }
    return rows
  }

  async function eraseThings(erasureId: string, things: Things): Promise<TableCount[]> {
    const rows: TableCount[] = []
    for (let more = true; more; ) {
      const portion = await erasePortion(erasureId, things)
      rows.push(...portion.rows)
      more = portion.more
    }
    return rows
  }

  return {
    rootsOf,
    eraseThings,
    erasePortion,

    /** Counts the rows of each table that belong to these records. */
    async count(roots: readonly Things[]): Promise<TableCount[]> {
      const counted: [string, number][] = []
      for (const { thing, ids, accountId } of roots) {
        const seen = new Set<string>()
        for (const [part, found] of withParts(thing))
          for (const [table, how] of TABLES) {
            const own = ownRows(how, part, found)
            if (own === undefined || seen.has(table)) continue
            const [row] = await sequelize.query<{ rows: number }>(
              `SELECT COUNT(*) AS \`rows\` FROM ${table} WHERE ${own}`,
              { replacements: { ids, accountId }, type: QueryTypes.SELECT },
            )
            if (Number(row?.rows) === 0) continue
            seen.add(table)
            counted.push([table, Number(row?.rows)])
          }
      }
      return asCounts(counted)
    },

    /**
     * Returns the keys of a tracked or looked-up case, over all records that an account has of it; none if the account
     * does not have it.
     */
    keysOf(kind: 'CASE' | 'LOOKUP', accountId: string, id: string): Promise<string[]> {
      return records.keysOf(kind === 'CASE' ? 'case' : 'lookup', accountId, id)
    },

    /** Ends all access to the account, and erases its name. */
    async closeAccount(id: string): Promise<void> {
      await inTransaction(sequelize, async (transaction) => {
        const options = { replacements: { id }, transaction }
        await sequelize.query('DELETE FROM api_keys WHERE account_id = :id', options)
        await sequelize.query("UPDATE accounts SET name = '[erased]' WHERE id = :id", options)
        await sequelize.query("UPDATE webhook_endpoints SET status = 'DISABLED' WHERE account_id = :id", options)
        await sequelize.query("UPDATE notice_subscriptions SET status = 'REMOVED' WHERE account_id = :id", options)
        await sequelize.query('DELETE FROM outbox WHERE start LIKE :account', {
          replacements: { account: `%"accountId":"${id}"%` },
          transaction,
        })
      })
    },

    /** Returns whether an order or an export has a document, or is about to. */
    async hasDocument(key: string): Promise<boolean> {
      const [row] = await sequelize.query(`${HAS_FILE} LIMIT 1`, { replacements: { key }, type: QueryTypes.SELECT })
      return row !== undefined
    },

    /** Deletes the text and summaries of a deleted document. */
    async forgetDocument(key: string): Promise<void> {
      for (const table of ['document_texts', 'order_summaries'])
        await sequelize.query(`DELETE FROM ${table} WHERE document_key = :key`, { replacements: { key } })
    },
  }
}

/**
 * Returns a kind of record and all its parts, each with the query for the ids that belong to the records of `:ids`.
 * @internal
 */
export function withParts(thing: Thing): [Thing, ids: string][] {
  const levels: [Thing, string][] = [[thing, ':ids']]
  // Deeper parts of an account are reached through its direct ones: `NOT IN` concerns only these records.
  for (const [level, ids] of levels)
    for (const part of PARTS[level] ?? [])
      if (levels.every(([known]) => known !== part.thing) && (ids === ':ids' || !part.ids.includes('NOT IN')))
        levels.push([part.thing, part.ids.replaceAll('(:ids)', `(${ids})`)])
  return levels
}

/**
 * Returns the condition of the rows of a table that are erased with records: those of the same account, where a row
 * names it.
 */
function ownRows({ rows = {} }: TableErasure, thing: Thing, ids: string): string | undefined {
  const column = rows[thing]
  if (column === undefined) return undefined
  if (thing === 'account') return `${column} = :accountId`
  return `${column} IN (${ids})${rows.account === undefined ? '' : ` AND ${rows.account} = :accountId`}`
}

/** Sums counts of the same table. */
export function asCounts(counts: Iterable<[string, number]>): TableCount[] {
  const sums = new Map<string, number>()
  for (const [table, rows] of counts) sums.set(table, (sums.get(table) ?? 0) + rows)
  return [...sums].map(([table, rows]) => ({ table, rows }))
}

const LOCK_ORDERS = 'SELECT id FROM orders WHERE id IN (:ids) ORDER BY id FOR UPDATE'
/** The rows to lock before an erasure. */
const LOCKED: Partial<Record<Thing, string>> = { order: LOCK_ORDERS, document: LOCK_ORDERS }

const DOCUMENTS = [
  ...['original_key', 'stamped_key'].map(
    (key) => `SELECT :erasureId, 'FILE', ${key} FROM order_documents WHERE order_id IN (:ids)`,
  ),
  "SELECT :erasureId, 'FILE', document_key FROM document_arrivals WHERE order_id IN (:ids) AND document_key <> ''",
]

/**
 * The prefixes before a record's id in the ids of its workflows. An account's workflows are found in Temporal by the
 * account.
 */
const WORKFLOWS_OF: Partial<Record<Thing, readonly string[]>> = {
  entity: ['entity-sync/', 'historical-look/', 'entity-onboarding/'],
  candidate: ['candidate-review/'],
  case: ['case-refresh/', 'case-review/'],
  order: ['order-fetch/'],
}

/** The queries for workflows and documents that only rows lead to. */
const ITEMS_OF: Partial<Record<Thing, readonly string[]>> = {
  lookup: [
    "SELECT :erasureId, 'WORKFLOW', CONCAT('case-lookup/', account_id, '/', identity_key) FROM looked_up_cases WHERE id IN (:ids)",
    "SELECT :erasureId, 'WORKFLOW', CONCAT('case-summary/', id) FROM case_summaries WHERE looked_up_case_id IN (:ids)",
  ],
  order: DOCUMENTS,
  document: DOCUMENTS,
  export: ["SELECT :erasureId, 'FILE', file_key FROM export_files WHERE export_id IN (:ids)"],
}
