import { activityInfo } from '@temporalio/activity'

/** Returns the workflow of the running activity. */
export function workflowOfThisActivity(): { workflowId: string; runId: string } {
  const { workflowExecution } = activityInfo()
  if (!workflowExecution) throw new Error('this activity can only run in a workflow')
  return workflowExecution
}
