/**
 * Why a model gave no answer that can be used. Only `RateLimited` and `Upstream` can succeed when the same question is asked again;
 * `Malformed` may, once.
 *
 * - `Refused`: the model will not answer this
 * - `CutOff`: its answer did not fit in the tokens allowed
 * - `Malformed`: what came is no JSON, or not of the shape asked for
 * - `InvalidInput`: the server does not take the question, for example because it is too long
 * - `RateLimited`, `Upstream`, `SpendCap`, `BudgetUsedUp`, `AccountProblem`, `Paused`: as at every source
 */
export const MODEL_FAILURES = [
  'Refused',
  'CutOff',
  'Malformed',
  'InvalidInput',
  'RateLimited',
  'Upstream',
  'SpendCap',
  'BudgetUsedUp',
  'AccountProblem',
  'Paused',
] as const
export type ModelFailureClass = (typeof MODEL_FAILURES)[number]

export interface ModelFailure {
  class: ModelFailureClass
  /** One sentence for operators; it contains nothing of the question or the answer. */
  message: string
  retryAfterMs?: number
}

/** What one call used. The cost is rounded up to whole paise. */
export interface ModelUsage {
  inputTokens: number
  outputTokens: number
  costPaise: number
}

/** How every question to a model ends. A failed call, too, may have cost something. */
export type ModelAnswer<T> =
  | { kind: 'answered'; value: T; usage: ModelUsage; callId: string }
  | { kind: 'failed'; failure: ModelFailure; usage: ModelUsage; callId: string }
