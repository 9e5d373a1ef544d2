import { ScheduleAlreadyRunning, type ScheduleOptions, ScheduleOverlapPolicy } from '@temporalio/client'
import { TypedSearchAttributes } from '@temporalio/common'
import { LIST_QUESTION_TIMES } from '../domain/hearings/list-times.ts'
import { searchAttributePairs } from '../domain/search-attributes.ts'
import { taskQueueName } from '../domain/task-queue.ts'
import type { WorkflowType } from '../domain/workflow-start.ts'
import type { Temporal } from '../platform/temporal.ts'
import { CASE_SWEEP_SUMMARY, caseSweepSchedule } from '../workflows/case-tracking/case-sweep.messages.ts'
import { DAILY_SYNC_SUMMARY, dailySyncSchedule } from '../workflows/discovery/daily-sync.messages.ts'
import { CAUSE_LISTS_SUMMARY, causeListsSchedule } from '../workflows/hearings/cause-lists.messages.ts'
import { HEARING_DIGEST_SUMMARY, hearingDigestSchedule } from '../workflows/hearings/hearing-digest.messages.ts'
import { LIST_QUESTIONS_SUMMARY, listQuestionsSchedule } from '../workflows/hearings/list-questions.messages.ts'

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

/** The SDK takes any name for a workflow; ours has to be one. */
type Schedule = ScheduleOptions & { action: { workflowType: WorkflowType } }

/**
 * Every run has a time limit, for all the runs that it continues as: one that hangs would keep those behind it from ever beginning.
 * What it leaves the next one goes on with.
 */
function schedules(prefix: string): Schedule[] {
  return [
    {
      scheduleId: `${prefix}-purge`,
      // Every hour, and not at its full minute, when everybody's clocks strike.
      spec: { calendars: [{ hour: '*', minute: 17 }], timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'purge',
        workflowId: `${prefix}-purge`,
        staticSummary: 'Delete expired data',
        typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs({ stage: 'deleting' })),
        // Ends before the next hour's begins.
        workflowExecutionTimeout: '50m',
        taskQueue: taskQueueName(prefix, 'core'),
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
        staticSummary: 'Repair work whose workflow no longer exists',
        typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs({ stage: 'checking abandoned work' })),
        // Deleting what large searches had collected may take half an hour; twice that is no work any more.
        workflowExecutionTimeout: '1h',
        taskQueue: taskQueueName(prefix, 'core'),
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
        workflowExecutionTimeout: A_NIGHT,
        taskQueue: taskQueueName(prefix, 'core'),
        args: [],
      },
      policies: NIGHTLY,
    },
    {
      scheduleId: caseSweepSchedule(prefix),
      // Half an hour later, so that the two do not plan at once. They share the providers from then on, and the courts' own sites are this one's.
      spec: { calendars: [{ hour: 3, minute: 0 }], timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'caseSweep',
        workflowId: caseSweepSchedule(prefix),
        staticSummary: CASE_SWEEP_SUMMARY,
        workflowExecutionTimeout: A_NIGHT,
        taskQueue: taskQueueName(prefix, 'core'),
        args: [],
      },
      policies: NIGHTLY,
    },
    {
      scheduleId: causeListsSchedule(prefix),
      // Every ten minutes, so that the lists of a court whose first case was just added are read tonight.
      spec: { calendars: [{ hour: '*', minute: { start: 2, end: 59, step: 10 } }], timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'causeLists',
        workflowId: causeListsSchedule(prefix),
        staticSummary: CAUSE_LISTS_SUMMARY,
        typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs({ stage: 'starting watches' })),
        // A few hundred starts take seconds; an outage of the database is waited out for an hour.
        workflowExecutionTimeout: '70m',
        taskQueue: taskQueueName(prefix, 'core'),
        args: [],
      },
      // What one run leaves the next one finds.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '10m' },
    },
    {
      scheduleId: hearingDigestSchedule(prefix),
      // Every quarter of an hour: accounts choose their time, and nobody minds these minutes. At any hour, as an evening may be told late.
      spec: { calendars: [{ hour: '*', minute: { start: 0, end: 59, step: 15 } }], timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'hearingDigest',
        workflowId: hearingDigestSchedule(prefix),
        staticSummary: HEARING_DIGEST_SUMMARY,
        typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs({ stage: 'telling' })),
        // Thousands of accounts take minutes; an outage of the database is waited out for an hour.
        workflowExecutionTimeout: '70m',
        taskQueue: taskQueueName(prefix, 'core'),
        args: [],
      },
      // What one run leaves the next one finds.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '10m' },
    },
    {
      scheduleId: listQuestionsSchedule(prefix),
      // Once the district courts have closed and put up the next day's lists, and once more when lists are due.
      spec: { calendars: LIST_QUESTION_TIMES.map(([hour, minute]) => ({ hour, minute })), timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'listQuestions',
        workflowId: listQuestionsSchedule(prefix),
        staticSummary: LIST_QUESTIONS_SUMMARY,
        typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs({ stage: 'asking' })),
        // Has ended when the next one begins.
        workflowExecutionTimeout: '170m',
        taskQueue: taskQueueName(prefix, 'core'),
        args: [],
      },
      // One that was missed is made up for while its answers are of use this evening.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '2h' },
    },
  ]
}

/**
 * A night's run may take the whole day, and has ended when the next is due: with two hours to spare, in which an operator sees that it
 * was cut off. The next one begins anew, with what has waited longest.
 */
const A_NIGHT = '22h'

/**
 * A night that finds the one before still under way is left out: that one does the same work, and a second one right behind it would ask
 * and pay again. A night that was missed is made up for until its evening; after that the next one is near.
 */
const NIGHTLY = { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '16h' } as const
