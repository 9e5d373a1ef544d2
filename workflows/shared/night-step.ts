import { ActivityFailure, CancellationScope } from '@temporalio/workflow'
import { GONE } from '../../domain/gone.ts'
import { isActivityFailure } from './activity-failure.ts'

/**
 * Whether a step of a night may be set aside after it failed with this error, so that the night goes on. Not so when the night itself is
 * cancelled, or what it works on is gone.
 */
export function canBeSetAside(error: unknown): boolean {
  if (!(error instanceof ActivityFailure) || CancellationScope.current().consideredCancelled) return false
  return !isActivityFailure(error, GONE)
}
