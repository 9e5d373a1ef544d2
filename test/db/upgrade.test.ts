import test, { type ExecutionContext } from 'ava'
import { QueryTypes, type Sequelize } from 'sequelize'
import { migrateUp } from '../../db/migrate.ts'
import { openPatiently } from '../support/own-database.ts'
import { FOLDERS, installRelease, releaseOf } from '../support/release.ts'
import { createEmptyDatabase } from '../support/stack.ts'
import { until } from '../support/until.ts'
import { writeMeanwhile } from '../support/writing-load.ts'

/** More than two batches of a back-fill. */
const MANY = 2_500

async function anInstallation(t: ExecutionContext, rows: number) {
  const database = await createEmptyDatabase()
  t.teardown(database.drop)
  const db = openPatiently({ url: database.url, poolSize: 6 })
  t.teardown(db.close)
  const { sequelize } = db
  await installRelease(sequelize)
  const release = await releaseOf(sequelize)
  await release.fill(rows)
  const count = async (from: string) => {
    const [row] = await sequelize.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${from}`, { type: QueryTypes.SELECT })
    return row?.n
  }
  const upgrade = () => migrateUp(database.url, { folders: FOLDERS })
  return { sequelize, release, count, upgrade }
}

test('an installation of 1.0.0 with rows in every table keeps them through all later migrations', async (t) => {
  const { sequelize, release, upgrade } = await anInstallation(t, 3)
  t.true(release.columns.size > 80)
  const before = await rowsOf(sequelize, release.columns)
  t.deepEqual((await upgrade()).at(-1), '2999-01-01T00-00-towns')
  const after = await rowsOf(sequelize, release.columns)
  for (const table of release.columns.keys()) t.deepEqual(after.get(table), before.get(table), table)
  t.deepEqual(await upgrade(), [])
})

test('rows that 1.0.0 writes during the migration are kept, and back-fills reach all earlier rows', async (t) => {
  const { sequelize, release, count, upgrade } = await anInstallation(t, MANY)
  const load = writeMeanwhile(sequelize, release, MANY)
  await upgrade()
  const { tookMs, lost } = await load.stop()
  t.true(tookMs.length > 0)
  t.is(lost, 0)
  t.is(await count(`tracked_cases WHERE number <= ${MANY} AND town IS NULL`), 0)
  t.true(Number(await count('towns')) >= MANY)
  t.deepEqual(await sequelize.query("SHOW TABLES LIKE 'backfill%'", { type: QueryTypes.SELECT }), [])
})

test('an interrupted back-fill continues after its last completed batch', async (t) => {
  const { sequelize, count, upgrade } = await anInstallation(t, MANY)
  const last = `UPPER('${(MANY - 2).toString(16).padStart(32, '0')}')`
  await sequelize.query(`CREATE TRIGGER broken BEFORE UPDATE ON tracked_cases FOR EACH ROW
    IF NEW.id = ${last} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'broken off'; END IF`)
  await t.throwsAsync(upgrade(), { message: /broken off/ })
  t.is(await count('tracked_cases WHERE town IS NOT NULL'), 2_000)
  await sequelize.query('DROP TRIGGER broken')
  // A changed row of a completed batch shows whether the batch is repeated.
  await sequelize.query('UPDATE tracked_cases SET town = NULL WHERE number <= 10')
  await upgrade()
  t.is(await count('tracked_cases WHERE town IS NULL'), 10)
})

test('the next run completes a migration that stopped half-way', async (t) => {
  const { sequelize, upgrade } = await anInstallation(t, 3)
  await upgrade()
  const schema = () =>
    sequelize.query<Record<string, string>>('SHOW CREATE TABLE tracked_cases', { type: QueryTypes.SELECT })
  const complete = await schema()
  await sequelize.query('DROP INDEX tracked_cases_town ON tracked_cases')
  await sequelize.query("DELETE FROM migrations WHERE name LIKE '2999%'")
  await upgrade()
  t.deepEqual(await schema(), complete)
})

test('a migration waits for a table in use only for moments at a time, so that others can use the table', async (t) => {
  const { sequelize, upgrade } = await anInstallation(t, 3)
  const report = await sequelize.transaction()
  const read = 'SELECT COUNT(*) FROM tracked_cases'
  await sequelize.query(read, { transaction: report })
  const upgraded = upgrade()
  await until(
    () => sequelize.query("SELECT 1 FROM information_schema.processlist WHERE state LIKE 'Waiting for table%'"),
    ([rows]) => rows.length > 0,
  )
  // It queues behind the migration.
  await sequelize.query(read)
  await report.commit()
  t.deepEqual(await upgraded, ['2999-01-01T00-00-towns'])
})

async function rowsOf(
  sequelize: Sequelize,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>()
  for (const [table, names] of columns) {
    const found = await sequelize.query(`SELECT ${names.map((name) => `\`${name}\``).join(', ')} FROM ${table}`, {
      type: QueryTypes.SELECT,
    })
    rows.set(table, found.map((row) => JSON.stringify(row)).toSorted())
  }
  return rows
}
