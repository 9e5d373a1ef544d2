import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { QueryTypes, type Sequelize } from 'sequelize'
import { MANIFEST } from '../../../db/privacy/manifest.ts'
import { numbersFrom, writeSearched } from './watchlist-data.ts'

type Value = string | number | Buffer | null
type Row = Record<string, Value>

/** Logs and books, which grow with what is done, although their rows stay when an account is erased. */
const LOGS = ['audit_log', 'access_log', 'access_log_things', 'source_calls', 'usage_ledger', 'usage_costs']
/** Tables of which an account has a few rows, however much it watches, or whose rows end within hours. */
const FEW = new Set([
  'api_keys',
  'users',
  'teams',
  'team_members',
  'webhook_endpoints',
  'number_sequences',
  'record_counts',
  'idempotency_records',
  'account_spend',
  'entity_onboardings',
  'review_claims',
  // Written from the records that they sum up.
  'watchlist_entity_texts',
  'tracked_case_texts',
])
/** Tables with many rows for each entity or case: logs, charges, notifications and changes. */
const LARGEST = new Set([...LOGS, 'events', 'webhook_deliveries', 'tracked_case_changes', 'hearing_changes'])
/** How many, in the tables above. */
export const ROWS_OF_LARGEST = 30
/** Rows of one statement: more would only grow its undo log. */
const ROWS_AT_ONCE = 50_000
/** As many as the machine has cores at least. */
const TABLES_AT_ONCE = 2
/** A few rows of each table are enough to find one that belongs to the originals of other tables. */
const CHOICE = 100
/** One copy in two minutes: else everything would have been done today, and what sums up a month would grow with the tables. */
const APART_MS = 120_000
/** Greater numbers are instants, epoch ms. */
const MODERN = 1_500_000_000_000
/** Copies of one account, until the next one owns them. */
const COPIES_OF_ACCOUNT = 1_000

export interface Growing {
  /** The tables that have a row to copy. */
  tables: readonly string[]
  /** The number of rows a table gets for this many copies. */
  rowsOf(table: string, copies: number): number
  /**
   * Copies the row of each table for the numbers from one to before another, thirty times as many in the largest. Half of the copies
   * stay in the account of their original.
   */
  grow(from: number, to: number): Promise<void>
}

/**
 * Makes tables large by copies of one row of each, with new ids: the copies of an entity, its case and its candidate
 * belong together as the originals do. The tables are those that the manifest of erasures gives to an account, and
 * logs, so that a new table grows too.
 */
export async function growingTables(sequelize: Sequelize, accountId: string): Promise<Growing> {
  const select = <T extends object>(sql: string, replacements = {}) =>
    sequelize.query<T>(sql, { replacements, type: QueryTypes.SELECT })
  const originals = new Map<string, Row>()
  /** The ids of the originals, and those that they refer to. */
  const related = new Set<Value>()
  const wished = Object.entries(MANIFEST).flatMap(([table, { rows, texts }]) =>
    (rows || texts || LOGS.includes(table)) && !FEW.has(table) ? [table] : [],
  )
  for (const table of wished) {
    const owner = MANIFEST[table]?.rows?.account
    const rows = await select<Row>(
      `SELECT * FROM ${table} ${owner === undefined ? '' : `WHERE ${owner} = :accountId`} LIMIT ${CHOICE}`,
      { accountId },
    )
    const relations = (row: Row) => Object.values(row).filter((value) => related.has(value)).length
    const [row] = rows.toSorted((a, b) => relations(b) - relations(a))
    if (!row) continue
    originals.set(table, row)
    for (const value of Object.values(row)) if (isId(value)) related.add(value)
  }
  const ids = new Set(
    [...originals.values()].flatMap(({ id }) => (typeof id === 'string' && id !== accountId ? [id] : [])),
  )
  const keys = await select<{ tableName: string; columns: string }>(UNIQUE_KEYS)
  const statements = new Map(
    [...originals].map(([table, row]) => {
      const unique = keys.filter(({ tableName }) => tableName === table).map(({ columns }) => columns.split(','))
      return [table, copiesOf(table, row, { accountId, ids, unique })]
    }),
  )
  const rowsOf = (table: string, copies: number) => (LARGEST.has(table) ? ROWS_OF_LARGEST * copies : copies)
  return {
    rowsOf,
    tables: [...originals.keys()],
    async grow(from, to) {
      const inTurn = pLimit(TABLES_AT_ONCE)
      const fill = async ([table, statement]: [string, (numbers: string) => string]) => {
        const end = rowsOf(table, to)
        for (let at = rowsOf(table, from); at < end; at += ROWS_AT_ONCE)
          await sequelize.transaction(async (transaction) => {
            // No request waits for these rows: they may take longer than a statement of the product.
            await sequelize.query('SET @limit = @@max_statement_time, max_statement_time = 0, foreign_key_checks = 0', {
              transaction,
            })
            await sequelize.query(statement(numbersFrom(at, Math.min(end, at + ROWS_AT_ONCE))), { transaction })
            await sequelize.query('SET max_statement_time = @limit, foreign_key_checks = 1', { transaction })
          })
      }
      await inTurn.map(statements, fill)
      await writeSearched(sequelize)
    },
  }

  function copiesOf(
    table: string,
    row: Row,
    { accountId, ids, unique }: { accountId: string; ids: Set<string>; unique: string[][] },
  ): (numbers: string) => string {
    const expressions = new Map(
      Object.entries(row).map(([column, value]) => [column, sequelize.escape(asLiteral(value))]),
    )
    const own = new Set<string>()
    // The rows of a large table belong to a copy together.
    const copy = LARGEST.has(table) ? `n DIV ${ROWS_OF_LARGEST}` : 'n'
    for (const [column, value] of Object.entries(row))
      if (typeof value === 'number' && value > MODERN) expressions.set(column, `${value} - ${APART_MS} * (${copy})`)
    for (const [column, value] of Object.entries(row))
      if (value === accountId) expressions.set(column, `IF((${copy}) % 2 = 0, '${accountId}', ${otherAccount(copy)})`)
      else if (typeof value === 'string' && ids.has(value)) {
        const number = column === 'id' ? 'n' : copy
        if (number === 'n') own.add(column)
        // As in life later ones sort after earlier ones: rows are added at the end of a table, not all over it.
        expressions.set(
          column,
          `CONCAT('${value.slice(0, 12)}', LPAD(HEX(${number}), 8, '0'), RIGHT(MD5('${value}'), 12))`,
        )
      }
    for (const key of unique) {
      const column = key.at(-1) ?? ''
      if (key.some((each) => own.has(each) || row[each] === null)) continue
      expressions.set(column, otherThan(row[column] ?? null))
      own.add(column)
    }
    const columns = [...expressions.keys()].map((column) => `\`${column}\``).join(', ')
    return (numbers) =>
      `INSERT INTO ${table} (${columns}) SELECT ${[...expressions.values()].join(', ')} FROM ${numbers}`
  }
}

function isId(value: Value): boolean {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)
}

/** One account for many copies. */
function otherAccount(copy: string): string {
  return `LPAD(HEX((${copy}) DIV ${COPIES_OF_ACCOUNT}), 32, 'a')`
}

/** A value of the same shape for each number. */
function otherThan(value: Value): string {
  if (typeof value === 'number') return `${value} + 1000 + n`
  if (Buffer.isBuffer(value)) return `LEFT(UNHEX(SHA2(CONCAT('${hash(value)}', n), 256)), ${value.length})`
  if (value === null) return 'NULL'
  if (/^[0-9a-f]{64}$/.test(value)) return `SHA2(CONCAT('${value}', n), 256)`
  // No number that a court gives ends so.
  return `CONCAT('${value.slice(0, -9).replaceAll("'", '')}', 'x', LPAD(n, 8, '0'))`
}

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Sequelize escapes what its types allow; a Buffer is one of them at run time. */
function asLiteral(value: Value): string | number {
  return value as string | number
}

const UNIQUE_KEYS = `SELECT table_name AS tableName, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns
  FROM information_schema.statistics WHERE table_schema = DATABASE() AND non_unique = 0 GROUP BY table_name, index_name`
