import { defineQuery } from '@temporalio/workflow'
import type { IsoDate } from '../../domain/case.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

/** Due cases that are taken up together: as many as one question about cause lists may name. */
export const CASES_A_BATCH = 100

/** Refreshes under way at once. Each waits for its turn at a source, which has its own rate; the workers of sources have room for them all. */
export const REFRESHES_AT_ONCE = 20

export interface CaseSweepInput {
  /** The sweep's own id: the same one goes on where it was broken off. */
  sweepId: string
  /** India's day: what is due on it is swept. */
  today: IsoDate
  /** When the sweep began, epoch ms by the database's clock: what was fetched since then is not fetched again. */
  since: number
}

/** How far the states of cases were asked for. */
export interface StatesAsked {
  courtType: 'HC' | 'DC'
  /** The last CNR that was asked about; blank at the beginning. */
  after: string
}

/** The progress of a sweep; carried from run to run. */
export interface CaseSweepProgress extends CaseSweepInput {
  /** Cases that were due when it began. */
  cases: number
  /** Absent where no states are asked for, or no more. */
  states?: StatesAsked | undefined
  /** The place of the first case that was not taken up yet. */
  next: number
  /** Cases that were fetched. */
  refreshed: number
  /** Cases that no court knows under their numbers. */
  notFound: number
  /** Cases that no source could answer for, or whose refresh an operator ended: they stay due. */
  unanswered: number
  /** Cases that something of our own kept from being fetched: they stay due. */
  setAside: number
}

export type CaseSweepResult = Pick<CaseSweepProgress, 'cases' | 'refreshed' | 'notFound' | 'unanswered' | 'setAside'>

export const caseSweepProgress = defineQuery<CaseSweepProgress | 'not begun'>('progress')

/** One line for operators, shown as the summary of the first run: Temporal drops it when a run continues as new. */
export const CASE_SWEEP_SUMMARY = 'Refresh the tracked cases that are due'

/** The schedule of a deployment's sweeps, which an operator may trigger or pause; the ids of its runs begin with it. */
export function caseSweepSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-case-sweep`
}

/** A sweep outside of its schedule, of a day and an instant of the caller's own. */
export function startCaseSweep(input: CaseSweepInput): WorkflowStart {
  return {
    type: 'caseSweep',
    workflowId: `case-sweep/${input.sweepId}`,
    input,
    summary: `${CASE_SWEEP_SUMMARY} on ${input.today}`,
    attributes: { stage: 'refreshing the cases that are due' },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
