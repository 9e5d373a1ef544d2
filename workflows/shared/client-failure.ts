import { ApplicationFailure } from '@temporalio/workflow'

/**
 * Ends a workflow FAILED whose client reads FAILED, so that operators find the one by the other. Benign, unless it is a defect of ours:
 * it contains only what the client saw.
 * @param reason the failure's type, as the client's record has it
 * @param cause what the work failed with
 * @param details what those who joined the workflow have to know beside the reason
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
