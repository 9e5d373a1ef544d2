import { ConnectionError, TimeoutError } from 'sequelize'

/** The database did not answer in time: a connection fell silent. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly code = 'ETIMEDOUT'
}

/** The database cannot be used by the service as it is set up; the message is a sentence for the operator. */
export class UnfitDatabase extends Error {
  override name = 'UnfitDatabase'
}

/** Whether an error means that the database cannot be reached now, as against a statement it refused. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError || error instanceof UnfitDatabase) return true
  return fits(error, AWAY)
}

/** Whether the server ended a transaction for the sake of others. Done again, it succeeds as a rule. */
export function isLockConflict(error: unknown): boolean {
  return fits(error, LOCK_CONFLICTS)
}

/** What mysql2 says of a connection that broke or fell silent, and the server while it goes down or is too slow. */
const AWAY = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  // A statement beyond its time: MySQL's name, and MariaDB's number, for which mysql2 has no name.
  'ER_QUERY_TIMEOUT',
  1969,
])

const LOCK_CONFLICTS = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT'])

/** Whether the code or number that mysql2 gave an error is one of these; Sequelize wraps such errors. */
function fits(error: unknown, codes: Set<unknown>): boolean {
  if (!(error instanceof Error)) return false
  if ('parent' in error && error.parent instanceof Error) return fits(error.parent, codes)
  return ('code' in error && codes.has(error.code)) || ('errno' in error && codes.has(error.errno))
}
