import { ScheduleOverlapPolicy, type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client'
import { z } from 'zod'
import { caseSweepSchedule } from '../../workflows/case-tracking/case-sweep.messages.ts'
import { dailySyncSchedule, yieldToNextRun } from '../../workflows/discovery/daily-sync.messages.ts'
import { operatorEndpoint, reply } from '../http/endpoint.ts'
import { scheduleUrl } from '../http/workflow-url.ts'
import { noteWorkflow } from '../http/workflows-of-request.ts'

/**
 * `POST /backoffice/sync/daily`: runs the daily sync and the sweep of the tracked cases now, each by its schedule, so that there is never a
 * second one beside it. While one runs the next begins as soon as it has ended; a sync that only waits for a source to come back ends at
 * once.
 */
export const runDailySync = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/sync/daily',
  summary: 'Run the daily sync now',
  replies: {
    202: z.strictObject({
      scheduleUrl: z.string().meta({ description: "The sync's runs, in Temporal's Web UI." }),
      caseSweepUrl: z.string().meta({ description: 'There, the runs of the sweep of the tracked cases.' }),
    }),
  },
  errors: [],
  async handle(_request, services) {
    const { TASK_QUEUE_PREFIX } = services.configuration
    const [scheduleId, caseSweepId] = [dailySyncSchedule(TASK_QUEUE_PREFIX), caseSweepSchedule(TASK_QUEUE_PREFIX)]
    const { schedule, workflow } = services.temporal.client
    for (const id of [scheduleId, caseSweepId]) await schedule.getHandle(id).trigger(ScheduleOverlapPolicy.BUFFER_ONE)
    const { info } = await schedule.getHandle(scheduleId).describe()
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
    // It has ended meanwhile.
    if (!(error instanceof WorkflowNotFoundError)) throw error
  }
}
