import type { Connection, RowDataPacket } from 'mysql2'
import type { Sequelize } from 'sequelize'

/** A value of a statement; a list stands for `IN (?)`. */
type Value = string | number | Buffer | readonly (string | Buffer)[]

/**
 * Reads rows over a connection for reading, by the driver itself: for the few statements that nearly every request sends. Sequelize takes
 * three times as long to send one, because it looks for a transaction, hooks and models of which a plain read has none.
 * @param sql with `?` for each value
 */
export async function readRows<Row extends object>(sequelize: Sequelize, sql: string, values: Value[]): Promise<Row[]> {
  const { connectionManager } = sequelize
  // Its types name the pools, its code the kinds of statements that go to them.
  const connection = (await connectionManager.getConnection({ type: 'SELECT' as never })) as Connection
  try {
    return await new Promise<Row[]>((resolve, reject) => {
      // The driver's own types of values do, without Sequelize's conversion of each field.
      connection.query<(Row & RowDataPacket)[]>({ sql, values, typeCast: true }, (error, rows) => {
        if (error) reject(error)
        else resolve(rows)
      })
    })
  } finally {
    connectionManager.releaseConnection(connection)
  }
}
