import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'

/**
 * The key prefix that shares a lock: long enough that unrelated files rarely wait, short enough that the table of locks
 * stays small.
 */
const SHARED_LETTERS = 3

/**
 * Stores or removes a file of the document store under a lock. Files of the same bytes are one file, so its last owner
 * must not delete it while another is storing it.
 */
export function withFileLock<T>(
  { withSemaphore }: Pick<Database, 'withSemaphore'>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  return withSemaphore(`file:${key.slice(0, SHARED_LETTERS)}`, 1, work, cancellationSignal())
}
