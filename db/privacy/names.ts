import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { QueryTypes, type Sequelize } from 'sequelize'
import { type Eraser, eraseInJson, eraserOf, type NameCursor, type TableCount } from '../../domain/privacy/erasure.ts'
import type { Tx } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'
import type { HistoricalSearches } from '../historical-search/historical-searches.ts'
import { type GoesWith, MANIFEST, type TableErasure, type Texts, type Thing, type Things } from './manifest.ts'
import { repackChanged } from './searched-records.ts'

/** The names to search for, and where. */
export interface NameSearch {
  /** The erasure that searches. */
  erasureId: string
  names: readonly string[]
  /** Null for all accounts. */
  accountId: string | null
}

/** The result of one batch of the search. */
export interface NamePortion {
  found: TableCount
  /** Null at the end. */
  next: NameCursor | null
  /**
   * The entities of each account that must be erased as a whole because they name the person. Documents are recorded.
   */
  entities: Things[]
}

type Row = Record<string, string | Buffer | null>

/** Rows per read: some megabytes with their texts. */
const ROWS_AT_ONCE = 500
/** Compressed texts grow when they are unpacked, so fewer rows at once. */
const GZIPPED_AT_ONCE = 50
/** Characters per statement: a server usually accepts 16 MB, and an escaped character may have three bytes. */
const MAX_WRITTEN = 2_000_000

interface Step {
  name: string
  table: string
  texts: Texts
}

const STEPS: Step[] = Object.entries(MANIFEST).flatMap(([table, { texts = [] }]) =>
  texts.map((each, nth) => ({ name: nth === 0 ? table : `${table}/${nth}`, table, texts: each })),
)

/** Finds the name of a person in every stored text, and erases it. */
export function erasedNamesRepository(
  sequelize: Sequelize,
  { historicalSearches }: { historicalSearches: Pick<HistoricalSearches, 'endErased'> },
) {
  const keys = new Map<string, Promise<string[]>>()

  /** Returns the columns of a table's primary key, in order. */
  function keyOf(table: string): Promise<string[]> {
    const known = keys.get(table) ?? readKey(table)
    keys.set(table, known)
    return known
  }

  async function readKey(table: string): Promise<string[]> {
    const rows = await sequelize.query<{ name: string }>(READ_KEY, { replacements: { table }, type: QueryTypes.SELECT })
    return rows.map(({ name }) => name)
  }

  /** Returns the last key of the next batch of rows; undefined when there is none. */
  async function endOfPortion(table: string, after: readonly string[], most: number): Promise<string[] | undefined> {
    const key = await keyOf(table)
    const read = async (offset: number, direction: 'ASC' | 'DESC') => {
      const [row] = await sequelize.query<Record<string, string | number>>(
        `SELECT ${key.join(', ')} FROM ${table} ${after.length > 0 ? `WHERE ${beyond(key, 'after')}` : ''}
         ORDER BY ${key.map((column) => `${column} ${direction}`).join(', ')} LIMIT 1 OFFSET ${offset}`,
        { replacements: named('after', after), type: QueryTypes.SELECT },
      )
      return row && key.map((column) => String(row[column]))
    }
    return (await read(most - 1, 'ASC')) ?? (await read(0, 'DESC'))
  }

  /** Searches the next batch of rows. With `erase`, rows that name the person are changed or deleted. */
  async function portion(search: NameSearch, cursor: NameCursor | null, erase: boolean): Promise<NamePortion> {
    const at = cursor === null ? 0 : STEPS.findIndex(({ name }) => name === cursor.step)
    const step = STEPS[at]
    if (!step) throw new RangeError(`there is no step ${cursor?.step}`)
    const { table, texts } = step
    const after = cursor?.after ?? []
    const end = await endOfPortion(table, after, texts.gzip ? GZIPPED_AT_ONCE : ROWS_AT_ONCE)
    const following = STEPS[at + 1]?.name
    if (end === undefined)
      return {
        found: { table, rows: 0 },
        next: following === undefined ? null : { step: following, after: [] },
        entities: [],
      }
    const naming = await rowsThatName(search, { table, texts, after, end })
    const next = { step: step.name, after: end }
    if (!erase || naming.length === 0) return { found: { table, rows: naming.length }, next, entities: [] }
    const erased = await inTransaction(sequelize, (tx) => eraseFrom(search, { table, texts, naming }, tx))
    return { found: { table, rows: erased.rows }, next, entities: erased.entities }
  }

  interface Span {
    table: string
    texts: Texts
    after: readonly string[]
    end: readonly string[]
  }

  /**
   * Returns the rows of a span that name a person. Compares all texts in this process, which takes the same time for
   * one name as for twenty: the database would scan every text for each word. Locks nothing.
   */
  async function rowsThatName({ names, accountId }: NameSearch, { table, texts, after, end }: Span): Promise<Row[]> {
    const key = await keyOf(table)
    const conditions = [
      ...(after.length > 0 ? [beyond(key, 'after')] : []),
      `NOT ${beyond(key, 'end')}`,
      ...(accountId === null ? [] : [ownedBy(table)]),
    ]
    const rows = await sequelize.query<Row>(
      `SELECT ${columnsOf(key, texts).join(', ')} FROM ${table} WHERE ${conditions.join(' AND ')}`,
      { replacements: { ...named('after', after), ...named('end', end), accountId }, type: QueryTypes.SELECT },
    )
    const eraser = eraserOf(names)
    const naming: Row[] = []
    for (const row of rows) if (await changesOf(row, texts, eraser)) naming.push(row)
    return naming
  }

  /** Erases the name from rows in their current state. */
  async function eraseFrom(
    { erasureId, names, accountId }: NameSearch,
    { table, texts, naming }: { table: string; texts: Texts; naming: readonly Row[] },
    tx: Tx,
  ): Promise<{ rows: number; entities: Things[] }> {
    const key = await keyOf(table)
    const eraser = eraserOf(names)
    const changes: Change[] = []
    for (const row of await locked({ table, texts, key }, naming, tx)) {
      const changed = await changesOf(row, texts, eraser)
      if (changed) changes.push({ row, changed })
    }
    const rows = changes.map(({ row }) => row)
    if (rows.length === 0) return { rows: 0, entities: [] }
    const entities = await noteWith({ erasureId, accountId }, rows, texts.with, tx)
    if (texts.fate === 'delete') {
      const own = await ofNobodyElse(table, rows, accountId, tx)
      if (own.length > 0)
        await sequelize.query(`DELETE FROM ${table} WHERE ${anyOf(key, own)}`, {
          replacements: keysOf(key, own),
          transaction: tx,
        })
      return { rows: own.length, entities }
    }
    if (texts.fate === 'mask') for (const some of inStatements(changes)) await write({ table, key }, some, tx)
    if (texts.isSearched)
      await historicalSearches.endErased(
        rows.map(({ id }) => String(id)),
        Date.now(),
        tx,
      )
    return { rows: rows.length, entities }
  }

  /** Writes different values for each row in one statement. */
  async function write(
    { table, key }: { table: string; key: readonly string[] },
    changes: readonly Change[],
    tx: Tx,
  ): Promise<void> {
    const values: Record<string, string | null> = {}
    const columns = new Map<string, string[]>()
    for (const [nth, { changed }] of changes.entries())
      for (const [column, value] of Object.entries(changed)) {
        values[`set_${nth}_${column}`] = value
        const cases = columns.get(column) ?? []
        columns.set(column, [...cases, `WHEN ${isRow(key, nth)} THEN :set_${nth}_${column}`])
      }
    const set = [...columns].map(([column, cases]) => `${column} = CASE ${cases.join(' ')} ELSE ${column} END`)
    const rows = changes.map(({ row }) => row)
    await sequelize.query(`UPDATE ${table} SET ${set.join(', ')} WHERE ${anyOf(key, rows)}`, {
      replacements: { ...keysOf(key, rows), ...values },
      transaction: tx,
    })
    const kind = MANIFEST[table]?.searchedAs
    if (kind) await repackChanged(sequelize, { table, kind, ids: rows.map(({ id }) => String(id)) }, tx)
  }

  /** Reads rows and locks them until the transaction ends; leaves out deleted ones. */
  function locked(
    { table, texts, key }: { table: string; texts: Texts; key: readonly string[] },
    seen: readonly Row[],
    tx: Tx,
  ): Promise<Row[]> {
    return sequelize.query<Row>(
      `SELECT ${columnsOf(key, texts).join(', ')} FROM ${table} WHERE ${anyOf(key, seen)} FOR UPDATE`,
      { replacements: keysOf(key, seen), type: QueryTypes.SELECT, transaction: tx },
    )
  }

  /**
   * Returns the entities that are erased as a whole with rows. Documents are erased later: they are recorded in the
   * transaction that changes the rows leading to them, so none is lost.
   */
  async function noteWith(
    { erasureId, accountId }: Pick<NameSearch, 'erasureId' | 'accountId'>,
    rows: readonly Row[],
    also: GoesWith | undefined,
    tx: Tx,
  ): Promise<Things[]> {
    if (also === undefined) return []
    const values = [...new Set(rows.map((row) => String(row['entity' in also ? also.entity : also.column])))]
    if ('entity' in also) return entitiesOf(values, tx)
    await sequelize.query(
      `INSERT IGNORE INTO erasure_items (erasure_id, kind, item) SELECT :erasureId, 'DOCUMENT', orders_of.id FROM (${also.documents}) orders_of
       ${accountId === null ? '' : `WHERE orders_of.id IN (${OWNERS.order})`}`,
      { replacements: { erasureId, values, accountId }, transaction: tx },
    )
    return []
  }

  async function entitiesOf(ids: readonly string[], tx: Tx): Promise<Things[]> {
    const found = await sequelize.query<{ id: string; accountId: string }>(READ_ENTITIES, {
      replacements: { ids },
      type: QueryTypes.SELECT,
      transaction: tx,
    })
    return [...Map.groupBy(found, ({ accountId }) => accountId)].map(([accountId, own]) => ({
      thing: 'entity',
      ids: own.map(({ id }) => id),
      accountId,
    }))
  }

  /** Leaves out rows of a document that another account has too: they stay until the last account with it. */
  async function ofNobodyElse(
    table: string,
    rows: readonly Row[],
    accountId: string | null,
    tx: Tx,
  ): Promise<readonly Row[]> {
    if (accountId === null || !OF_DOCUMENTS.includes(table)) return rows
    const keys = rows.map(({ document_key: key }) => String(key))
    const found = await sequelize.query<{ key: string }>(DOCUMENTS_OF_OTHERS, {
      replacements: { keys, accountId },
      type: QueryTypes.SELECT,
      transaction: tx,
    })
    const shared = new Set(found.map(({ key }) => key))
    return rows.filter(({ document_key: key }) => !shared.has(String(key)))
  }

  return { portion }
}

/** A row that names the person, and its columns without the name. */
interface Change {
  row: Row
  changed: Record<string, string | null>
}

/** Splits changes into batches of one statement each. */
function* inStatements(changes: readonly Change[]): Generator<Change[]> {
  let [some, written]: [Change[], number] = [[], 0]
  for (const change of changes) {
    const length = Object.values(change.changed).reduce((sum, value) => sum + (value?.length ?? 0), 0)
    if (some.length > 0 && written + length > MAX_WRITTEN) {
      yield some
      ;[some, written] = [[], 0]
    }
    some.push(change)
    written += length
  }
  if (some.length > 0) yield some
}

/** Writes the condition that a row is the nth one. */
function isRow(key: readonly string[], nth: number): string {
  return `(${key.map((column) => `${column} = :row_${nth}_${column}`).join(' AND ')})`
}

function anyOf(key: readonly string[], rows: readonly Row[]): string {
  return rows.map((_, nth) => isRow(key, nth)).join(' OR ')
}

/** Returns the parameters of `isRow`. */
function keysOf(key: readonly string[], rows: readonly Row[]): Record<string, Row[string] | undefined> {
  return Object.fromEntries(rows.flatMap((row, nth) => key.map((column) => [`row_${nth}_${column}`, row[column]])))
}

/** Returns the columns that a search for names reads: the key, the texts, and those that lead to other records. */
function columnsOf(key: readonly string[], { plain = [], json = [], gzip = [], with: also }: Texts): string[] {
  return [
    ...new Set([...key, ...plain, ...json, ...gzip, ...(also ? ['entity' in also ? also.entity : also.column] : [])]),
  ]
}

/** Returns the columns of a row that name the person, without the name; undefined when none does. */
async function changesOf(
  row: Row,
  { plain = [], json = [], gzip = [] }: Texts,
  eraser: Eraser,
): Promise<Record<string, string | null> | undefined> {
  const changed: Record<string, string | null> = {}
  const note = (column: string, before: string, after: string) => {
    if (after !== before) changed[column] = after
  }
  for (const column of plain) {
    const value = row[column]
    if (typeof value === 'string') note(column, value, eraser.erase(value))
  }
  for (const column of json) {
    const value = row[column]
    if (typeof value === 'string' && eraser.mayName(value)) note(column, value, erasedJson(value, eraser.erase))
  }
  for (const column of gzip) {
    const value = row[column]
    if (!Buffer.isBuffer(value)) continue
    const text = String(await promisify(gunzip)(value))
    if (!eraser.mayName(text)) continue
    // Texts of pages are JSON, where a line break between two words is written as two characters.
    const inOneLine = text.replaceAll(/\\[nrt]/g, ' ')
    if (eraser.erase(text) !== text || eraser.erase(inOneLine) !== inOneLine) changed[column] = null
  }
  return Object.keys(changed).length > 0 ? changed : undefined
}

/** Erases the name from JSON; leaves JSON without the name byte for byte as it is. Treats other text as plain text. */
function erasedJson(text: string, erase: (text: string) => string): string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return erase(text)
  }
  const erased = JSON.stringify(eraseInJson(value, erase))
  return erased === JSON.stringify(value) ? text : erased
}

/** Writes the condition of rows after a key, in the order of the primary key. */
function beyond(key: readonly string[], name: string): string {
  const steps = key.map((column, at) =>
    [...key.slice(0, at).map((equal, n) => `${equal} = :${name}_${n}`), `${column} > :${name}_${at}`].join(' AND '),
  )
  return `(${steps.map((step) => `(${step})`).join(' OR ')})`
}

function named(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, at) => [`${name}_${at}`, value]))
}

/**
 * Writes the condition of an account's rows, also for tables that do not name the account. Rows of no account count for
 * every account.
 */
function ownedBy(table: string): string {
  const { rows = {} }: TableErasure = MANIFEST[table] ?? {}
  if (rows.account !== undefined) return `${rows.account} = :accountId`
  const owned = Object.entries(OWNERS).flatMap(([thing, parent]) => {
    const column = rows[thing as Thing]
    return column === undefined ? [] : [`${column} IN (${parent})`]
  })
  if (owned.length > 0) return `(${owned.join(' OR ')})`
  return OF_DOCUMENTS.includes(table) ? `document_key IN (${DOCUMENTS_OF_ACCOUNT})` : 'TRUE'
}

/** The tables whose rows belong to a document, not to an account. */
const OF_DOCUMENTS = ['document_texts', 'order_summaries']

const OWNERS: Partial<Record<Thing, string>> = {
  candidate: 'SELECT id FROM case_candidates WHERE account_id = :accountId',
  entity: 'SELECT id FROM watchlist_entities WHERE account_id = :accountId',
  case: 'SELECT id FROM tracked_cases WHERE account_id = :accountId',
  lookup: 'SELECT id FROM looked_up_cases WHERE account_id = :accountId',
  hearing: 'SELECT id FROM hearings WHERE account_id = :accountId',
  search: 'SELECT id FROM historical_searches WHERE account_id = :accountId',
  import: 'SELECT id FROM imports WHERE account_id = :accountId',
  export: 'SELECT id FROM exports WHERE account_id = :accountId',
  order:
    'SELECT o.id FROM orders o JOIN looked_up_cases c ON c.id = o.looked_up_case_id WHERE c.account_id = :accountId',
}
const DOCUMENTS_OF_ACCOUNT = `SELECT d.original_key FROM order_documents d JOIN orders o ON o.id = d.order_id
  JOIN looked_up_cases c ON c.id = o.looked_up_case_id WHERE c.account_id = :accountId`
const DOCUMENTS_OF_OTHERS = `SELECT DISTINCT d.original_key AS \`key\` FROM order_documents d JOIN orders o ON o.id = d.order_id
  JOIN looked_up_cases c ON c.id = o.looked_up_case_id WHERE d.original_key IN (:keys) AND c.account_id <> :accountId`

const READ_ENTITIES = 'SELECT id, account_id AS accountId FROM watchlist_entities WHERE id IN (:ids)'

const READ_KEY = `SELECT column_name AS name FROM information_schema.statistics
  WHERE table_schema = DATABASE() AND table_name = :table AND index_name = 'PRIMARY' ORDER BY seq_in_index`
