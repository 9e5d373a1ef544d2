/** The summary of each run for operators. */
export const LIST_QUESTIONS_SUMMARY = 'Ask for the listings of expected hearings where no list is read'

/** The maximum of cases in one request to a provider. */
export const CASES_A_QUESTION = 100

/** The counts of an evening's requests. */
export interface ListQuestionsResult {
  /** Cases that were asked about. */
  cases: number
  /** Those of them on a list. */
  listed: number
  /** Those without an answer from the provider: nothing is known about them. */
  unanswered: number
}

/** The schedule of the requests; the ids of its runs begin with it. */
export function listQuestionsSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-list-questions`
}
