import { fork } from 'node:child_process'
import { once } from 'node:events'
import test, { type ExecutionContext } from 'ava'
import { type TaskQueue, taskQueueName } from '../../domain/task-queue.ts'
import { type Line, linesOf } from '../support/logged.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { testStack } from '../support/stack.ts'
import { until } from '../support/until.ts'
import { environmentOf } from '../support/worker.ts'

let service: Service

test.before(async () => {
  service = await startService({}, ['documents'])
})
test.after.always(() => service?.close())

test('a workflow that cannot continue and a failed activity are logged with what an operator needs to find them, and expected failures are not', async (t) => {
  const lines = await startLoggingWorker(t, ['core', 'source-attestr'])
  const { client } = service.temporal
  const taskQueue = taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core')
  const poison = await client.workflow.start('noSuchWorkflow', { taskQueue, workflowId: 'of-another-release' })
  const failing = await logged(lines, 'Failing workflow task')
  t.is(failing.runId, poison.firstExecutionRunId)
  t.regex(String(failing.failure), /noSuchWorkflow/)
  await poison.terminate()

  const { key } = await anAccount(service.db)
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
  for (const fault of ['rate-limit', 'http500']) {
    await service.control.fault('attestr', fault)
    t.is((await service.call('POST /case-lookup', { key, body })).status, 200)
  }
  t.is(await service.control.calls('attestr', 'DLHC019000012024'), 4)
  const { workflowId, runId, ...failed } = await logged(lines, 'Activity failed')
  t.like(failed, { activityType: 'fetchAndStoreCase', failureType: 'Upstream', attempt: 1 })
  t.is(failed.taskQueue, taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'source-attestr'))
  t.regex(String(workflowId), /^case-lookup\//)
  t.is((await client.workflow.getHandle(String(workflowId)).describe()).runId, String(runId))
  t.is(lines().filter(({ msg }) => msg === 'Activity failed').length, 1)
})

function logged(lines: () => Line[], msg: string): Promise<Line> {
  return until(
    async () => lines().find((line) => line.msg === msg),
    (line) => line !== undefined,
  ) as Promise<Line>
}

/** Starts a worker in a separate process, with access to its log. */
async function startLoggingWorker(t: ExecutionContext, queues: TaskQueue[]): Promise<() => Line[]> {
  const env = {
    ...process.env,
    ...environmentOf(service.configuration),
    TEMPORAL_ADDRESS: testStack().temporal.address,
    LOG_LEVEL: 'warn',
  }
  const child = fork('workers/main.ts', ['--queues', queues.join(',')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  t.teardown(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const lines = linesOf(child.stdout)
  await once(child, 'message')
  return lines
}
