import { readdir } from 'node:fs/promises'
import { QueryTypes, type Sequelize } from 'sequelize'
import { SequelizeStorage, Umzug } from 'umzug'
import { connect } from './connect.ts'

/** Sends one statement; answers with its rows, if it has any, and what the server says of it. */
export type Run = (sql: string) => Promise<[rows: unknown[], about: unknown]>

/** One change of the schema, both ways. Each step may be run again after a half run: MySQL commits DDL by itself. */
export interface Migration {
  up(run: Run): Promise<void>
  down(run: Run): Promise<void>
}

/** Whether a table has a column: MySQL cannot be told to add one only where there is none. */
export async function hasColumn(run: Run, table: string, column: string): Promise<boolean> {
  const [rows] = await run(`SELECT 1 FROM information_schema.columns
    WHERE table_schema = DATABASE() AND table_name = '${table}' AND column_name = '${column}'`)
  return rows.length > 0
}

const FOLDER = new URL('./migrations/', import.meta.url)

/** How long a process waits for another one that is migrating the same database. */
const LOCK_WAIT_SECONDS = 120

/** Applies every outstanding migration, once however many processes ask at the same time. Returns the names applied. */
export function migrateUp(databaseUrl: string): Promise<string[]> {
  return withMigrations(databaseUrl, async (migrations) => (await migrations.up()).map(({ name }) => name))
}

/** Takes back every migration, newest first. Returns the names taken back. */
export function migrateDown(databaseUrl: string): Promise<string[]> {
  return withMigrations(databaseUrl, async (migrations) => (await migrations.down({ to: 0 })).map(({ name }) => name))
}

async function withMigrations(databaseUrl: string, act: (migrations: Umzug) => Promise<string[]>): Promise<string[]> {
  const sequelize = connect({ url: databaseUrl, poolSize: 2 })
  try {
    const migrations = await umzug(sequelize)
    return await exclusively(sequelize, () => act(migrations))
  } finally {
    await sequelize.close()
  }
}

async function umzug(sequelize: Sequelize): Promise<Umzug> {
  const run: Run = (sql) => sequelize.query(sql)
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const { migration }: { migration: Migration } = await import(new URL(file, FOLDER).href)
      return { name: file.replace(/\.ts$/, ''), up: () => migration.up(run), down: () => migration.down(run) }
    }),
  )
  return new Umzug({
    migrations,
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  })
}

/** A named lock of the server belongs to one connection: the transaction is there to hold on to that connection. */
async function exclusively<T>(sequelize: Sequelize, act: () => Promise<T>): Promise<T> {
  return sequelize.transaction(async (transaction) => {
    const name = `migrate ${sequelize.getDatabaseName()}`.slice(0, 64)
    const [row] = await sequelize.query<{ got: number | null }>('SELECT GET_LOCK(:name, :wait) AS got', {
      replacements: { name, wait: LOCK_WAIT_SECONDS },
      type: QueryTypes.SELECT,
      transaction,
    })
    if (row?.got !== 1) throw new Error(`Another process has been migrating this database for ${LOCK_WAIT_SECONDS} s.`)
    try {
      return await act()
    } finally {
      await sequelize.query('DO RELEASE_LOCK(:name)', { replacements: { name }, transaction })
    }
  })
}
