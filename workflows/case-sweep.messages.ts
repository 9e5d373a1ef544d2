import { defineQuery } from '@temporalio/workflow'
import type { IsoDate } from '../domain/case.ts'
import type { WorkflowStart } from '../domain/workflow-start.ts'

/** Due cases that are taken up together: as many as one question about cause lists may name. */
export const CASES_A_BATCH = 100

export interface CaseSweepInput {
  /** The sweep's own id: the same one goes on where it was broken off. */
  sweepId: string
  /** India's day: what is due on it is swept. */
  today: IsoDate
  /** When the sweep began, epoch ms: what was fetched since then is not fetched again. */
  since: number
}

/** Where a sweep stands; carried from run to run. */
export interface CaseSweepStanding extends CaseSweepInput {
  /** Cases that were due when it began. */
  cases: number
  /** The place of the first case that was not taken up yet. */
  next: number
  /** Cases that were fetched. */
  refreshed: number
  /** Cases that no source could answer for: they stay due. */
  unanswered: number
}

export type CaseSweepResult = Pick<CaseSweepStanding, 'cases' | 'refreshed' | 'unanswered'>

export const caseSweepProgress = defineQuery<CaseSweepStanding | 'not begun'>('progress')

/** A sweep over the tracked cases that are due. The daily sync runs one as its child. */
export function startCaseSweep(input: CaseSweepInput): WorkflowStart {
  return {
    type: 'caseSweep',
    workflowId: `case-sweep/${input.sweepId}`,
    input,
    summary: `Look at the tracked cases due on ${input.today}`,
    attributes: {},
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
