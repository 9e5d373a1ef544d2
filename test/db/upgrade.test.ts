import test, { type ExecutionContext } from 'ava'
import { QueryTypes, type Sequelize } from 'sequelize'
import { migrateUp } from '../../db/migrate.ts'
import { firstRelease, installFirstRelease } from '../support/first-release.ts'
import { openPatiently } from '../support/own-database.ts'
import { createEmptyDatabase } from '../support/stack.ts'
import { writeMeanwhile } from '../support/writing-load.ts'

/** More than two portions of a back-fill. */
const MANY = 2_500

/** Columns that a change corrects, fills in or empties on purpose. */
const CHANGED = new Set([
  'challenges.expires_at',
  'daily_syncs.open_key',
  'exports.filter',
  'historical_searches.criteria',
  'orders.stable_key',
])

async function anInstallation(t: ExecutionContext, rows: number) {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const db = openPatiently({ url: database.url, poolSize: 6 })
  t.teardown(db.close)
  const { sequelize } = db
  const toCome = await installFirstRelease(sequelize)
  const release = await firstRelease(sequelize)
  await release.fill(rows)
  const count = async (from: string) => {
    const [row] = await sequelize.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${from}`, { type: QueryTypes.SELECT })
    return row?.n
  }
  return { ...database, sequelize, toCome, release, count }
}

test('an installation of the first release with rows in every table keeps them through all changes of the schema', async (t) => {
  const { url, sequelize, toCome, release } = await anInstallation(t, 3)
  t.true(release.columns.size > 40)
  const before = await rowsOf(sequelize, release.columns)
  t.deepEqual(await migrateUp(url), toCome)
  const after = await rowsOf(sequelize, release.columns)
  for (const table of release.columns.keys()) t.deepEqual(after.get(table), before.get(table), table)
})

test('what the first release writes while the schema changes is kept, and back-fills reach all rows from before', async (t) => {
  const { url, sequelize, release, count } = await anInstallation(t, MANY)
  const load = writeMeanwhile(sequelize, release, MANY)
  await migrateUp(url)
  const { tookMs, lost } = await load.stop()
  t.true(tookMs.length > 0)
  t.is(lost, 0)
  t.is(await count(`tracked_cases WHERE number <= ${MANY} AND list_court IS NULL`), 0)
  t.true(Number(await count("hearings WHERE list_court LIKE 'NCLAT-%' AND watched_since IS NOT NULL")) >= MANY / 2)
  t.deepEqual(await sequelize.query("SHOW TABLES LIKE 'backfill%'", { type: QueryTypes.SELECT }), [])
})

test('a back-fill that was broken off goes on after the last portion that it had done', async (t) => {
  const { url, sequelize, count } = await anInstallation(t, MANY)
  const last = `UPPER('${(MANY - 2).toString(16).padStart(32, '0')}')`
  await sequelize.query(`CREATE TRIGGER broken BEFORE UPDATE ON tracked_cases FOR EACH ROW
    IF NEW.id = ${last} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'broken off'; END IF`)
  await t.throwsAsync(migrateUp(url), { message: /broken off/ })
  const filledIn = 'tracked_cases WHERE list_court IS NOT NULL'
  t.is(await count(filledIn), 1_000)
  await sequelize.query('DROP TRIGGER broken')
  // Whether they are gone through again shows in them.
  await sequelize.query("UPDATE tracked_cases SET list_court = 'UNTOUCHED' WHERE list_court IS NOT NULL")
  await sequelize.query("UPDATE tracked_cases SET list_court = NULL WHERE list_court = 'UNTOUCHED' AND number <= 10")
  await migrateUp(url)
  t.is(await count('tracked_cases WHERE list_court IS NULL'), 5)
})

async function rowsOf(
  sequelize: Sequelize,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>()
  for (const [table, all] of columns) {
    const names = all.filter((name) => !CHANGED.has(`${table}.${name}`))
    const found = await sequelize.query(`SELECT ${names.map((name) => `\`${name}\``).join(', ')} FROM ${table}`, {
      type: QueryTypes.SELECT,
    })
    rows.set(table, found.map((row) => JSON.stringify(row)).toSorted())
  }
  return rows
}
