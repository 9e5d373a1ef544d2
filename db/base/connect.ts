import { readFileSync } from 'node:fs'
import { connect as openSocket, type Socket } from 'node:net'
import { promisify } from 'node:util'
import type { Connection, RowDataPacket } from 'mysql2'
import { Sequelize } from 'sequelize'
import { readDatabaseAddress } from '../../domain/database-address.ts'
import { NoAnswer, UnfitDatabase } from './errors.ts'

export interface DatabaseSettings {
  /** `mysql://user:password@host:port/name`, with `?tls=on` for an encrypted connection. */
  url: string
  /** The address of a replica for reads that may lag. */
  replicaUrl?: string | undefined
  /** PEM file of the authority that signed the server's certificate, unless it is a public one. */
  ca?: string | undefined
  /** Maximum of connections for transactions and single writes; the same number again for other reads. */
  poolSize: number
  /** How long to wait for a free or new connection; by default 5 s. */
  connectionWaitMs?: number | undefined
  /** The time limit of a statement; by default that of an activity, 0 for none. */
  longestStatementMs?: number
}

/** Without a connection for this long, the database counts as down. */
const CONNECTION_WAIT_MS = 5_000

/** The longest statement of an activity, which plans a refresh of all cases, has 5 minutes. */
const MAX_STATEMENT_MS = 5 * 60_000

/** The server ends a statement at its limit; a connection still silent after this time is dead. */
const SILENCE_BEYOND_LIMIT_MS = 2_000

/** After this silence, TCP probes whether the other end is alive. */
const KEEP_ALIVE_AFTER_MS = 10_000

/** Shorter than every limit of statements: silence on an idle connection means nothing. */
const IDLE_MS = 10_000

/** How long a statement waits for rows locked by another transaction: the servers' default. */
const MAX_LOCK_WAIT_MS = 50_000

/**
 * More statements than the service has. The driver allocates for its limit on connecting: half a MiB for its own
 * 16,000.
 */
const MAX_PREPARED = 500

/** Opens one pool of connections for writing and one for reading. Logs nothing: statements hold personal data. */
export function connect({
  longestStatementMs = MAX_STATEMENT_MS,
  connectionWaitMs = CONNECTION_WAIT_MS,
  ...settings
}: Omit<DatabaseSettings, 'replicaUrl'>): Sequelize {
  const { tls, url } = readDatabaseAddress(settings.url)
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const sequelize = new Sequelize(url, {
    dialect: 'mysql',
    logging: false,
    timezone: '+00:00',
    pool: { max: settings.poolSize, min: 0, acquire: connectionWaitMs, idle: IDLE_MS },
    // Both use the address above. Reads wait for no locks, so they must not wait for the connections of writes either.
    replication: { read: [{}], write: {} },
    define: { underscored: true, timestamps: false, freezeTableName: true },
    dialectOptions: {
      charset: 'utf8mb4',
      connectTimeout: connectionWaitMs,
      maxPreparedStatements: MAX_PREPARED,
      stream: () => socketWithLimit(host, Number(port || DEFAULT_PORT), longestStatementMs),
      ...(tls ? { ssl: { rejectUnauthorized: true, verifyIdentity: true, ...authority(settings.ca) } } : {}),
    },
  })
  // Once per connection: as options of Sequelize, these would be additional statements in every transaction.
  sequelize.addHook('afterConnect', (connection) => prepare(connection as Connection, longestStatementMs))
  return sequelize
}

const DEFAULT_PORT = 3306

/** Without its own limit, a socket waits a quarter of an hour for the response of a dead server. */
function socketWithLimit(host: string, port: number, longestStatementMs: number): Socket {
  const socket = openSocket({
    host,
    port,
    noDelay: true,
    keepAlive: true,
    keepAliveInitialDelay: KEEP_ALIVE_AFTER_MS,
  })
  if (longestStatementMs === 0) return socket
  socket.setTimeout(longestStatementMs + SILENCE_BEYOND_LIMIT_MS)
  return socket.on('timeout', () => socket.destroy(new NoAnswer('the database stopped responding')))
}

function authority(file: string | undefined): { ca?: string } {
  return file === undefined ? {} : { ca: readFileSync(file, 'utf8') }
}

/**
 * Sets every connection to the same mode, whatever the server's settings, and verifies it: reads see committed rows,
 * range locks do not block parallel inserts, no value is truncated silently, and no statement runs forever.
 */
async function prepare(connection: Connection, longestStatementMs: number): Promise<void> {
  const query = promisify((sql: string, done: (error: Error | null, rows: RowDataPacket[]) => void) =>
    connection.query<RowDataPacket[]>(sql, done),
  )
  try {
    await query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED')
    await query(settings(longestStatementMs))
    const problem = unfitness(await query(READ_SETTINGS))
    if (problem) throw new UnfitDatabase(problem)
  } catch (error) {
    connection.destroy()
    throw error
  }
}

/** 64 texts of up to 256 letters are packed into one (db/watchlist/search-texts.ts). */
const LONGEST_PACK = 65_536

/** Each server reads only its own comments: MariaDB `M!`, MySQL `!50704`. MySQL limits only statements that read. */
function settings(longestStatementMs: number): string {
  const lockWaitMs = Math.min(MAX_LOCK_WAIT_MS, longestStatementMs / 2 || MAX_LOCK_WAIT_MS)
  return `SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
    /*M! max_statement_time = ${longestStatementMs / 1_000}, */
    /*!50704 max_execution_time = ${longestStatementMs}, */
    group_concat_max_len = ${LONGEST_PACK},
    innodb_lock_wait_timeout = ${Math.ceil(lockWaitMs / 1_000)}`
}

/** The result leaves out names that a server does not know. */
const READ_SETTINGS = `SHOW VARIABLES WHERE variable_name IN
  ('sql_mode', 'tx_isolation', 'transaction_isolation', 'log_bin', 'binlog_format')`

/** Returns why the service cannot run on a connection with these settings, as a sentence. */
function unfitness(rows: RowDataPacket[]): string | undefined {
  const is = new Map(rows.map(({ Variable_name: name, Value: value }) => [String(name), String(value)]))
  const modes = is.get('sql_mode')?.split(',') ?? []
  const isolation = is.get('transaction_isolation') ?? is.get('tx_isolation')
  if (!modes.includes('STRICT_TRANS_TABLES') || modes.includes('NO_BACKSLASH_ESCAPES'))
    return 'The database does not allow the service to set sql_mode for its connections. Allow it in the database and in any proxy in front of it.'
  if (isolation !== 'READ-COMMITTED')
    return 'The database does not allow the service to set the isolation level READ COMMITTED. Allow it in the database and in any proxy in front of it.'
  if (is.get('log_bin') === 'ON' && is.get('binlog_format') === 'STATEMENT')
    return 'The database uses binlog_format=STATEMENT, which does not work with the isolation level of the service. Set binlog_format=ROW and restart the database.'
  return undefined
}
