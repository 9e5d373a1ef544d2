/**
 * Why a model gave no usable answer. Only `RateLimited` and `Upstream` can succeed on a retry; `Malformed` may, once.
 * - `Refused`: the model refuses to answer
 * - `CutOff`: its answer exceeded the allowed tokens
 * - `Malformed`: the answer is no JSON, or not of the requested shape
 * - `InvalidInput`: the server rejects the question, for example because it is too long
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
  /** One sentence for operators, without the question or the answer. */
  message: string
  retryAfterMs?: number
}

/** The use of one call. The cost is rounded up to whole paise. */
export interface ModelUsage {
  inputTokens: number
  outputTokens: number
  costPaise: number
}

/** The outcome of every question to a model. A failed call may have a cost too. */
export type ModelAnswer<T> =
  | { kind: 'answered'; value: T; usage: ModelUsage; callId: string }
  | { kind: 'failed'; failure: ModelFailure; usage: ModelUsage; callId: string }
