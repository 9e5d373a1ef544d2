import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'

/**
 * Works with a file of an export while nobody else does. Files of the same bytes are one file in the document store, so that the last
 * export that has it must not take it away while another one is just storing it.
 */
export function withFileLock<T>(
  { withSemaphore }: Pick<Database, 'withSemaphore'>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  return withSemaphore(`export:${key.slice(0, 12)}`, 1, work, cancellationSignal())
}
