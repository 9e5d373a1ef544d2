import { ActivityFailure, ApplicationFailure, isCancellation, TimeoutFailure } from '@temporalio/workflow'
import type { SummaryAttempt } from '../../activities/summaries/model-answer.ts'
import type { ModelFailureClass } from '../../domain/model-answer.ts'
import { isSummaryFailure, type SummaryFailure } from '../../domain/summaries/summary-failure.ts'

/**
 * Asks the model, and once more when nothing of its first answer may be shown.
 * @throws ApplicationFailure of the reason's name when that is so of the second answer, too
 */
export async function retryOnceIfUnusable<Kept extends object>(
  ask: (isSecondTry: boolean) => Promise<SummaryAttempt<Kept>>,
): Promise<Kept> {
  const first = await ask(false)
  const attempt = first.kind === 'kept' ? first : await ask(true)
  if (attempt.kind === 'unusable') throw summaryFailed(attempt.reason)
  return attempt
}

/** Ends a summary; `failureReason` reads the reason back. */
export function summaryFailed(reason: SummaryFailure): ApplicationFailure {
  return ApplicationFailure.nonRetryable(`The summary failed: ${reason}`, reason)
}

/** Why a summary fails; undefined for a cancellation, and for what is no failure that Temporal delivers. */
export function failureReason(error: unknown): SummaryFailure | undefined {
  if (isCancellation(error)) return undefined
  const failure = error instanceof ActivityFailure ? error.cause : error
  if (failure instanceof TimeoutFailure) return 'NOT_IN_TIME'
  if (!(failure instanceof ApplicationFailure)) return error instanceof ActivityFailure ? 'INTERNAL_ERROR' : undefined
  const type = failure.type ?? ''
  if (isSummaryFailure(type)) return type
  return isModelFailure(type) ? OF_MODEL[type] : 'INTERNAL_ERROR'
}

const OF_MODEL: Record<ModelFailureClass, SummaryFailure> = {
  Refused: 'MODEL_REFUSED',
  RateLimited: 'MODEL_UNAVAILABLE',
  Upstream: 'MODEL_UNAVAILABLE',
  AccountProblem: 'MODEL_UNAVAILABLE',
  Paused: 'MODEL_UNAVAILABLE',
  SpendCap: 'SPENDING_LIMIT',
  BudgetUsedUp: 'SPENDING_LIMIT',
  CutOff: 'MODEL_UNUSABLE',
  Malformed: 'MODEL_UNUSABLE',
  InvalidInput: 'MODEL_UNUSABLE',
}

function isModelFailure(type: string): type is ModelFailureClass {
  return Object.hasOwn(OF_MODEL, type)
}
