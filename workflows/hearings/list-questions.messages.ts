/** One line for operators, shown as the summary of each run. */
export const LIST_QUESTIONS_SUMMARY = 'Ask for the listings of expected hearings where no list is read'

/** As many cases as one question to a provider may name. */
export const CASES_A_QUESTION = 100

/** What became of the questions of an evening. */
export interface ListQuestionsResult {
  /** Cases that were asked about. */
  cases: number
  /** Of them, those that stand on a list. */
  listed: number
  /** Those for which the provider gave no answer: nothing is known of them. */
  unanswered: number
}

/** The schedule of the questions; the ids of its runs begin with it. */
export function listQuestionsSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-list-questions`
}
