import { readdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { DatabaseError, QueryTypes, type Sequelize } from 'sequelize'
import { SequelizeStorage, Umzug } from 'umzug'
import { connect, type DatabaseSettings } from './base/connect.ts'
import { isLockConflict } from './base/errors.ts'

/** Sends one statement; answers with its rows, if it has any, and what the server says of it. */
export type Run = (sql: string) => Promise<[rows: unknown[], about: unknown]>

/** One change of the schema, both ways. Each step may be run again after a half run: MySQL commits DDL by itself. */
export interface Migration {
  up(run: Run): Promise<void>
  /** What the rows that are there already lack, filled in after `up`. What needs all rows filled in is a migration of its own. */
  backfills?: readonly Backfill[]
  down(run: Run): Promise<void>
}

/** What is done for all rows of a table: for so many of them at a time, in the order of their ids, and perhaps again. */
export type Backfill = {
  /** A table of which `id` is a unique key. */
  table: string
} & (
  | { statement(within: Within): string }
  /** For what SQL cannot work out. */
  | { fill(run: Run, within: Within): Promise<void> }
)

/** The condition that the ids in a column are of the portion: `within('c.id')`. */
export type Within = (column: string) => string

/** Whether a table has a column: MySQL has no `ADD COLUMN IF NOT EXISTS`. */
export async function hasColumn(run: Run, table: string, column: string): Promise<boolean> {
  const [rows] = await run(`SELECT 1 FROM information_schema.columns
    WHERE table_schema = DATABASE() AND table_name = '${table}' AND column_name = '${column}'`)
  return rows.length > 0
}

/** MySQL has no `IF NOT EXISTS` for indexes: a step that was done before fails in this way. */
export async function unless(isDone: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof DatabaseError) || !('code' in error.original) || error.original.code !== isDone) throw error
  }
}

const FOLDER = new URL('./migrations/', import.meta.url)

/** How long a process waits for another one that is migrating the same database. */
const OTHERS_WAIT_SECONDS = 120

/**
 * A change that waits for a table makes all others wait that ask for the table later, and one that waits for a row holds those it has.
 * So it gives up after a second, lets them pass, and tries again.
 */
const LOCK_WAIT_SECONDS = 1
const LOCK_PAUSE_MS = 5_000
/** For five minutes in all. A report or a backup that holds a table for longer is ended by hand, or waited for. */
const LOCK_ATTEMPTS = 50

/** Rows that one statement of a back-fill changes: it holds them for some hundredths of a second. */
const ROWS_AT_ONCE = 1_000
/** How far the back-fills have come. It is there while one is under way. */
const PROGRESS = 'backfill_progress'

/** How often a back-fill says how far it is. */
const SAY_EVERY_MS = 5_000

/** Gets a line of what is being done, for somebody who waits for it. */
export type Say = (line: string) => void

/** Applies every outstanding migration, once however many processes ask at the same time. Returns the names applied. */
export function migrateUp(
  databaseUrl: string,
  { ca, say }: { ca?: string | undefined; say?: Say } = {},
): Promise<string[]> {
  return withMigrations(
    { url: databaseUrl, ca },
    async (migrations, run) => {
      const applied = await migrations.up()
      if (applied.length > 0) await run(`DROP TABLE IF EXISTS ${PROGRESS}`)
      return applied.map(({ name }) => name)
    },
    say,
  )
}

/** Whether a database has no table at all. */
export async function isEmptyDatabase(settings: Pick<DatabaseSettings, 'url' | 'ca'>): Promise<boolean> {
  const sequelize = connect({ ...settings, poolSize: 1 })
  try {
    return (await sequelize.query('SHOW TABLES', { type: QueryTypes.SELECT })).length === 0
  } finally {
    await sequelize.close()
  }
}

/**
 * Takes back every migration, newest first. Returns the names taken back. Nothing but the tests of migrations does it.
 * @internal
 */
export function migrateDown(databaseUrl: string): Promise<string[]> {
  return withMigrations({ url: databaseUrl }, async (migrations) =>
    (await migrations.down({ to: 0 })).map(({ name }) => name),
  )
}

/**
 * Changes the schema, then fills in what the rows lack.
 * @internal
 */
export async function applyMigration(run: Run, name: string, migration: Migration, say: Say = () => {}): Promise<void> {
  say(name)
  await migration.up(run)
  for (const [nth, backfill] of (migration.backfills ?? []).entries())
    await fillIn(run, `${name} ${nth}`, backfill, say)
}

async function withMigrations(
  settings: Pick<DatabaseSettings, 'url' | 'ca'>,
  work: (migrations: Umzug, run: Run) => Promise<string[]>,
  say?: Say,
): Promise<string[]> {
  // A change of a large table takes hours.
  const sequelize = connect({ ...settings, poolSize: 2, longestStatementMs: 0 })
  try {
    return await exclusively(sequelize, async (run) => work(await umzug(sequelize, run, say), run))
  } finally {
    await sequelize.close()
  }
}

async function umzug(sequelize: Sequelize, run: Run, say?: Say): Promise<Umzug> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const { migration }: { migration: Migration } = await import(new URL(file, FOLDER).href)
      const name = file.replace(/\.ts$/, '')
      return { name, up: () => applyMigration(run, name, migration, say), down: () => migration.down(run) }
    }),
  )
  return new Umzug({
    migrations,
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  })
}

/**
 * Sends the statement of a back-fill for one portion of rows after another. Each commits by itself, and after each it rests for as long as that
 * took, so that requests get at the rows and the server. Begun again, it goes on after the last portion that was done.
 */
async function fillIn(run: Run, name: string, backfill: Backfill, say: Say): Promise<void> {
  const { table } = backfill
  await run(`CREATE TABLE IF NOT EXISTS ${PROGRESS} (name VARCHAR(190) PRIMARY KEY, reached VARCHAR(190) NOT NULL)`)
  let after = (await readId(run, `SELECT reached AS id FROM ${PROGRESS} WHERE name = '${name}'`)) ?? ''
  let [filled, saidAt] = [0, performance.now()]
  for (;;) {
    const startedAt = performance.now()
    if (startedAt - saidAt > SAY_EVERY_MS) {
      say(`${name}: ${filled} rows of ${table} are filled in`)
      saidAt = startedAt
    }
    const upTo = await readId(
      run,
      `SELECT MAX(id) AS id FROM (
      SELECT id FROM ${table} WHERE id > '${after}' ORDER BY id LIMIT ${ROWS_AT_ONCE}) ids`,
    )
    if (upTo === undefined) return
    const within: Within = (column) => `(${column} > '${after}' AND ${column} <= '${upTo}')`
    await ('fill' in backfill ? backfill.fill(run, within) : run(backfill.statement(within)))
    await run(`REPLACE INTO ${PROGRESS} (name, reached) VALUES ('${name}', '${upTo}')`)
    after = upTo
    filled += ROWS_AT_ONCE
    await setTimeout(performance.now() - startedAt)
  }
}

/** An id of ours, which needs no escaping. */
async function readId(run: Run, sql: string): Promise<string | undefined> {
  const [[row]] = await run(sql)
  const id = row instanceof Object && 'id' in row ? row.id : undefined
  return typeof id === 'string' ? id : undefined
}

/**
 * Migrates while nobody else does. A named lock of the server belongs to one connection, and the changes go over the same one: whoever
 * loses the lock can change nothing more. The transaction is only there to hold on to that connection, and ends at once.
 */
async function exclusively<T>(sequelize: Sequelize, work: (run: Run) => Promise<T>): Promise<T> {
  return sequelize.transaction(async (transaction) => {
    const name = `migrate ${sequelize.getDatabaseName()}`.slice(0, 64)
    const [row] = await sequelize.query<{ got: number | null }>('SELECT GET_LOCK(:name, :wait) AS got', {
      replacements: { name, wait: OTHERS_WAIT_SECONDS },
      type: QueryTypes.SELECT,
      transaction,
    })
    if (row?.got !== 1)
      throw new Error(
        `Another process has been migrating this database for ${OTHERS_WAIT_SECONDS} s. Start again when it is done.`,
      )
    await sequelize.query(
      `SET SESSION lock_wait_timeout = ${LOCK_WAIT_SECONDS}, innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`,
      { transaction },
    )
    await sequelize.query('COMMIT', { transaction })
    try {
      return await work((sql) => patiently(() => sequelize.query(sql, { transaction })))
    } finally {
      await sequelize.query('DO RELEASE_LOCK(:name)', { replacements: { name }, transaction })
    }
  })
}

async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await send()
    } catch (error) {
      if (!isLockConflict(error)) throw error
      if (attempt === LOCK_ATTEMPTS)
        throw new Error(
          'Other connections hold a lock on a table that has to be changed. End their transactions (see SHOW PROCESSLIST) and run the migration again. Completed steps are kept.',
          { cause: error },
        )
      await setTimeout(LOCK_PAUSE_MS)
    }
}
