import { defineQuery } from '@temporalio/workflow'
import type { IsoDate } from '../../domain/case.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface CaseSweepInput {
  /** The sweep's own id: starting with it again continues an interrupted sweep. */
  sweepId: string
  /** The day in India whose due cases are refreshed. */
  today: IsoDate
  /** When the sweep began, epoch ms by the database's clock: cases fetched since then are not fetched again. */
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
  /** Cases that an error of our own kept from being fetched: they stay due. */
  setAside: number
}

export type CaseSweepResult = Pick<CaseSweepProgress, 'cases' | 'refreshed' | 'notFound' | 'unanswered' | 'setAside'>

export const caseSweepProgress = defineQuery<CaseSweepProgress | 'not begun'>('progress')

/** The summary of the first run for operators; Temporal drops it when a run continues as new. */
export const CASE_SWEEP_SUMMARY = 'Refresh the tracked cases that are due'

/** The schedule of a deployment's sweeps, which an operator may trigger or pause; the ids of its runs begin with it. */
export function caseSweepSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-case-sweep`
}

/** Starts a sweep outside its schedule, with the caller's own day and start. */
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
