import { activityInfo } from '@temporalio/activity'
import { type Asker, NIGHT_PRIORITY, USUAL_PRIORITY } from '../../domain/asker.ts'

/* Temporal returns unset fields of an activity's priority as 0 and '' if any field is set. */

/**
 * Returns the asker of the running activity, by its priority: its fairness key is the account, and the last priority is
 * the nightly run's. Nightly work belongs to no account.
 */
export function askerOfThisActivity(): Asker {
  const { priority } = activityInfo()
  const isNight = priority?.priorityKey === NIGHT_PRIORITY
  return { accountId: isNight ? null : priority?.fairnessKey || null, isNight }
}

/** Returns the running activity as a caller of a source. */
export function callerOfThisActivity(): { workId: string; priority: number; accountId: string; since: number } {
  const { priority, scheduledTimestampMs: since } = activityInfo()
  return {
    workId: keyOfThisActivity(),
    priority: priority?.priorityKey || USUAL_PRIORITY,
    accountId: priority?.fairnessKey ?? '',
    since,
  }
}

/** Identifies an activity among all others; the same for all its attempts. */
export function keyOfThisActivity(): string {
  const { workflowExecution, activityId } = activityInfo()
  return `${workflowExecution?.runId}/${activityId}`
}
