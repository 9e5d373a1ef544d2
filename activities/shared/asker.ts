import { activityInfo } from '@temporalio/activity'
import { type Asker, NIGHT_PRIORITY, USUAL_PRIORITY } from '../../domain/asker.ts'

/*
 * Temporal reports what an activity's priority does not set as 0 and '' where it sets anything at all.
 */

/**
 * Who is behind the activity under way, by its priority: its fairness key is the account that it works for, and the last priority is the
 * night's. What the night does is no account's, whomever it helps.
 */
export function askerOfThisActivity(): Asker {
  const { priority } = activityInfo()
  const isNight = priority?.priorityKey === NIGHT_PRIORITY
  return { accountId: isNight ? null : priority?.fairnessKey || null, isNight }
}

/** The activity under way as a caller of a source. */
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
