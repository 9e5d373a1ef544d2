import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'

/** Letters of a key that files share a lock by: enough that strangers seldom wait, few enough that the table of locks stays small. */
const SHARED_LETTERS = 3

/**
 * Stores or removes a file of the document store while nobody else does either. Files of the same bytes are one file, so that the last who
 * has it must not take it away while another one is just storing it.
 */
export function withFileLock<T>(
  { withSemaphore }: Pick<Database, 'withSemaphore'>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  return withSemaphore(`file:${key.slice(0, SHARED_LETTERS)}`, 1, work, cancellationSignal())
}
