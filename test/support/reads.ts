import { QueryTypes } from 'sequelize'
import type { Database } from '../../db/database.ts'

/** How many rows and entries of indexes the server reads for something; of a database with one connection, which the server counts by itself. */
export async function readsOf({ sequelize }: Database, run: () => Promise<unknown>): Promise<number> {
  const before = await reads()
  await run()
  return (await reads()) - before

  async function reads(): Promise<number> {
    const counters = await sequelize.query<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'", {
      type: QueryTypes.SELECT,
    })
    return counters.reduce((sum, { Value }) => sum + Number(Value), 0)
  }
}
