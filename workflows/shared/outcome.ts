import { ApplicationFailure, CancelledFailure } from '@temporalio/common'
import { ContinueAsNew } from '@temporalio/workflow'

/** Returns how a run that threw has ended, as a business outcome: the type of its failure. */
export function outcomeOf(error: unknown): string {
  if (error instanceof ContinueAsNew) return 'continued'
  if (error instanceof CancelledFailure) return 'cancelled'
  return error instanceof ApplicationFailure ? (error.type ?? 'Error') : 'Error'
}
