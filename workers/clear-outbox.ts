import { activityInfo } from '@temporalio/activity'
import type { ActivityInterceptorsFactory } from '@temporalio/worker'
import type { Database } from '../db/database.ts'

/** Activities of a run are numbered from 1 in the order in which the workflow asks for them. */
const FIRST_ACTIVITY_ID = '1'

/**
 * Takes a workflow's start out of the outbox while its first activity runs: it has happened, so the relay must not make it again once the
 * workflow has ended, which it cannot before both are done. Whoever dispatches a start takes it out as well; this counts when they died in
 * between.
 */
export function clearOutbox({ outbox }: Pick<Database, 'outbox'>): ActivityInterceptorsFactory {
  return () => ({
    inbound: {
      async execute(input, next) {
        const { activityId, workflowExecution } = activityInfo()
        if (activityId !== FIRST_ACTIVITY_ID || !workflowExecution) return next(input)
        const [ran, cleared] = await Promise.allSettled([next(input), outbox.clear(workflowExecution.workflowId)])
        if (ran.status === 'rejected') throw ran.reason
        if (cleared.status === 'rejected') throw cleared.reason
        return ran.value
      },
    },
  })
}
