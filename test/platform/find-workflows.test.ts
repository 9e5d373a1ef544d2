import test from 'ava'
import { taskQueueName } from '../../domain/task-queue.ts'
import { openWorkflows } from '../../platform/find-workflows.ts'
import { connectTemporal } from '../../platform/temporal.ts'
import { purge } from '../../workflows/operations/purge.ts'
import { taskQueuePrefix, testStack } from '../support/stack.ts'
import { until } from '../support/until.ts'

test('a paused workflow is open, and one that has ended is not', async (t) => {
  const { address, namespace } = testStack().temporal
  Object.assign(process.env, { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace })
  const prefix = taskQueuePrefix()
  const temporal = connectTemporal(prefix)
  t.teardown(temporal.close)
  const taskQueue = taskQueueName(prefix, 'core')
  const { workflow } = temporal.client
  const [running, paused, ended] = [`${prefix}-running`, `${prefix}-paused`, `${prefix}-ended`]
  for (const workflowId of [running, paused, ended]) await workflow.start(purge, { taskQueue, workflowId })
  await workflow.getHandle(ended).terminate()
  const { workflowService } = temporal.connection
  await workflowService.pauseWorkflowExecution({ namespace, workflowId: paused, requestId: paused, reason: 'a test' })
  await until(
    () => workflow.count(`TaskQueue = '${taskQueue}' AND ExecutionStatus = 'Running'`),
    ({ count }) => count === 1,
  )
  t.deepEqual((await Array.fromAsync(openWorkflows(temporal, prefix, 'purge'))).sort(), [paused, running])
  // The SDK cannot replay a history that was paused before its first task.
  const workflowExecution = { workflowId: paused }
  await workflowService.deleteWorkflowExecution({ namespace, workflowExecution })
  await workflow.getHandle(running).terminate()
})
