import { defineQuery, defineSignal } from '@temporalio/workflow'
import type { Provider } from '../../domain/source.ts'

/** The progress of a daily sync, carried from run to run. */
export interface DailySyncProgress {
  dailySyncId: string
  /** When it began, epoch ms by the database's clock: answers since then are not requested again. */
  since: number
  entities: number
  /**
   * How many groups of searches run at each source at once; absent in syncs that began without it, which run all of
   * them.
   */
  groupsAtOnce?: Partial<Record<Provider, number>>
  /** The position of the first entity not started in this pass. */
  next: number
  /** Pass 1 covers all entities; later ones repeat what sources could not answer. */
  pass: number
  /** Sources not asked for the rest of this pass. */
  leftAlone: Provider[]
  /** Whether a source could not answer in this pass. */
  hasFailures: boolean
  /** Whether a new sync waits for the end of this one: no further pass begins. */
  makesWay?: boolean
  /** Searches and entities that an error of our own interrupted in this pass; absent if there are none. */
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

/** The summary of the first run for operators; Temporal drops it when a run continues as new. */
export const DAILY_SYNC_SUMMARY = 'Search the courts for every active entity'

/** The schedule of a deployment's daily sync, which an operator may trigger or pause; the ids of its runs begin with it. */
export function dailySyncSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-daily-sync`
}
