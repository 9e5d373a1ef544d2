import { defineQuery, defineSignal } from '@temporalio/workflow'
import type { Provider } from '../../domain/source.ts'

/** The progress of a daily sync; carried from run to run. */
export interface DailySyncProgress {
  dailySyncId: string
  /** When it began, epoch ms by the database's clock: what a source answered since then is not asked again. */
  since: number
  entities: number
  /** How many groups of questions each source is asked at once; absent in syncs that began without it, which ask all that they have. */
  groupsAtOnce?: Partial<Record<Provider, number>>
  /** The place of the first entity that was not taken up yet in this pass. */
  next: number
  /** 1 is the sweep over all; the further ones come back to what sources could not answer. */
  pass: number
  /** Sources that are left alone for the rest of this pass. */
  leftAlone: Provider[]
  /** Whether a source could not answer in this pass. */
  hasFailures: boolean
  /** Whether a new sync waits for the end of this one: no further pass is begun. */
  makesWay?: boolean
  /** Searches and entities that something of our own kept from being done in this pass; absent where there is none. */
  setAside?: number
}

export interface DailySyncResult {
  entities: number
  synced: number
  newCandidates: number
  setAside: number
}

/** Ends the wait for sources that could not answer, because a new sync is about to begin. */
export const yieldToNextRun = defineSignal('makeWay')
export const dailySyncProgress = defineQuery<DailySyncProgress | 'not begun'>('progress')

/** One line for operators, shown as the summary of the first run: Temporal drops it when a run continues as new. */
export const DAILY_SYNC_SUMMARY = 'Search the courts for every active entity'

/** The schedule of a deployment's daily sync, which an operator may trigger or pause; the ids of its runs begin with it. */
export function dailySyncSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-daily-sync`
}
