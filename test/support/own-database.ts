import { type Database, openDatabase } from '../../db/database.ts'
import { CONNECTION_WAIT_MS } from './service.ts'
import { createDatabase } from './stack.ts'

/** A database that the tests of a file have to themselves. */
export interface OwnDatabase {
  db: Database
  end(): Promise<void>
}

/** Its connections are waited for as those of a test's service are. */
export async function openOwnDatabase(): Promise<OwnDatabase> {
  const { url, drop } = await createDatabase()
  const db = openPatiently({ url, poolSize: 2 })
  return {
    db,
    async end() {
      await db.close()
      await drop()
    },
  }
}

/** Opens a database and waits for its connections as long as a test's service does: other tests keep the machine busy. */
export function openPatiently(settings: Parameters<typeof openDatabase>[0]): Database {
  return openDatabase({ connectionWaitMs: CONNECTION_WAIT_MS, ...settings })
}
