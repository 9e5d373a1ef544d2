import { activityInfo } from '@temporalio/activity'
import type { ActivityInterceptorsFactory } from '@temporalio/worker'
import type { Database } from '../db/database.ts'

/** Activities of a run are numbered from 1 in the order in which the workflow asks for them. */
const FIRST_ACTIVITY_ID = '1'

/**
 * Takes a workflow's start out of the outbox before its first activity runs: it has happened, so the relay must not make it again once the
 * workflow has ended. Whoever dispatches a start takes it out as well; this counts when they died in between.
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
