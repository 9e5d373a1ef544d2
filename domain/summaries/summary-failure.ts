/** Why a summary ends FAILED, with the sentence its client reads as `error` (Specification, "Summary object"). */
export const SUMMARY_FAILURES = {
  ORDERS_UNAVAILABLE:
    'None of the documents of the orders can be downloaded from the court now. Request a new summary later.',
  MODEL_REFUSED: 'The language model refused to summarise this case.',
  MODEL_UNAVAILABLE: 'The language model cannot be reached now. Request a new summary later.',
  MODEL_OFF: 'Summaries are switched off in this installation.',
  MODEL_UNUSABLE: 'The language model gave no usable answer.',
  NOT_SUPPORTED: 'The language model twice made statements that the orders do not support.',
  SPENDING_LIMIT: 'The spending limit for summaries is reached for today. Request a new summary tomorrow.',
  CANCELLED: 'The summary was cancelled.',
  NOT_IN_TIME: 'The summary was not finished in time. Request a new one.',
  INTERNAL_ERROR: 'An unexpected error occurred. Request a new summary.',
} as const
export type SummaryFailure = keyof typeof SUMMARY_FAILURES

/** Whether a value is the name of such a failure. */
export function isSummaryFailure(value: unknown): value is SummaryFailure {
  return typeof value === 'string' && Object.hasOwn(SUMMARY_FAILURES, value)
}
