import { readdir } from 'node:fs/promises'
import { QueryTypes, type Sequelize } from 'sequelize'
import { numbersFrom } from '../../bench/support/watchlist-data.ts'
import { applyMigration, type Migration } from '../../db/migrate.ts'

/** The last change of the schema that the first installations run. */
const FIRST_RELEASE = '2026-11-21T17-10-work-under-way.ts'
const FOLDER = new URL('../../db/migrations/', import.meta.url)

/** What grows with use, each thing with the rows that belong to it, parents first. */
export const THINGS = {
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

/** Rows of a table of things that belong to one account, or to anything else of which there are few. */
const OF_ONE = 1_000
/** Rows of one statement: more would only grow its undo log. */
const ROWS_AT_ONCE = 50_000

/** Brings an empty database to the schema of the first release. Returns the names of the changes that are still to come. */
export async function installFirstRelease(sequelize: Sequelize): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort()
  const names = files.map((file) => file.replace(/\.ts$/, ''))
  await sequelize.query('CREATE TABLE migrations (name VARCHAR(255) NOT NULL PRIMARY KEY)')
  for (const [nth, file] of files.entries()) {
    if (file > FIRST_RELEASE) return names.slice(nth)
    const { migration }: { migration: Migration } = await import(new URL(file, FOLDER).href)
    await applyMigration((sql) => sequelize.query(sql), file, migration)
    await sequelize.query('INSERT INTO migrations VALUES (:name)', { replacements: { name: names[nth] } })
  }
  return []
}

export interface FirstRelease {
  /** The columns of each table. */
  columns: ReadonlyMap<string, readonly string[]>
  /** Gives each table of things the rows of these numbers, and the other tables as many as these belong to, or three. */
  fill(rows: number): Promise<void>
  /** The statement that adds the row of each `n` of a table of numbers. */
  insert(table: string, numbers: string): string
}

/** Rows for the tables of the first release: each has a value in every column, and those with the same number belong together. */
export async function firstRelease(sequelize: Sequelize): Promise<FirstRelease> {
  const columns = await sequelize.query<Column & { tableName: string }>(
    `SELECT table_name AS tableName, column_name AS name, column_type AS type, character_maximum_length AS length
     FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name <> 'migrations' AND extra NOT LIKE '%GENERATED%'
     ORDER BY table_name, ordinal_position`,
    { type: QueryTypes.SELECT },
  )
  const byTable = Map.groupBy(columns, ({ tableName }) => tableName)
  const things: ReadonlySet<string> = new Set(Object.values(THINGS).flat())
  const insert = (table: string, numbers: string) => {
    const ofTable = byTable.get(table) ?? []
    const names = ofTable.map(({ name }) => `\`${name}\``).join(', ')
    const values = ofTable.map((column) => expressionFor(table, column, things.has(table))).join(', ')
    return `INSERT INTO ${table} (${names}) SELECT ${values} FROM ${numbers}`
  }
  return {
    columns: new Map([...byTable].map(([table, ofTable]) => [table, ofTable.map(({ name }) => name)])),
    insert,
    async fill(rows) {
      for (const table of byTable.keys()) {
        const count = things.has(table) ? rows : Math.max(3, Math.ceil((2 * rows) / OF_ONE))
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

/** Of which there are few: an account, a key of it, a webhook; and the entities that cases and candidates belong to. */
const FEW = /^(account|plan|user|team|api_key|webhook)_id$/
const OF_ENTITIES: ReadonlySet<string> = new Set(THINGS['an entity'])

/** What back-fills look for in the rows. */
const TELLING: Record<string, string> = {
  'tracked_case_keys.identity_key': "CONCAT(ELT(1 + n % 2, 'HC:case:DLHC01/', 'NCLAT:case:DELHI/'), n)",
  'tracked_case_records.court_case': `CONCAT('{"nextHearingDate":"2999-01-05","status":"PENDING","n":', n, '}')`,
  'orders.stable_key': "RPAD(CONCAT('order ', n, ' '), 255, 'x')",
}

/** An SQL expression of `n`, the number of the row. */
function expressionFor(table: string, { name, type, length }: Column, isThing: boolean): string {
  const telling = TELLING[`${table}.${name}`]
  if (telling !== undefined) return telling
  const [, first] = /^enum\('(\w+)'/.exec(type) ?? []
  if (first !== undefined) return `'${first}'`
  if (type === 'tinyint(1)') return 'n % 2'
  if (/int|double|decimal/.test(type)) return 'n + 1'
  if (/text/.test(type)) return "'{}'"
  if (/blob|binary/.test(type)) return `LEFT(UNHEX(SHA2(CONCAT('${name}', n), 256)), ${Math.min(length ?? 1, 32)})`
  if (type === 'char(10)') return "CONCAT('2999-01-', LPAD(1 + n % 28, 2, '0'))"
  if (type === 'char(32)' && /(^|_)id$/.test(name)) {
    const isOfMany = FEW.test(name) || (name === 'watchlist_entity_id' && !OF_ENTITIES.has(table))
    return `LPAD(HEX(${isThing && isOfMany ? `n DIV ${OF_ONE}` : 'n'}), 32, '0')`
  }
  return `RIGHT(CONCAT('${name}-', n), ${length ?? 1})`
}
