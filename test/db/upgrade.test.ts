import { readdir } from 'node:fs/promises'
import test from 'ava'
import { QueryTypes, type Sequelize } from 'sequelize'
import { openDatabase } from '../../db/database.ts'
import { type Migration, migrateUp } from '../../db/migrate.ts'
import { createEmptyDatabase } from '../support/stack.ts'

/** The last change of the schema that the first installations run. */
const FIRST_RELEASE = '2026-11-21T17-10-work-under-way.ts'
const ROWS = 3

/** Columns that a change corrects or empties on purpose. */
const CHANGED = new Set([
  'challenges.expires_at',
  'daily_syncs.open_key',
  'exports.filter',
  'historical_searches.criteria',
  'orders.stable_key',
])

test('an installation of the first release with rows in every table keeps them through all changes of the schema', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const db = openDatabase({ url: database.url, poolSize: 2 })
  t.teardown(db.close)
  const { sequelize } = db
  const folder = new URL('../../db/migrations/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort()
  const [released, since] = [
    files.filter((file) => file <= FIRST_RELEASE),
    files.filter((file) => file > FIRST_RELEASE),
  ]
  await sequelize.query('CREATE TABLE migrations (name VARCHAR(255) NOT NULL PRIMARY KEY)')
  for (const file of released) {
    const { migration }: { migration: Migration } = await import(new URL(file, folder).href)
    await migration.up((sql) => sequelize.query(sql))
    await sequelize.query('INSERT INTO migrations VALUES (:name)', {
      replacements: { name: file.replace(/\.ts$/, '') },
    })
  }
  const columns = await fill(sequelize)
  t.true(columns.size > 40)
  const before = await rowsOf(sequelize, columns)

  const applied = await migrateUp(database.url)
  t.deepEqual(
    applied,
    since.map((file) => file.replace(/\.ts$/, '')),
  )
  const after = await rowsOf(sequelize, columns)
  for (const table of columns.keys()) t.deepEqual(after.get(table), before.get(table), table)
})

/** Fills each table with rows that have a value in every column. Returns the columns that are to stay as they are. */
async function fill(sequelize: Sequelize): Promise<Map<string, string[]>> {
  const columns = await sequelize.query<Column & { tableName: string }>(
    `SELECT table_name AS tableName, column_name AS name, column_type AS type, character_maximum_length AS length
     FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name <> 'migrations' AND extra NOT LIKE '%GENERATED%'`,
    { type: QueryTypes.SELECT },
  )
  const byTable = Map.groupBy(columns, ({ tableName }) => tableName)
  await sequelize.transaction(async (transaction) => {
    await sequelize.query('SET FOREIGN_KEY_CHECKS = 0', { transaction })
    for (const [table, ofTable] of byTable)
      for (let nth = 0; nth < ROWS; nth++) {
        const values = ofTable.map((column) => valueFor(column, nth))
        const names = ofTable.map(({ name }) => `\`${name}\``).join(', ')
        await sequelize.query(`REPLACE INTO ${table} (${names}) VALUES (:values)`, {
          replacements: { values },
          transaction,
        })
      }
    await sequelize.query('SET FOREIGN_KEY_CHECKS = 1', { transaction })
  })
  return new Map(
    [...byTable].map(([table, ofTable]) => [
      table,
      ofTable.map(({ name }) => name).filter((name) => !CHANGED.has(`${table}.${name}`)),
    ]),
  )
}

interface Column {
  name: string
  type: string
  length: number | null
}

function valueFor({ name, type, length }: Column, nth: number): string | number | Buffer {
  const [, first] = /^enum\('(\w+)'/.exec(type) ?? []
  if (first !== undefined) return first
  if (/int|double|decimal/.test(type)) return nth + 1
  if (/text/.test(type)) return '{}'
  if (/blob|binary/.test(type)) return Buffer.alloc(type === 'longblob' ? 1 : (length ?? 1), nth)
  return type === 'char(10)' ? `2999-01-0${nth + 1}` : `${name}-${nth}`.slice(-(length ?? 1))
}

async function rowsOf(sequelize: Sequelize, columns: Map<string, string[]>): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>()
  for (const [table, names] of columns) {
    const found = await sequelize.query(`SELECT ${names.map((name) => `\`${name}\``).join(', ')} FROM ${table}`, {
      type: QueryTypes.SELECT,
    })
    rows.set(table, found.map((row) => JSON.stringify(row)).toSorted())
  }
  return rows
}
