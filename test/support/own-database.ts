import type { ExecutionContext } from 'ava'
import { type Database, openDatabase } from '../../db/database.ts'
import { CONNECTION_WAIT_MS } from './service.ts'
import { createDatabase } from './stack.ts'

type Settings = Parameters<typeof openDatabase>[0]

/** A database that the tests of a file have to themselves. */
export interface OwnDatabase {
  db: Database
  url: string
  end(): Promise<void>
}

/** Its connections, two by default, are waited for as those of a test's service are. */
export async function openOwnDatabase(settings: Partial<Settings> = {}): Promise<OwnDatabase> {
  const { url, drop } = await createDatabase()
  const db = openPatiently({ poolSize: 2, ...settings, url })
  return {
    db,
    url,
    async end() {
      await db.close()
      await drop()
    },
  }
}

/** Opens a database and waits for its connections as long as a test's service does: other tests keep the machine busy. */
export function openPatiently(settings: Settings): Database {
  return openDatabase({ connectionWaitMs: CONNECTION_WAIT_MS, ...settings })
}

/** One database as two processes have it, each with separate connections. */
export async function twoProcesses(t: ExecutionContext): Promise<[Database, Database]> {
  const { url, drop } = await createDatabase()
  const open = () => {
    const db = openPatiently({ url, poolSize: 2 })
    t.teardown(() => db.close())
    return db
  }
  const both: [Database, Database] = [open(), open()]
  t.teardown(drop)
  return both
}
