import { createConnection, type RowDataPacket } from 'mysql2/promise'
import type { Schema } from '../../scripts/tests/tenancy/crossings.ts'
import { TEMPLATE, testStack } from './stack.ts'

const COLUMNS =
  'SELECT table_name AS `table`, column_name AS name FROM information_schema.columns WHERE table_schema = ?'
const UNIQUE = `SELECT table_name AS \`table\`, MIN(column_name) AS name FROM information_schema.statistics
  WHERE table_schema = ? AND non_unique = 0 GROUP BY table_name, index_name HAVING COUNT(*) = 1`

/** The tables that every test database of this run has; none when the run has no database. */
export async function readSchema(): Promise<Schema> {
  const connection = await createConnection(testStack().databaseUrl)
  try {
    const [columns] = await connection.query<RowDataPacket[]>(COLUMNS, [TEMPLATE])
    const [unique] = await connection.query<RowDataPacket[]>(UNIQUE, [TEMPLATE])
    const byTable = Map.groupBy(columns, ({ table }) => String(table))
    return {
      columns: new Map([...byTable].map(([table, own]) => [table, new Set(own.map(({ name }) => String(name)))])),
      unique: new Set(unique.map(({ table, name }) => `${table}.${name}`)),
    }
  } finally {
    await connection.end()
  }
}
