/** What follows from a failure of one class. */
interface FailureRule {
  /** Whether asking again within minutes can succeed: the call is retried then. Any other failure is final. */
  isRetried: boolean
  /**
   * What stands in the way of an answer: the source itself; our access to it (our account, our cap, an operator's pause), so that no
   * other question of the day is answered either; the question, so that others may be answered; or the budget of the account that the
   * call is for.
   */
  cause: 'SOURCE' | 'ACCESS' | 'QUESTION' | 'BUDGET'
  /** A source says so on a good day, too: it is neither logged nor counted as a failure. */
  isOrdinary?: true
  /** The source did nothing and charges nothing. */
  isFree?: true
  /** Only a person can mend it: operators get an alarm. */
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
 * What follows from each class. Clients see none of them: when no source answers they get the error of the endpoint, such as
 * LOOKUP_FAILED, or BUDGET_USED_UP when their account has no budget left.
 */
export const SOURCE_FAILURES: Readonly<Record<FailureClass, FailureRule>> = RULES

/** Whether a text, such as the type of a failure that Temporal hands on, is a class of these. */
export function isFailureClass(text: string): text is FailureClass {
  return Object.hasOwn(SOURCE_FAILURES, text)
}

export interface SourceFailure {
  class: FailureClass
  /** One sentence for operators, free of personal data and secrets. */
  message: string
  retryAfterMs?: number
  httpStatus?: number
  /** Something came in place of an order, but no PDF (Specification, order download, `details.reason`). */
  reason?: 'NOT_A_PDF'
}
