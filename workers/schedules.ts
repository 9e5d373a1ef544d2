import {
  ScheduleAlreadyRunning,
  ScheduleNotFoundError,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client'
import { TypedSearchAttributes } from '@temporalio/common'
import type { CaseIdentifier } from '../domain/courts/types.ts'
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
import {
  SOURCE_TRIAL_SUMMARY,
  type SourceTrialInput,
  sourceTrialSchedule,
} from '../workflows/operations/source-trial.messages.ts'

/**
 * Creates or updates every schedule. Runs at the start of each process that serves workflows; an operator's pause is
 * preserved. Their names begin with the task queues' prefix, because deployments may share a namespace.
 * @param trialCase the case with which the sources are tried daily; without one they are not tried
 */
export async function ensureSchedules(
  { client }: Temporal,
  taskQueuePrefix: string,
  trialCase?: CaseIdentifier,
): Promise<void> {
  const wanted = schedules(taskQueuePrefix)
  if (trialCase) wanted.push(trialOfSources(taskQueuePrefix, { identifier: trialCase }))
  else await deleteSchedule(client, sourceTrialSchedule(taskQueuePrefix))
  await Promise.all(wanted.map((schedule) => ensureSchedule(client, schedule)))
}

async function ensureSchedule(client: Temporal['client'], schedule: Schedule): Promise<void> {
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

async function deleteSchedule(client: Temporal['client'], scheduleId: string): Promise<void> {
  try {
    await client.schedule.getHandle(scheduleId).delete()
  } catch (error) {
    if (!(error instanceof ScheduleNotFoundError)) throw error
  }
}

/** The SDK accepts any name for a workflow; ours must exist. */
type Schedule = ScheduleOptions & { action: { workflowType: WorkflowType } }

/**
 * Every run has a time limit that includes its continuations: a hanging run would prevent all later ones. The next run
 * picks up what it leaves.
 */
function schedules(prefix: string): Schedule[] {
  return [
    {
      scheduleId: `${prefix}-purge`,
      // Every hour, but not on the hour, when every cron job starts.
      spec: { calendars: [{ hour: '*', minute: 17 }], timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'purge',
        workflowId: `${prefix}-purge`,
        staticSummary: 'Delete expired data',
        typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs({ stage: 'deleting' })),
        // Ends before the next hour's run begins.
        workflowExecutionTimeout: '50m',
        taskQueue: taskQueueName(prefix, 'core'),
        args: [],
      },
      // The next run finds what one left, so missed hours need no catch-up.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1h' },
    },
    {
      scheduleId: `${prefix}-end-abandoned-work`,
      // Every ten minutes, but not when the purge begins.
      spec: { calendars: [{ hour: '*', minute: { start: 4, end: 59, step: 10 } }], timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'endAbandonedWork',
        workflowId: `${prefix}-end-abandoned-work`,
        staticSummary: 'Repair work whose workflow no longer exists',
        typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs({ stage: 'checking abandoned work' })),
        // Deleting the results of large searches may take half an hour; a run of twice that hangs.
        workflowExecutionTimeout: '1h',
        taskQueue: taskQueueName(prefix, 'core'),
        args: [],
      },
      // The next run finds what one left.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '10m' },
    },
    {
      scheduleId: dailySyncSchedule(prefix),
      // The courts' own systems have taken in the day's filings by then, and new cases are found before offices open.
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
      // Half an hour later, so that the two do not plan at once. From then on they share the providers; only this one
      // uses the courts' own sites.
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
      // The next run finds what one left.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '10m' },
    },
    {
      scheduleId: hearingDigestSchedule(prefix),
      // Every quarter of an hour, as accounts choose their time; at any hour, as an evening's digest may be late.
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
      // The next run finds what one left.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '10m' },
    },
    {
      scheduleId: listQuestionsSchedule(prefix),
      // After the district courts have closed and published the next day's lists, and again when lists are due.
      spec: { calendars: LIST_QUESTION_TIMES.map(([hour, minute]) => ({ hour, minute })), timezone: 'Asia/Kolkata' },
      action: {
        type: 'startWorkflow',
        workflowType: 'listQuestions',
        workflowId: listQuestionsSchedule(prefix),
        staticSummary: LIST_QUESTIONS_SUMMARY,
        typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs({ stage: 'asking' })),
        // Ends before the next one begins.
        workflowExecutionTimeout: '170m',
        taskQueue: taskQueueName(prefix, 'core'),
        args: [],
      },
      // A missed run is caught up while its answers are of use this evening.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '2h' },
    },
  ]
}

function trialOfSources(prefix: string, input: SourceTrialInput): Schedule {
  return {
    scheduleId: sourceTrialSchedule(prefix),
    // Before the nightly runs, so that an operator can pause a source that has changed.
    spec: { calendars: [{ hour: 1, minute: 30 }], timezone: 'Asia/Kolkata' },
    action: {
      type: 'startWorkflow',
      workflowType: 'sourceTrial',
      workflowId: sourceTrialSchedule(prefix),
      staticSummary: SOURCE_TRIAL_SUMMARY,
      typedSearchAttributes: new TypedSearchAttributes(searchAttributePairs({ stage: 'planning' })),
      // Two hours for the slowest source, and one for an outage of the database.
      workflowExecutionTimeout: '4h',
      taskQueue: taskQueueName(prefix, 'core'),
      args: [input],
    },
    // A trial later in the day would spend what clients may need.
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1h' },
  }
}

/**
 * A nightly run may take the whole day. It ends two hours before the next, in which an operator sees that it was cut
 * off. The next one starts again with what has waited longest.
 */
const A_NIGHT = '22h'

/**
 * A nightly run is skipped while the previous one runs: that one does the same work, and a second would ask and pay
 * again. A missed run is caught up until the evening; after that the next one is near.
 */
const NIGHTLY = { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '16h' } as const
