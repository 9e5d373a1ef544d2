import { ScheduleNotFoundError } from '@temporalio/client'
import test from 'ava'
import { taskQueueName } from '../../../domain/task-queue.ts'
import { ensureSchedules } from '../../../workers/schedules.ts'
import { type SourceTrialResult, sourceTrialSchedule } from '../../../workflows/operations/source-trial.messages.ts'
import { sourceTrial } from '../../../workflows/operations/source-trial.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase } from '../../support/watchlist.ts'

const CNR = 'DLND019000012024'

let service: Service
test.before(async () => {
  service = await startService({
    NAPIX: 'on',
    NAPIX_COURTS: 'DLND01',
    ATTESTR: 'off',
    SOURCE_TRIAL_CASE: CNR,
  })
})
test.after.always(() => service?.close())

const prefixOf = () => service.configuration.TASK_QUEUE_PREFIX

const raised = async () =>
  (await service.db.alarms.raised()).filter(({ name }) => name === 'SOURCE_TRIAL_FAILED').map(({ subject }) => subject)

/** Runs the schedule's action now. Returns the run's result and what operators see of it. */
async function runNow(): Promise<{ result: SourceTrialResult; details: string; summary: string }> {
  const { client } = service.temporal
  const schedule = client.schedule.getHandle(sourceTrialSchedule(prefixOf()))
  const before = (await schedule.describe()).info.recentActions.length
  await schedule.trigger()
  const { info } = await until(
    () => schedule.describe(),
    ({ info }) => info.recentActions.length > before,
  )
  const { workflowId, firstExecutionRunId } = info.recentActions.at(-1)?.action.workflow ?? {
    workflowId: '',
    firstExecutionRunId: '',
  }
  const run = client.workflow.getHandle(workflowId, firstExecutionRunId)
  const result = (await run.result()) as SourceTrialResult
  const described = await run.describe()
  const details = await run.query<{ currentDetails: string }>('__temporal_workflow_metadata')
  return { result, details: details.currentDetails, summary: (await described.staticSummary()) ?? '' }
}

test.serial(
  'a trial asks each source once for each kind of work and shows cost and answer in its details',
  async (t) => {
    const { result, details, summary } = await runNow()
    t.is(summary, 'Try each source with one case')
    t.like(result, { unexpected: 0, unanswered: 0 })
    const asked = details
      .split('\n')
      .map((line) => /^(?:done: )?- (\S+ \S+): found, \d+ of at most \d+ paise$/.exec(line)?.[1])
    t.deepEqual(
      new Set(asked),
      new Set([
        ...['record', 'document', 'search', 'changes'].map((what) => `ecourtsindia ${what}`),
        ...['record', 'document', 'search', 'states'].map((what) => `napix ${what}`),
        'courts/DC record',
      ]),
    )
    t.is(await service.control.calls('courts', CNR), 1)
    t.deepEqual(await raised(), [])
  },
)

test.serial(
  "another court's site is asked about a tracked case of that court, as most courts give no CNR",
  async (t) => {
    const { key } = await anAccount(service.db)
    const identifier = { courtType: 'SC' as const, diaryNumber: '900001/2024' }
    const id = await aCase(service, key, { caseIdentifier: identifier })
    await service.call(`POST /watchlist/cases/${id}/refresh`, { key })
    const { details } = await runNow()
    t.regex(details, /- courts\/SC record: found, 0 of at most 0 paise/)
  },
)

test.serial('an answer of another shape raises the alarm of its source until an answer is as expected', async (t) => {
  // The eCourts API answers about another case.
  const identifier = { courtType: 'DC' as const, cnr: 'DLND019000692024' }
  const result = await service.temporal.client.workflow.execute(sourceTrial, {
    workflowId: `${prefixOf()}-other-case`,
    taskQueue: taskQueueName(prefixOf(), 'core'),
    args: [{ identifier }],
  })
  t.true(result.unexpected > 0)
  t.deepEqual(await raised(), ['napix'])
  await runNow()
  t.deepEqual(await raised(), [])
})

test.serial('sources that do not answer raise no alarm', async (t) => {
  await service.control.fault('courts', 'http500', 3)
  const { result } = await runNow()
  t.true(result.unanswered > 0)
  t.is(result.unexpected, 0)
  t.deepEqual(await raised(), [])
  await service.control.reset()
})

test.serial('without a case the schedule is deleted, and with one it comes back', async (t) => {
  const schedule = service.temporal.client.schedule.getHandle(sourceTrialSchedule(prefixOf()))
  await ensureSchedules(service.temporal, prefixOf())
  await t.throwsAsync(schedule.describe(), { instanceOf: ScheduleNotFoundError })
  await ensureSchedules(service.temporal, prefixOf())
  await ensureSchedules(service.temporal, prefixOf(), service.configuration.SOURCE_TRIAL_CASE)
  const { action, spec } = await schedule.describe()
  t.is(Number(action.workflowExecutionTimeout), 4 * 3_600_000)
  t.is(spec.calendars?.length, 1)
})
