import { ScheduleOverlapPolicy } from '@temporalio/client'
import { z } from 'zod'
import { dailySyncSchedule } from '../../workflows/daily-sync.messages.ts'
import { operatorEndpoint, reply } from '../frame/endpoint.ts'
import { scheduleUrl } from './workflow-url.ts'

/**
 * `POST /backoffice/sync/daily`: runs the daily sync now, by its schedule, so that there is never a second one beside it. While one
 * runs the next begins as soon as it has ended.
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
    await services.temporal.client.schedule.getHandle(scheduleId).trigger(ScheduleOverlapPolicy.BUFFER_ONE)
    return reply(202, { scheduleUrl: scheduleUrl(services, scheduleId) })
  },
})
