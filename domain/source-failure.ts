/** The consequences of a failure of one class. */
interface FailureRule {
  /** Whether a retry within minutes can succeed: then the call is retried. Any other failure is final. */
  isRetried: boolean
  /**
   * The obstacle: the source itself; our access to it (our account, our cap, an operator's pause), so that no other
   * question of the day succeeds either; the question, so that others may succeed; or the budget of the account that
   * the call is for.
   */
  cause: 'SOURCE' | 'ACCESS' | 'QUESTION' | 'BUDGET'
  /** Expected on a good day too: it is neither logged nor counted as a failure. */
  isOrdinary?: true
  /** The source did no work and charges nothing. */
  isFree?: true
  /** Only a person can fix it: operators get an alarm. */
  needsOperator?: true
}

const RULES = {
  InvalidInput: { isRetried: false, cause: 'QUESTION' },
  NotIndexed: { isRetried: false, cause: 'QUESTION' },
  RateLimited: { isRetried: true, cause: 'SOURCE', isOrdinary: true, isFree: true },
  DailyLimit: { isRetried: false, cause: 'ACCESS', isFree: true, needsOperator: true },
  SpendCap: { isRetried: false, cause: 'ACCESS' },
  BudgetUsedUp: { isRetried: false, cause: 'BUDGET' },
  Paused: { isRetried: false, cause: 'ACCESS' },
  AccountProblem: { isRetried: false, cause: 'ACCESS', isFree: true, needsOperator: true },
  Upstream: { isRetried: true, cause: 'SOURCE' },
  ParseGap: { isRetried: false, cause: 'QUESTION' },
  Pending: { isRetried: true, cause: 'SOURCE', isOrdinary: true },
  Unsupported: { isRetried: false, cause: 'QUESTION' },
} satisfies Record<string, FailureRule>

/** Why a source gave no answer. */
export type FailureClass = keyof typeof RULES

/**
 * The consequences of each class. Clients see none of the classes: when no source answers they get the error of the
 * endpoint, such as LOOKUP_FAILED, or BUDGET_USED_UP when their account has no budget left.
 */
export const SOURCE_FAILURES: Readonly<Record<FailureClass, FailureRule>> = RULES

/** Returns whether a text, such as a failure type from Temporal, is one of these classes. */
export function isFailureClass(text: string): text is FailureClass {
  return Object.hasOwn(SOURCE_FAILURES, text)
}

export interface SourceFailure {
  class: FailureClass
  /** One sentence for operators, free of personal data and secrets. */
  message: string
  retryAfterMs?: number
  httpStatus?: number
  /** The source sent something other than a PDF for an order (Specification, order download, `details.reason`). */
  reason?: 'NOT_A_PDF'
}
