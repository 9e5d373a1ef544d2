import { QueryTypes, type Sequelize } from 'sequelize'
import type { ErasureSubject, TableCount } from '../../domain/erasure.ts'
import type { NumberSequences, Sequence } from '../base/number-sequences.ts'
import type { Tx } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'
import { HAS_FILE } from '../orders/document-arrivals.ts'
import { MANIFEST, PARTS, type TableErasure, type Thing } from './manifest.ts'

/** A thing that is erased with all rows that its id leads to. */
export interface ThingRef {
  thing: Thing
  id: string
}

/** Rows that one transaction deletes: a fraction of a second. */
const ROWS_AT_ONCE = 1_000
/** Parts of a thing that are read at once. */
const PARTS_AT_ONCE = 20

const TABLES: [table: string, how: TableErasure][] = Object.entries(MANIFEST)

/** Erases things by the manifest. Each call may be repeated: what is gone is not found again. */
export function erasedThingsRepository(
  sequelize: Sequelize,
  { numberSequences }: { numberSequences: NumberSequences },
) {
  const idsBy = async (sql: string, replacements: Record<string, unknown>): Promise<string[]> => {
    const rows = await sequelize.query<{ id: string }>(sql, { replacements, type: QueryTypes.SELECT })
    return rows.map(({ id }) => id)
  }

  /** The things that an erasure begins with; of a case all that the account has under one of its keys. */
  async function rootsOf({ kind, accountId, thingId }: ErasureSubject, keys: readonly string[]): Promise<ThingRef[]> {
    if (kind === 'ACCOUNT') return accountId === null ? [] : [{ thing: 'account', id: accountId }]
    if (kind === 'ENTITY') return thingId === null ? [] : [{ thing: 'entity', id: thingId }]
    if (kind === 'PERSON' || keys.length === 0) return []
    const found = await Promise.all(
      Object.entries(BY_KEYS).map(async ([thing, sql]) =>
        (await idsBy(sql, { accountId, keys })).map((id) => ({ thing: thing as Thing, id })),
      ),
    )
    return found.flat()
  }

  /** Notes the workflows and documents of a thing, which are found by its rows. */
  async function noteItems(erasureId: string, { thing, id }: ThingRef, transaction: Tx): Promise<void> {
    for (const sql of ITEMS_OF[thing] ?? [])
      await sequelize.query(`INSERT IGNORE INTO erasure_items (erasure_id, kind, item) ${sql}`, {
        replacements: { erasureId, id },
        transaction,
      })
  }

  /** Deletes a portion of a thing: some of its parts, or in the end its own rows. Returns what went, and whether there is more. */
  async function erasePortion(
    erasureId: string,
    { thing, id }: ThingRef,
  ): Promise<{ rows: TableCount[]; more: boolean }> {
    for (const part of PARTS[thing] ?? []) {
      const ids = await idsBy(`${part.ids} LIMIT ${PARTS_AT_ONCE}`, { id })
      const rows: TableCount[] = []
      for (const partId of ids) rows.push(...(await eraseThing(erasureId, { thing: part.thing, id: partId })))
      if (ids.length > 0) return { rows, more: true }
    }
    return { rows: await eraseOwn(erasureId, { thing, id }), more: false }
  }

  async function eraseOwn(erasureId: string, ref: ThingRef): Promise<TableCount[]> {
    const rows: TableCount[] = []
    for (let isLeft = true; isLeft; ) {
      const some = await inTransaction(sequelize, (tx) => eraseSome(erasureId, ref, tx))
      rows.push(...some)
      isLeft = some.reduce((sum, each) => sum + each.rows, 0) === ROWS_AT_ONCE
    }
    return rows
  }

  /**
   * Deletes some rows of a thing, with its workflows and documents noted. To a document nothing is added meanwhile: what comes then is noted
   * before or refused after.
   */
  async function eraseSome(erasureId: string, ref: ThingRef, transaction: Tx): Promise<TableCount[]> {
    const lock = LOCKED[ref.thing]
    if (lock !== undefined) await sequelize.query(lock, { replacements: { id: ref.id }, transaction })
    await noteItems(erasureId, ref, transaction)
    const rows: TableCount[] = []
    let most = ROWS_AT_ONCE
    for (const [table, how] of TABLES) {
      const column = how.rows?.[ref.thing]
      if (column === undefined || most === 0) continue
      const deleted = await deleteSome(
        `${table} WHERE ${column} = :id`,
        { id: ref.id, most },
        how.numbered,
        transaction,
      )
      most -= deleted
      if (deleted > 0) rows.push({ table, rows: deleted })
    }
    return rows
  }

  /** Deletes some rows; of numbered ones the account's sequence learns in the same transaction. */
  async function deleteSome(
    rows: string,
    replacements: { id: string; most: number },
    numbered: Sequence | undefined,
    transaction: Tx,
  ): Promise<number> {
    const options = { replacements, transaction }
    const [owner] = numbered
      ? await sequelize.query<{ accountId: string }>(`SELECT account_id AS accountId FROM ${rows} LIMIT 1`, {
          ...options,
          type: QueryTypes.SELECT,
        })
      : []
    const deleted = await sequelize.query(`DELETE FROM ${rows} LIMIT :most`, {
      ...options,
      type: QueryTypes.BULKDELETE,
    })
    if (numbered && owner) await numberSequences.noteGone(owner.accountId, numbered, deleted, transaction)
    return deleted
  }

  async function eraseThing(erasureId: string, ref: ThingRef): Promise<TableCount[]> {
    const rows: TableCount[] = []
    for (let more = true; more; ) {
      const portion = await erasePortion(erasureId, ref)
      rows.push(...portion.rows)
      more = portion.more
    }
    return rows
  }

  return {
    rootsOf,
    eraseThing,
    erasePortion,

    /** How many rows of each table belong to these things. */
    async count(roots: readonly ThingRef[]): Promise<TableCount[]> {
      const counted = new Map<string, number>()
      for (const [thing, refs] of Map.groupBy(roots, (ref) => ref.thing)) {
        const seen = new Set<string>()
        const levels: [Thing, string][] = [[thing, ':ids']]
        const passed = new Set<Thing>()
        for (const [level, ids] of levels) {
          if (passed.has(level)) continue
          passed.add(level)
          for (const [table, how] of TABLES) {
            const column = how.rows?.[level]
            if (column === undefined || seen.has(table)) continue
            const [row] = await sequelize.query<{ rows: number }>(
              `SELECT COUNT(*) AS \`rows\` FROM ${table} WHERE ${column} IN (${ids})`,
              { replacements: { ids: refs.map(({ id }) => id) }, type: QueryTypes.SELECT },
            )
            if (Number(row?.rows) === 0) continue
            seen.add(table)
            counted.set(table, (counted.get(table) ?? 0) + Number(row?.rows))
          }
          // Deeper parts of an account are reached over its own: `<>` asks about one thing only.
          for (const part of PARTS[level] ?? [])
            if (ids === ':ids' || !part.ids.includes('<>'))
              levels.push([
                part.thing,
                part.ids.replaceAll('<> :id', `NOT IN (${ids})`).replaceAll('= :id', `IN (${ids})`),
              ])
        }
      }
      return asCounts(counted)
    },

    /** The keys by which an account knows a tracked or looked-up case; none when it has no such case. */
    keysOf(kind: 'CASE' | 'LOOKUP', accountId: string, id: string): Promise<string[]> {
      return idsBy(kind === 'CASE' ? KEYS_OF_CASE : KEYS_OF_LOOKUP, { accountId, id })
    },

    /** Nobody of the account comes in any more, and its name is gone. */
    async closeAccount(id: string): Promise<void> {
      await inTransaction(sequelize, async (transaction) => {
        const options = { replacements: { id }, transaction }
        await sequelize.query('DELETE FROM api_keys WHERE account_id = :id', options)
        await sequelize.query("UPDATE accounts SET name = '[erased]' WHERE id = :id", options)
        await sequelize.query("UPDATE webhook_endpoints SET status = 'DISABLED' WHERE account_id = :id", options)
        await sequelize.query('DELETE FROM outbox WHERE start LIKE :account', {
          replacements: { account: `%"accountId":"${id}"%` },
          transaction,
        })
      })
    },

    /** The next files of exports after one: of an account, or of all when it is null. */
    async exportFiles(
      accountId: string | null,
      after: string,
      most: number,
    ): Promise<{ exportId: string; fileKey: string }[]> {
      return sequelize.query(EXPORT_FILES, { replacements: { accountId, after, most }, type: QueryTypes.SELECT })
    },

    /** Takes the file off an export, which then counts as not finished. */
    async dropExportFile(erasureId: string, exportId: string): Promise<void> {
      await inTransaction(sequelize, async (transaction) => {
        await noteItems(erasureId, { thing: 'export', id: exportId }, transaction)
        const options = { replacements: { exportId }, transaction }
        await sequelize.query('DELETE FROM export_files WHERE export_id = :exportId', options)
        await sequelize.query(
          "UPDATE exports SET file_key = NULL, failure_reason = 'NOT_FINISHED' WHERE id = :exportId",
          options,
        )
      })
    },

    /** Whether an order or an export still has a document, or is about to. */
    async hasDocument(key: string): Promise<boolean> {
      const [row] = await sequelize.query(`${HAS_FILE} LIMIT 1`, { replacements: { key }, type: QueryTypes.SELECT })
      return row !== undefined
    },

    /** Deletes what was read from a document that is gone. */
    async forgetDocument(key: string): Promise<void> {
      for (const table of ['document_texts', 'order_summaries'])
        await sequelize.query(`DELETE FROM ${table} WHERE document_key = :key`, { replacements: { key } })
    },
  }
}

/** Adds up counts of the same table. */
export function asCounts(counts: Iterable<[string, number]>): TableCount[] {
  const sums = new Map<string, number>()
  for (const [table, rows] of counts) sums.set(table, (sums.get(table) ?? 0) + rows)
  return [...sums].map(([table, rows]) => ({ table, rows }))
}

const BY_KEYS = {
  candidate: `SELECT DISTINCT k.case_candidate_id AS id FROM case_candidate_keys k
    JOIN watchlist_entities e ON e.id = k.watchlist_entity_id AND e.account_id = :accountId WHERE k.identity_key IN (:keys)`,
  case: 'SELECT DISTINCT tracked_case_id AS id FROM tracked_case_keys WHERE account_id = :accountId AND identity_key IN (:keys)',
  lookup: `SELECT id FROM looked_up_cases WHERE account_id = :accountId AND identity_key IN (:keys)
    UNION SELECT looked_up_case_id FROM looked_up_case_aliases WHERE account_id = :accountId AND alias_key IN (:keys)`,
} satisfies Partial<Record<Thing, string>>

const KEYS_OF_CASE = `SELECT identity_key AS id FROM tracked_case_keys WHERE account_id = :accountId AND tracked_case_id = :id
  UNION SELECT identity_key FROM tracked_cases WHERE account_id = :accountId AND id = :id`
const KEYS_OF_LOOKUP = `SELECT identity_key AS id FROM looked_up_cases WHERE account_id = :accountId AND id = :id
  UNION SELECT alias_key FROM looked_up_case_aliases WHERE account_id = :accountId AND looked_up_case_id = :id`

const LOCK_ORDER = 'SELECT id FROM orders WHERE id = :id FOR UPDATE'
/** What is locked before it is erased. */
const LOCKED: Partial<Record<Thing, string>> = { order: LOCK_ORDER, document: LOCK_ORDER }

const EXPORT_FILES = `SELECT f.export_id AS exportId, f.file_key AS fileKey FROM export_files f JOIN exports e ON e.id = f.export_id
  WHERE f.export_id > :after AND (:accountId IS NULL OR e.account_id = :accountId) ORDER BY f.export_id LIMIT :most`

const workflow = (id: string) => `SELECT :erasureId, 'WORKFLOW', ${id}`

const DOCUMENTS = [
  ...['original_key', 'stamped_key'].map(
    (key) => `SELECT :erasureId, 'FILE', ${key} FROM order_documents WHERE order_id = :id`,
  ),
  "SELECT :erasureId, 'FILE', document_key FROM document_arrivals WHERE order_id = :id AND document_key <> ''",
]

/** The workflows and documents that belong to a thing. Those of an account are found by the account in Temporal. */
const ITEMS_OF: Partial<Record<Thing, readonly string[]>> = {
  entity: ['entity-sync/', 'historical-look/', 'entity-onboarding/'].map((kind) => workflow(`CONCAT('${kind}', :id)`)),
  candidate: [workflow("CONCAT('candidate-review/', :id)")],
  case: ['case-refresh/', 'case-review/'].map((kind) => workflow(`CONCAT('${kind}', :id)`)),
  lookup: [
    `${workflow("CONCAT('case-lookup/', account_id, '/', identity_key)")} FROM looked_up_cases WHERE id = :id`,
    `${workflow("CONCAT('case-summary/', id)")} FROM case_summaries WHERE looked_up_case_id = :id`,
  ],
  order: [workflow("CONCAT('order-fetch/', :id)"), ...DOCUMENTS],
  document: DOCUMENTS,
  export: ["SELECT :erasureId, 'FILE', file_key FROM export_files WHERE export_id = :id"],
}
