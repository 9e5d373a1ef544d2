import { activityInfo } from '@temporalio/activity'
import { ApplicationFailure, CancelledFailure } from '@temporalio/common'
import { isAbortError } from '@temporalio/common/lib/type-helpers.js'

const MOST_FAILURES = 3

/**
 * Makes the failure of the third attempt final. An attempt that ended with its worker reports no failure, so it is made
 * again however many came before it, and reads the answers that they stored.
 */
export async function withThreeAttempts<T>(
  work: () => Promise<T>,
  { attempt }: { attempt: number } = activityInfo(),
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isCancelled = error instanceof CancelledFailure || isAbortError(error)
    if (isCancelled || attempt < MOST_FAILURES) throw error
    throw ApplicationFailure.fromError(error, { nonRetryable: true })
  }
}
