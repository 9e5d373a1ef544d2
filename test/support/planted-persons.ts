import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { QueryTypes } from 'sequelize'
import { MANIFEST } from '../../db/privacy/manifest.ts'
import { DAY_MS } from '../../domain/dates.ts'
import { coined, drawer } from '../../proofs/matching/coined-words.ts'
import { aFullAccount } from './full-account.ts'
import type { Service } from './service.ts'

type Row = Record<string, string | number | Buffer | null>

/** Rows of one statement. */
const ROWS_AT_ONCE = 100
/** Names end as no word of the sandbox's cases does. */
const FIRST_NAME_ENDS = ['zul', 'qesh', 'zhan']
const LAST_NAME_ENDS = ['xani', 'wezu', 'qora']

/** Invented persons of two words each, which stand in no other name and nowhere else. */
export function inventedPersons(count: number, seed = 1): string[] {
  const draw = drawer(seed)
  const [first, last] = [new Set<string>(), new Set<string>()]
  while (first.size < count) first.add(coined(draw, FIRST_NAME_ENDS) + suffixOf(first.size))
  while (last.size < count) last.add(coined(draw, LAST_NAME_ENDS) + suffixOf(last.size))
  const lastNames = [...last]
  return [...first].map((word, index) => `${word} ${lastNames[index]}`)
}

/** Two or three distinct letters for each: there are fewer coined words than persons. */
function suffixOf(index: number): string {
  return [...(LETTERS.length + index).toString(LETTERS.length)]
    .map((digit) => LETTERS[Number.parseInt(digit, 36)])
    .join('')
}
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Plants each of these persons in every column of the manifest where a person may stand, and in documents. One account with a thing of each
 * kind is made through the API; every person then gets a copy of all its rows, with ids of its own. Needs a service on which nothing else
 * was done. Returns in how many tables and columns each person stands.
 */
export async function plantPersons(
  service: Service,
  names: readonly string[],
): Promise<{ tables: number; columns: number }> {
  await aFullAccount(service)
  const { sequelize } = service.db
  const unique = await uniqueKeys(service)
  const template = new Map<string, Row[]>()
  for (const table of plantedTables())
    template.set(table, await sequelize.query<Row>(`SELECT * FROM ${table}`, { type: QueryTypes.SELECT }))
  for (const [table, { texts = [] }] of Object.entries(MANIFEST))
    if (texts.length > 0 && template.get(table)?.length === 0) template.set(table, [await inventedRow(service, table)])
  const documents = [...new Set([...template.values()].flat().flatMap(documentKeysOf))]
  const copies = new Map([...template.keys()].map((table) => [table, [] as Row[]]))
  const places = new Set<string>()
  for (const [index, name] of names.entries()) {
    const keys = new Map<string, string>()
    const own = (id: string) => keys.get(id) ?? id.slice(0, 12) + hashed(`${index} ${id}`).slice(12, id.length)
    // An export holds a record of the entity; the bytes of other documents are never read.
    const [entity] = template.get('watchlist_entities') ?? []
    const record = { _id: own(String(entity?.id)), accountId: own(String(entity?.account_id)) }
    for (const key of documents) {
      const text = { ...record, name: `In the matter of ${key.slice(0, 8)}: ${name} v. State` }
      keys.set(key, await service.documents.put(Buffer.from(JSON.stringify(text))))
    }
    for (const [table, rows] of template)
      for (const row of rows) {
        const copy = withOwnKeys(copyOf(row, own), row, { keys: unique.get(table) ?? [], index: index + 1 })
        copies.get(table)?.push(await withName(table, copy, name, places))
      }
  }
  for (const [table, rows] of copies) await insert(service, table, rows)
  return { tables: new Set([...places].map((place) => place.split('.')[0])).size, columns: places.size }
}

/** Tables whose rows belong to an account or may name a person. */
function plantedTables(): string[] {
  return ['accounts', ...Object.entries(MANIFEST).flatMap(([table, { rows, texts }]) => (rows || texts ? [table] : []))]
}

/** A row for a table in which the account has none: what its columns take, and no more. */
async function inventedRow({ db }: Service, table: string): Promise<Row> {
  const columns = await db.sequelize.query<{ name: string; type: string; isNullable: string }>(
    `SELECT column_name AS name, data_type AS type, is_nullable AS isNullable FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = :table`,
    { replacements: { table }, type: QueryTypes.SELECT },
  )
  const value = ({ name, type, isNullable }: (typeof columns)[number]) => {
    if (isNullable === 'YES') return null
    // An instant to come: what has expired is cleared away by the service itself.
    if (type === 'bigint') return Date.now() + DAY_MS
    if (/int$|double|decimal/.test(type)) return 1
    if (type === 'char')
      return name.endsWith('_id') || name === 'id' ? hashed(`${table}.${name}`).slice(0, 32) : '2999-01-05'
    return type.endsWith('blob') ? Buffer.alloc(1) : '1'
  }
  return Object.fromEntries(columns.map((column) => [column.name, value(column)]))
}

/** The keys of documents in a row. */
function documentKeysOf(row: Row): string[] {
  return DOCUMENT_COLUMNS.flatMap((column) => {
    const key = row[column]
    return typeof key === 'string' ? [key] : []
  })
}
const DOCUMENT_COLUMNS = ['document_key', 'original_key', 'stamped_key', 'file_key']

/** A row with other ids, in its texts as well. The plan is shared by all. */
function copyOf(row: Row, own: (id: string) => string): Row {
  const copied = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === 'string' && column !== 'plan_id' ? value.replaceAll(/[0-9a-f]{64}|[0-9a-f]{32}/g, own) : value,
  ])
  return Object.fromEntries(copied) as Row
}

/** Enough letters to distinguish a thousand copies. */
const OWN_LETTERS = 8

/** A copy that no unique key takes for its original. */
function withOwnKeys(copy: Row, original: Row, { keys, index }: { keys: string[][]; index: number }): Row {
  for (const key of keys) {
    const column = key.at(-1) ?? ''
    if (key.some((each) => copy[each] === null || !isSame(copy[each], original[each]))) continue
    const value = copy[column] ?? null
    if (typeof value === 'number') copy[column] = value + index * 1_000_000
    else if (value !== null) {
      const other = hashed(`${index} ${value.toString('hex')}`)
      copy[column] = Buffer.isBuffer(value)
        ? Buffer.from(other, 'hex').subarray(0, value.length)
        : value.slice(0, -OWN_LETTERS) + other.slice(0, OWN_LETTERS)
    }
  }
  return copy
}

function isSame(one: Row[string] | undefined, other: Row[string] | undefined): boolean {
  return Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : one === other
}

/** The row with the name in each column of the manifest where a person may stand. */
async function withName(table: string, row: Row, name: string, places: Set<string>): Promise<Row> {
  const named: Row = { ...row }
  const write = (column: string, value: string | Buffer) => {
    named[column] = value
    places.add(`${table}.${column}`)
  }
  for (const { plain = [], json = [], gzip: compressed = [], fate } of MANIFEST[table]?.texts ?? []) {
    for (const column of plain) write(column, fate === 'thing' ? name : `Smt. ${name}, 40`)
    for (const column of json) write(column, jsonWith(row[column], name.toUpperCase()))
    const pages = JSON.stringify([{ page: 1, text: `heard\n${name.replace(' ', '\n')}` }])
    for (const column of compressed) write(column, await promisify(gzip)(pages))
  }
  return named
}

/** JSON in its own shape, with one more value that names the person. */
function jsonWith(json: Row[string] | undefined, name: string): string {
  const value: unknown = typeof json === 'string' ? JSON.parse(json) : null
  if (Array.isArray(value)) return JSON.stringify([...value, { name: `M/s. ${name}` }])
  return JSON.stringify(typeof value === 'object' ? { ...value, party: { name } } : name)
}

/** The unique keys of each table, as their columns. */
async function uniqueKeys({ db }: Service): Promise<Map<string, string[][]>> {
  const rows = await db.sequelize.query<{ tableName: string; columns: string }>(
    `SELECT table_name AS tableName, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND non_unique = 0 GROUP BY table_name, index_name`,
    { type: QueryTypes.SELECT },
  )
  const byTable = Map.groupBy(rows, ({ tableName }) => tableName)
  return new Map([...byTable].map(([table, keys]) => [table, keys.map(({ columns }) => columns.split(','))]))
}

/** Writes rows whatever they refer to: a copy stands before the rows that it belongs to. */
async function insert({ db: { sequelize } }: Service, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  await sequelize.transaction(async (transaction) => {
    await sequelize.query('SET FOREIGN_KEY_CHECKS = 0', { transaction })
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const values = rows.slice(at, at + ROWS_AT_ONCE).map((row) => columns.map((column) => row[column] ?? null))
      await sequelize.query(
        `INSERT INTO ${table} (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES :values`,
        {
          replacements: { values },
          transaction,
        },
      )
    }
    await sequelize.query('SET FOREIGN_KEY_CHECKS = 1', { transaction })
  })
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex')
