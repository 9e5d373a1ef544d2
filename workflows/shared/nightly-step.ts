import { ActivityFailure, CancellationScope } from '@temporalio/workflow'
import { GONE } from '../../domain/gone.ts'
import { isActivityFailure } from './activity-failure.ts'

/**
 * Returns whether a failed step of a nightly run may be set aside, so that the run continues. Not when the run itself
 * is cancelled, or its record is gone.
 */
export function canBeSetAside(error: unknown): boolean {
  if (!(error instanceof ActivityFailure) || CancellationScope.current().consideredCancelled) return false
  return !isActivityFailure(error, GONE)
}
