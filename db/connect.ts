import type { Connection } from 'mysql2'
import { Sequelize } from 'sequelize'

export interface DatabaseSettings {
  /** `mysql://user:password@host:port/name`, with `?tls=on` for an encrypted connection. */
  url: string
  poolSize: number
}

/** A connection that cannot be had for so long counts as "the database is down". */
const CONNECT_TIMEOUT_MS = 5_000

/** Opens a connection pool. Nothing is logged: statements hold names and other personal data. */
export function connect({ url, poolSize }: DatabaseSettings): Sequelize {
  const { tls, address } = withoutOptions(url)
  const sequelize = new Sequelize(address, {
    dialect: 'mysql',
    logging: false,
    timezone: '+00:00',
    pool: { max: poolSize, min: 0, acquire: CONNECT_TIMEOUT_MS, idle: 60_000 },
    define: { underscored: true, timestamps: false, freezeTableName: true },
    dialectOptions: {
      charset: 'utf8mb4',
      connectTimeout: CONNECT_TIMEOUT_MS,
      ...(tls ? { ssl: { rejectUnauthorized: true } } : {}),
    },
  })
  // Once for each connection: as an option of Sequelize it would be a statement more in every transaction.
  sequelize.addHook('afterConnect', (connection) => setIsolation(connection))
  return sequelize
}

/** Readers see what is committed, and range locks do not stand in the way of parallel inserts. */
function setIsolation(connection: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null) => (error ? reject(error) : resolve())
    ;(connection as Connection).query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', done)
  })
}

function withoutOptions(url: string): { tls: boolean; address: string } {
  const address = new URL(url)
  const tls = address.searchParams.get('tls') === 'on'
  address.search = ''
  return { tls, address: address.href }
}
