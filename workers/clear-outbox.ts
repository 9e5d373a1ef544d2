import { activityInfo } from '@temporalio/activity'
import type { ActivityInterceptorsFactory } from '@temporalio/worker'
import type { Database } from '../db/database.ts'

/** Activities of a run are numbered from 1, in the order in which the workflow schedules them. */
const FIRST_ACTIVITY_ID = '1'

/**
 * Removes a workflow's start from the outbox before its first activity runs, so that the relay does not start an ended
 * workflow again. The process that dispatches a start removes it as well; this counts if it died in between.
 */
export function clearOutbox({ outbox }: Pick<Database, 'outbox'>): ActivityInterceptorsFactory {
  return () => ({
    inbound: {
      async execute(input, next) {
        const { activityId, workflowExecution } = activityInfo()
        if (activityId === FIRST_ACTIVITY_ID && workflowExecution) await outbox.clear(workflowExecution.workflowId)
        return next(input)
      },
    },
  })
}
