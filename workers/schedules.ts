import { ScheduleAlreadyRunning, type ScheduleOptions, ScheduleOverlapPolicy } from '@temporalio/client'
import { type Temporal, taskQueue } from '../platform/temporal.ts'
import { DAILY_SYNC_SUMMARY, dailySyncSchedule } from '../workflows/daily-sync.messages.ts'

/**
 * Makes every schedule or brings it up to date. Runs at the start of each process that serves workflows; an operator's pause outlives
 * it. Their names begin with the task queues' prefix, because deployments may share a namespace.
 */
export async function ensureSchedules({ client }: Temporal, taskQueuePrefix: string): Promise<void> {
  for (const schedule of schedules(taskQueuePrefix)) {
    try {
      await client.schedule.create(schedule)
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error
      const { spec, policies } = schedule
      const action = { ...schedule.action, workflowId: schedule.scheduleId }
      await client.schedule
        .getHandle(schedule.scheduleId)
        .update((before) => ({ spec, action, policies: { ...before.policies, ...policies }, state: before.state }))
    }
  }
}

function schedules(prefix: string): ScheduleOptions[] {
  return [
    {
      scheduleId: `${prefix}-purge`,
      // Every hour, and not at its full minute, when everybody's clocks strike.
      spec: { calendars: [{ hour: '*', minute: 17 }], timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'purge',
        workflowId: `${prefix}-purge`,
        staticSummary: 'Delete what is past its time',
        taskQueue: taskQueue(prefix, 'core'),
        args: [],
      },
      // What one run leaves the next one finds, so that missed hours need not be made up.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1h' },
    },
    {
      scheduleId: `${prefix}-end-abandoned-work`,
      // Every ten minutes, and not when the purge begins.
      spec: { calendars: [{ hour: '*', minute: { start: 4, end: 59, step: 10 } }], timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'endAbandonedWork',
        workflowId: `${prefix}-end-abandoned-work`,
        taskQueue: taskQueue(prefix, 'core'),
        args: [],
      },
      // What one run leaves the next one finds.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '10m' },
    },
    {
      scheduleId: dailySyncSchedule(prefix),
      // The courts' own systems have taken in the day's filings by then, and the new ones are there before offices open.
      spec: { calendars: [{ hour: 2, minute: 30 }], timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'dailySync',
        workflowId: dailySyncSchedule(prefix),
        staticSummary: DAILY_SYNC_SUMMARY,
        taskQueue: taskQueue(prefix, 'core'),
        args: [],
      },
      // A day whose night was missed is made up for until its evening; after that the next night is near.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '16h' },
    },
  ]
}
