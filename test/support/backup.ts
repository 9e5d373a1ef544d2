import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'

/** The content of a database at one instant. */
export interface Backup {
  /** Restores the database to that instant. Readers and writers wait, so none of them sees half of it. */
  restore(): Promise<void>
}

/** Takes a backup: copies all tables of one instant into another database of the same server. Writers wait for it. */
export async function backUp(databaseUrl: string): Promise<Backup> {
  const live = new URL(databaseUrl).pathname.slice(1)
  const backup = `${live}_backup`
  const tables = await onServer(databaseUrl, async (run) => {
    const rows = await run('SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()')
    const tables = rows.map(({ name }) => String(name))
    await run(`CREATE DATABASE ${backup}`)
    for (const table of tables) await run(`CREATE TABLE ${backup}.${table} LIKE ${live}.${table}`)
    await lock(
      run,
      tables.map((table) => `${live}.${table} READ, ${backup}.${table} WRITE`),
    )
    for (const table of tables) await run(`INSERT INTO ${backup}.${table} SELECT * FROM ${live}.${table}`)
    return tables
  })
  return {
    restore: () =>
      onServer(databaseUrl, async (run) => {
        await run('SET foreign_key_checks = 0')
        await lock(
          run,
          tables.map((table) => `${live}.${table} WRITE, ${backup}.${table} READ`),
        )
        for (const table of tables) {
          await run(`DELETE FROM ${live}.${table}`)
          await run(`INSERT INTO ${live}.${table} SELECT * FROM ${backup}.${table}`)
        }
      }),
  }
}

/**
 * Locks tables. Transactions that come later queue behind this lock, and may hold a row that an earlier transaction
 * needs while this waits for that one. The server sees no deadlock there, so the lock gives up after a second and tries
 * again.
 */
async function lock(run: Run, tables: string[]): Promise<void> {
  await run('SET lock_wait_timeout = 1')
  for (;;)
    try {
      await run(`LOCK TABLES ${tables.join(', ')}`)
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ER_LOCK_WAIT_TIMEOUT')) throw error
    }
}

type Run = (statement: string) => Promise<RowDataPacket[]>

/** Runs statements on a separate connection; closing it releases all locks. */
async function onServer<T>(databaseUrl: string, run: (run: Run) => Promise<T>): Promise<T> {
  const connection: Connection = await createConnection(databaseUrl)
  try {
    return await run(async (statement) => (await connection.query<RowDataPacket[]>(statement))[0])
  } finally {
    await connection.end()
  }
}
