import { ConnectionError, TimeoutError } from 'sequelize'

/** The database did not respond in time: a connection fell silent. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly code = 'ETIMEDOUT'
}

/** The service cannot use the database with its current settings; the message is a sentence for the operator. */
export class UnfitDatabase extends Error {
  override name = 'UnfitDatabase'
}

/** Returns whether an error means that the database is unreachable, rather than that it refused a statement. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError || error instanceof UnfitDatabase) return true
  return fits(error, AWAY)
}

/**
 * Returns why no connection can be used, as a sentence for the operator: settings, encryption, credentials or network.
 * Undefined for other errors.
 */
export function connectionTroubleIn(error: unknown): string | undefined {
  const known = unfitnessIn(error)
  if (known !== undefined || !(error instanceof ConnectionError)) return known
  return `The database of DATABASE_URL cannot be used: ${error.parent.message || error.name}.`
}

/** Returns the message of an error that says more than "no response": unfit settings, or failed encryption. */
export function unfitnessIn(error: unknown): string | undefined {
  if (error instanceof UnfitDatabase) return error.message
  if (!(error instanceof ConnectionError) || !('code' in error.parent)) return undefined
  if (error.parent.code === 'HANDSHAKE_NO_SSL_SUPPORT')
    return 'An encrypted connection is asked for (tls=on), and the database server offers none.'
  if (error.parent.code === 'HANDSHAKE_SSL_ERROR')
    return `The encrypted connection to the database failed: ${error.parent.message}. DATABASE_CA names the authority that signed the certificate of the server.`
  return undefined
}

/** Returns whether the server ended a transaction because of a lock conflict. A retry usually succeeds. */
export function isLockConflict(error: unknown): boolean {
  return fits(error, LOCK_CONFLICTS)
}

/** The codes of mysql2 for a broken or silent connection, and of a server that is shutting down or too slow. */
const AWAY = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  // A statement over its time limit: MySQL's name, and MariaDB's number, for which mysql2 has no name.
  'ER_QUERY_TIMEOUT',
  1969,
])

const LOCK_CONFLICTS = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT'])

/** Returns whether mysql2's code or number of an error is one of these; Sequelize wraps such errors. */
function fits(error: unknown, codes: Set<unknown>): boolean {
  if (!(error instanceof Error)) return false
  if ('parent' in error && error.parent instanceof Error) return fits(error.parent, codes)
  return ('code' in error && codes.has(error.code)) || ('errno' in error && codes.has(error.errno))
}
