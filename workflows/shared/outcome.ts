import { ApplicationFailure, CancelledFailure } from '@temporalio/common'
import { ContinueAsNew } from '@temporalio/workflow'

/** How a run that threw has ended, in the words of the business: the type of its failure. */
export function outcomeOf(error: unknown): string {
  if (error instanceof ContinueAsNew) return 'continued'
  if (error instanceof CancelledFailure) return 'cancelled'
  return error instanceof ApplicationFailure ? (error.type ?? 'Error') : 'Error'
}
