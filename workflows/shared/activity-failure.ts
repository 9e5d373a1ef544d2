import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow'

/** Returns whether an error is that of an activity which failed with this failure type. */
export function isActivityFailure(error: unknown, type: string): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : undefined
  return cause instanceof ApplicationFailure && cause.type === type
}
