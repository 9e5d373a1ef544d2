import { readdir, readFile } from 'node:fs/promises'
import test from 'ava'
import { QueryTypes, type Sequelize } from 'sequelize'
import { migrateUp } from '../../db/migrate.ts'
import { openPatiently } from '../support/own-database.ts'
import { FOLDERS } from '../support/release.ts'
import { createEmptyDatabase } from '../support/stack.ts'

test('an empty database gets the schema of 1.0.0 first, and each migration is announced as it begins', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const said: string[] = []
  const applied = await migrateUp(database.url, { say: (line) => said.push(line) })
  t.is(applied[0], '1.0.0')
  t.deepEqual(applied, said)
  await migrateUp(database.url, { say: (line) => t.fail(line) })
})

test('a partly created schema is completed', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const db = openPatiently({ url: database.url, poolSize: 1 })
  t.teardown(db.close)
  const applied = await migrateUp(database.url)
  const schema = await columnsOf(db.sequelize)
  await db.sequelize.query('DELETE FROM migrations')
  await db.sequelize.query('DROP TABLE webhook_deliveries, suppressions')
  t.deepEqual(await migrateUp(database.url), applied)
  t.deepEqual(await columnsOf(db.sequelize), schema)
})

test('a database that a build before 1.0.0 made is refused with one sentence and left as it is', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const db = openPatiently({ url: database.url, poolSize: 1 })
  t.teardown(db.close)
  await db.sequelize.query('CREATE TABLE migrations (name VARCHAR(255) PRIMARY KEY)')
  await db.sequelize.query("INSERT INTO migrations VALUES ('2026-11-21T09-00-accounts-and-lookups')")
  await db.sequelize.query('CREATE TABLE accounts (id CHAR(24) PRIMARY KEY)')
  await t.throwsAsync(migrateUp(database.url, { say: t.fail }), {
    message:
      'A build before 1.0.0 made this database, and no migration leads from there to 1.0.0: begin with an empty one.',
  })
  t.deepEqual(Object.keys(await columnsOf(db.sequelize)), ['accounts', 'migrations'])
})

test('a migration of an existing table says LOCK=NONE, so that the server refuses to lock the table', async (t) => {
  for (const folder of FOLDERS)
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.ts')) continue
      const text = await readFile(new URL(file, folder), 'utf8')
      const [changes, promises] = [/\b(ALTER TABLE|CREATE (UNIQUE )?INDEX)\b/g, /\bLOCK=NONE\b/g].map(
        (pattern) => text.match(pattern)?.length ?? 0,
      )
      t.is(promises, changes, file)
    }
})

test('concurrent migrations apply each migration once', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrateUp(database.url)))
  t.is(applied.filter((names) => names.length > 0).length, 1)
})

test('the tables and columns that the models declare are those of the schema', async (t) => {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  await migrateUp(database.url)
  const db = openPatiently({ url: database.url, poolSize: 2 })
  t.teardown(db.close)
  const { migrations: _, ...schema } = await columnsOf(db.sequelize)
  const declared = Object.fromEntries(
    Object.values(db.sequelize.models).map((model) => [
      model.getTableName(),
      Object.values(model.getAttributes())
        .map(({ field }) => field)
        .toSorted(),
    ]),
  )
  for (const [table, columns] of Object.entries(declared)) {
    const there = schema[table]?.map(({ name }) => name).toSorted()
    t.deepEqual(columns, there, table)
  }
})

interface Column {
  name: string
  type: string
  nullable: string
}

async function columnsOf(sequelize: Sequelize): Promise<Record<string, Column[]>> {
  const rows = await sequelize.query<Column & { tableName: string }>(
    `SELECT table_name AS tableName, column_name AS name, column_type AS type, is_nullable AS nullable
     FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY table_name, column_name`,
    { type: QueryTypes.SELECT },
  )
  const byTable: Record<string, Column[]> = {}
  for (const { tableName, ...column } of rows) byTable[tableName] = [...(byTable[tableName] ?? []), column]
  return byTable
}
