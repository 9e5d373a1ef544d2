import { activityInfo } from '@temporalio/activity'

/** The workflow that asked for the activity under way. */
export function workflowOfThisActivity(): { workflowId: string; runId: string } {
  const { workflowExecution } = activityInfo()
  if (!workflowExecution) throw new Error('this activity can only run in a workflow')
  return workflowExecution
}
