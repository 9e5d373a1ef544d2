import { ApplicationFailure } from '@temporalio/workflow'

/**
 * Fails a workflow whose client reads FAILED, so that operators can match the two. Benign, unless it is a defect of
 * ours: it contains only what the client saw.
 * @param reason the failure's type, as in the client's record
 * @param cause the error of the work
 * @param details what joined callers need in addition to the reason
 */
export function clientFailure(
  reason: string,
  message: string,
  cause?: unknown,
  ...details: string[]
): ApplicationFailure {
  return ApplicationFailure.create({
    type: reason,
    message,
    nonRetryable: true,
    ...(cause instanceof Error ? { cause } : {}),
    ...(details.length > 0 ? { details } : {}),
    ...(reason === 'INTERNAL_ERROR' ? {} : { category: 'BENIGN' }),
  })
}
