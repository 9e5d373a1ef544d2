import { readdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { DatabaseError, QueryTypes, type Sequelize } from 'sequelize'
import { SequelizeStorage, Umzug } from 'umzug'
import { connect, type DatabaseSettings } from './base/connect.ts'
import { isLockConflict } from './base/errors.ts'

/** Sends one statement; returns its rows, if any, and the server's report. */
export type Run = (sql: string) => Promise<[rows: unknown[], about: unknown]>

/** One change of the schema. Each step can run again after half of it was done: MySQL commits DDL implicitly. */
export interface Migration {
  up(run: Run): Promise<void>
  /** Fills in existing rows after `up`. A change that needs every row filled in is a later migration. */
  backfills?: readonly Backfill[]
}

/** Processes all rows of a table in batches, in order of their ids. A batch may run twice. */
export type Backfill = {
  /** A table whose `id` is a unique key. */
  table: string
} & (
  | { statement(within: Within): string }
  /** For values that SQL cannot compute. */
  | { fill(run: Run, within: Within): Promise<void> }
)

/** The condition that the ids in a column belong to the batch: `within('c.id')`. */
export type Within = (column: string) => string

/**
 * Returns whether a table has a column: MySQL has no `ADD COLUMN IF NOT EXISTS`.
 * @public migrations after 1.0.0 use it
 */
export async function hasColumn(run: Run, table: string, column: string): Promise<boolean> {
  const [rows] = await run(`SELECT 1 FROM information_schema.columns
    WHERE table_schema = DATABASE() AND table_name = '${table}' AND column_name = '${column}'`)
  return rows.length > 0
}

/**
 * Ignores the error `isDone` of a step that was done before: MySQL has no `IF NOT EXISTS` for indexes.
 * @public migrations after 1.0.0 use it
 */
export async function unless(isDone: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof DatabaseError) || !('code' in error.original) || error.original.code !== isDone) throw error
  }
}

/** `1.0.0.ts`, then one file per later change, named by its day. */
const FOLDER = new URL('./migrations/', import.meta.url)

/** How long a process waits for another one that migrates the same database. */
const OTHERS_WAIT_SECONDS = 120

/**
 * A statement that waits for a table blocks all later users of the table, and one that waits for a row keeps its other
 * locks. So it gives up after a second, lets the others pass, and tries again.
 */
const LOCK_WAIT_SECONDS = 1
const LOCK_PAUSE_MS = 5_000
/** Five minutes in all. A report or backup that locks a table for longer must end first. */
const LOCK_ATTEMPTS = 50

/** Rows per batch of a back-fill: they stay locked for some hundredths of a second. */
const ROWS_A_BATCH = 1_000
/** Holds the last id of each back-fill. The table exists while a migration runs. */
const PROGRESS = 'backfill_progress'

/** How often a back-fill reports its progress. */
const SAY_EVERY_MS = 5_000

/** Receives a progress message. */
export type Say = (line: string) => void

interface Options {
  ca?: string | undefined
  say?: Say
  /** Tests add the migrations of a future release. */
  folders?: URL[]
}

/** Applies every outstanding migration once, even if several processes do so at once. Returns the names applied. */
export async function migrateUp(databaseUrl: string, { ca, say, folders = [FOLDER] }: Options = {}): Promise<string[]> {
  // A change to a large table takes hours.
  const sequelize = connect({ url: databaseUrl, ca, poolSize: 2, longestStatementMs: 0 })
  try {
    return await exclusively(sequelize, async (run) => {
      const migrations = await umzug(sequelize, run, folders, say)
      const made = await migrations.executed()
      if (made.length === 0 && (await run('SELECT name FROM migrations'))[0].length > 0) throw new MadeBefore1_0_0()
      const applied = await migrations.up()
      if (applied.length > 0) await run(`DROP TABLE IF EXISTS ${PROGRESS}`)
      return applied.map(({ name }) => name)
    })
  } finally {
    await sequelize.close()
  }
}

class MadeBefore1_0_0 extends Error {
  constructor() {
    super(
      'A build before 1.0.0 made this database, and no migration leads from there to 1.0.0: begin with an empty one.',
    )
  }
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

async function umzug(sequelize: Sequelize, run: Run, folders: URL[], say: Say = () => {}): Promise<Umzug> {
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => ({ file, folder }))),
  )
  const migrations = files
    .flat()
    .filter(({ file }) => file.endsWith('.ts'))
    .map(async ({ file, folder }) => {
      const { migration }: { migration: Migration } = await import(new URL(file, folder).href)
      const name = file.replace(/\.ts$/, '')
      return { name, up: () => apply(run, name, migration, say) }
    })
  return new Umzug({
    migrations: (await Promise.all(migrations)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  })
}

async function apply(run: Run, name: string, migration: Migration, say: Say): Promise<void> {
  say(name)
  await migration.up(run)
  for (const [nth, backfill] of (migration.backfills ?? []).entries())
    await fillIn(run, `${name} ${nth}`, backfill, say)
}

/**
 * Runs a back-fill batch by batch. Each commits by itself and is followed by a pause as long, so that requests get at
 * the rows and the server. A second run continues after the last completed batch.
 */
async function fillIn(run: Run, name: string, backfill: Backfill, say: Say): Promise<void> {
  const { table } = backfill
  await run(`CREATE TABLE IF NOT EXISTS ${PROGRESS} (name VARCHAR(190) PRIMARY KEY, reached VARCHAR(190) NOT NULL)`)
  let after = (await readId(run, `SELECT reached AS id FROM ${PROGRESS} WHERE name = '${name}'`)) ?? ''
  let [filled, saidAt] = [0, performance.now()]
  for (;;) {
    const startedAt = performance.now()
    if (startedAt - saidAt > SAY_EVERY_MS) {
      say(`${name}: ${filled} rows of ${table} filled in`)
      saidAt = startedAt
    }
    const upTo = await readId(
      run,
      `SELECT MAX(id) AS id FROM (
      SELECT id FROM ${table} WHERE id > '${after}' ORDER BY id LIMIT ${ROWS_A_BATCH}) ids`,
    )
    if (upTo === undefined) return
    const within: Within = (column) => `(${column} > '${after}' AND ${column} <= '${upTo}')`
    await ('fill' in backfill ? backfill.fill(run, within) : run(backfill.statement(within)))
    await run(`REPLACE INTO ${PROGRESS} (name, reached) VALUES ('${name}', '${upTo}')`)
    after = upTo
    filled += ROWS_A_BATCH
    await setTimeout(performance.now() - startedAt)
  }
}

/** Our ids need no escaping. */
async function readId(run: Run, sql: string): Promise<string | undefined> {
  const [[row]] = await run(sql)
  const id = row instanceof Object && 'id' in row ? row.id : undefined
  return typeof id === 'string' ? id : undefined
}

/**
 * Migrates while no other process does. A named lock belongs to one connection, which also carries the changes, so a
 * process that loses the lock can change nothing more. The transaction only pins the connection, and ends at once.
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
