import { QueryTypes } from 'sequelize'
import { type Database, openDatabase } from '../../db/database.ts'
import { createDatabase } from './stack.ts'

/** A new database with one connection, for which the server counts what it reads. */
export interface CountedDatabase {
  db: Database
  /** How many rows and entries of indexes the server reads for something. */
  readsOf(run: () => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

export async function openCountedDatabase(): Promise<CountedDatabase> {
  const database = await createDatabase()
  // The server counts for each connection by itself.
  const db = openDatabase({ url: database.url, poolSize: 1 })
  return {
    db,
    async readsOf(run) {
      const before = await reads()
      await run()
      return (await reads()) - before
    },
    async close() {
      await db.close()
      await database.drop()
    },
  }

  async function reads(): Promise<number> {
    const counters = await db.sequelize.query<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'", {
      type: QueryTypes.SELECT,
    })
    return counters.reduce((sum, { Value }) => sum + Number(Value), 0)
  }
}
