import { ScheduleOverlapPolicy, type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client'
import { z } from 'zod'
import { dailySyncSchedule, makeWay } from '../../workflows/daily-sync.messages.ts'
import { operatorEndpoint, reply } from '../frame/endpoint.ts'
import { scheduleUrl } from './workflow-url.ts'

/**
 * `POST /backoffice/sync/daily`: runs the daily sync now, by its schedule, so that there is never a second one beside it. While one
 * runs the next begins as soon as it has ended; one that only waits for a source to come back ends at once.
 */
export const runDailySync = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/sync/daily',
  summary: 'Run the daily sync now',
  replies: {
    202: z.strictObject({ scheduleUrl: z.string().meta({ description: "The sync's runs, in Temporal's Web UI." }) }),
  },
  errors: [],
  async handle(_request, services) {
    const scheduleId = dailySyncSchedule(services.configuration.TASK_QUEUE_PREFIX)
    const { schedule, workflow } = services.temporal.client
    await schedule.getHandle(scheduleId).trigger(ScheduleOverlapPolicy.BUFFER_ONE)
    const { info } = await schedule.getHandle(scheduleId).describe()
    for (const { workflow: running } of info.runningActions) await makeWayIn(workflow.getHandle(running.workflowId))
    return reply(202, { scheduleUrl: scheduleUrl(services, scheduleId) })
  },
})

async function makeWayIn(running: WorkflowHandle): Promise<void> {
  try {
    await running.signal(makeWay)
  } catch (error) {
    // It has ended meanwhile.
    if (!(error instanceof WorkflowNotFoundError)) throw error
  }
}
