import { QueryTypes, type Sequelize } from 'sequelize'
import { migration } from '../../db/migrations/1.0.0.ts'
import { numbersFrom } from '../../proofs/bench/support/watchlist-data.ts'

/** The migrations of a release that is still to come: tests bring a database of 1.0.0 up to it. */
const NEXT_RELEASE = new URL('./next-release/', import.meta.url)
export const FOLDERS = [new URL('../../db/migrations/', import.meta.url), NEXT_RELEASE]

/** The records that grow with use: each kind with the rows that belong to it, parents first. */
export const RECORDS = {
  'an entity': ['watchlist_entities', 'name_variations', 'entity_source_syncs'],
  'a tracked case': [
    'tracked_cases',
    'tracked_case_keys',
    'tracked_case_records',
    'tracked_case_snapshots',
    'tracked_case_entities',
    'tracked_case_changes',
  ],
  'a candidate': ['case_candidates', 'case_candidate_keys'],
  'a lookup': ['looked_up_cases', 'looked_up_case_aliases', 'orders', 'order_documents'],
  'an event': ['events', 'webhook_deliveries'],
  'a charge': ['usage_ledger', 'source_calls', 'audit_log'],
} as const

/** Rows of a record table per account, or per any other parent of which there are few. */
const OF_ONE = 1_000
/** Rows of one statement: more would only grow its undo log. */
const ROWS_AT_ONCE = 50_000

/** Brings an empty database to the schema of release 1.0.0. */
export async function installRelease(sequelize: Sequelize): Promise<void> {
  await sequelize.query('CREATE TABLE migrations (name VARCHAR(255) NOT NULL PRIMARY KEY)')
  await migration.up((sql) => sequelize.query(sql))
  await sequelize.query("INSERT INTO migrations VALUES ('1.0.0')")
}

export interface Release {
  /** The columns of each table. */
  columns: ReadonlyMap<string, readonly string[]>
  /** Gives each record table the rows of these numbers, and the other tables the rows of their parents, or three. */
  fill(rows: number): Promise<void>
  /** The statement that adds the row of each `n` of a table of numbers. */
  insert(table: string, numbers: string): string
}

/** Rows for the tables of release 1.0.0: each has a value in every column, and those with the same number belong together. */
export async function releaseOf(sequelize: Sequelize): Promise<Release> {
  const columns = await sequelize.query<Column & { tableName: string }>(
    `SELECT table_name AS tableName, column_name AS name, column_type AS type, character_maximum_length AS length
     FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name NOT IN ('migrations', 'event_sequence') AND extra NOT LIKE '%GENERATED%'
     ORDER BY table_name, ordinal_position`,
    { type: QueryTypes.SELECT },
  )
  const byTable = Map.groupBy(columns, ({ tableName }) => tableName)
  const records: ReadonlySet<string> = new Set(Object.values(RECORDS).flat())
  const insert = (table: string, numbers: string) => {
    const ofTable = byTable.get(table) ?? []
    const names = ofTable.map(({ name }) => `\`${name}\``).join(', ')
    const values = ofTable.map((column) => expressionFor(table, column, records.has(table))).join(', ')
    return `INSERT INTO ${table} (${names}) SELECT ${values} FROM ${numbers}`
  }
  return {
    columns: new Map([...byTable].map(([table, ofTable]) => [table, ofTable.map(({ name }) => name)])),
    insert,
    async fill(rows) {
      for (const table of byTable.keys()) {
        const count = records.has(table) ? rows : Math.max(3, Math.ceil((2 * rows) / OF_ONE))
        for (let at = 0; at < count; at += ROWS_AT_ONCE)
          await sequelize.transaction(async (transaction) => {
            await sequelize.query('SET FOREIGN_KEY_CHECKS = 0', { transaction })
            await sequelize.query(insert(table, numbersFrom(at, Math.min(count, at + ROWS_AT_ONCE))), { transaction })
            await sequelize.query('SET FOREIGN_KEY_CHECKS = 1', { transaction })
          })
      }
    },
  }
}

interface Column {
  name: string
  type: string
  length: number | null
}

/**
 * The ids of which there are few: an account, a key of it, a webhook; and the entities that cases and candidates belong
 * to.
 */
const FEW = /^(account|plan|user|team|api_key|webhook)_id$/
const OF_ENTITIES: ReadonlySet<string> = new Set(RECORDS['an entity'])

/** An SQL expression of `n`, the number of the row. */
function expressionFor(table: string, { name, type, length }: Column, isRecord: boolean): string {
  const [, first] = /^enum\('(\w+)'/.exec(type) ?? []
  if (first !== undefined) return `'${first}'`
  if (type === 'tinyint(1)') return 'n % 2'
  if (/int|double|decimal/.test(type)) return 'n + 1'
  if (/text/.test(type)) return "'{}'"
  if (/blob|binary/.test(type)) return `LEFT(UNHEX(SHA2(CONCAT('${name}', n), 256)), ${Math.min(length ?? 1, 32)})`
  if (type === 'char(10)') return "CONCAT('2999-01-', LPAD(1 + n % 28, 2, '0'))"
  if (type === 'char(32)' && /(^|_)id$/.test(name)) {
    const isOfMany = FEW.test(name) || (name === 'watchlist_entity_id' && !OF_ENTITIES.has(table))
    return `LPAD(HEX(${isRecord && isOfMany ? `n DIV ${OF_ONE}` : 'n'}), 32, '0')`
  }
  return `RIGHT(CONCAT('${name}-', n), ${length ?? 1})`
}
