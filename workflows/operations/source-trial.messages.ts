import type { CaseIdentifier } from '../../domain/courts/types.ts'

/** The case that the sources are asked about. */
export interface SourceTrialInput {
  identifier: CaseIdentifier
}

export interface SourceTrialResult {
  /** Questions that were answered. */
  answered: number
  /** Answers whose shape or price is not as expected. */
  unexpected: number
  /** Questions without an answer, and sources whose worker gave none. */
  unanswered: number
}

/** The summary of each run for operators. */
export const SOURCE_TRIAL_SUMMARY = 'Try each source with one case'

/** The schedule of the trials; the ids of its runs begin with it. */
export function sourceTrialSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-source-trial`
}
