import { ScheduleOverlapPolicy, type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client'
import { z } from 'zod'
import { caseSweepSchedule } from '../../workflows/case-tracking/case-sweep.messages.ts'
import { dailySyncSchedule, yieldToNextRun } from '../../workflows/discovery/daily-sync.messages.ts'
import { operatorEndpoint, reply } from '../http/endpoint.ts'
import { scheduleUrl } from '../http/workflow-url.ts'
import { noteWorkflow } from '../http/workflows-of-request.ts'

/**
 * `POST /backoffice/sync/daily`: runs the daily sync and the refresh of tracked cases now, each by its schedule, so
 * that two never run at once. During a run, the next one starts when it has ended; a sync that only waits for a source
 * ends at once.
 */
export const runDailySync = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/sync/daily',
  summary: 'Start the daily sync now',
  returns: 'The daily sync has been requested. The links lead to its runs.',
  replies: {
    202: z.strictObject({
      scheduleUrl: z.string().meta({ description: 'The runs of the daily sync in the Temporal Web UI.' }),
      caseSweepUrl: z.string().meta({ description: 'The runs of the sweep of tracked cases in the Temporal Web UI.' }),
    }),
  },
  errors: [],
  async handle(_request, services) {
    const { TASK_QUEUE_PREFIX } = services.configuration
    const [scheduleId, caseSweepId] = [dailySyncSchedule(TASK_QUEUE_PREFIX), caseSweepSchedule(TASK_QUEUE_PREFIX)]
    const { schedule, workflow } = services.temporal.client
    // Read before the trigger: the requested run may begin at once and would be mistaken for the run in its way.
    const { info } = await schedule.getHandle(scheduleId).describe()
    for (const id of [scheduleId, caseSweepId]) await schedule.getHandle(id).trigger(ScheduleOverlapPolicy.BUFFER_ONE)
    for (const { workflow: running } of info.runningActions) {
      noteWorkflow(running)
      await askToYield(workflow.getHandle(running.workflowId))
    }
    return reply(202, {
      scheduleUrl: scheduleUrl(services, scheduleId),
      caseSweepUrl: scheduleUrl(services, caseSweepId),
    })
  },
})

async function askToYield(running: WorkflowHandle): Promise<void> {
  try {
    await running.signal(yieldToNextRun)
  } catch (error) {
    // The workflow has ended in the meantime.
    if (!(error instanceof WorkflowNotFoundError)) throw error
  }
}
