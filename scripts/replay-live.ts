/**
 * `npm run replay:live`: replays every open workflow, also a paused one, of the environment's Temporal namespace and
 * TASK_QUEUE_PREFIX with the workflow code of this checkout, and lists those that could not continue with it. Run it
 * before a deployment; it changes nothing. The exit code is 1 when there is any.
 */
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker'
import { taskQueueName } from '../domain/task-queue.ts'
import { readWorkflowSettings } from '../platform/configuration.ts'
import { OPEN } from '../platform/find-workflows.ts'
import { dataConverterOf } from '../platform/payload-codec.ts'
import { connectTemporal, TEMPORAL_TROUBLES } from '../platform/temporal.ts'
import { WORKFLOWS_PATH } from '../workers/bundle.ts'
import { traceSinks } from '../workers/trace-work.ts'
import * as workflows from '../workflows/index.ts'

/** Histories fetched at once; replaying one takes about as long as fetching it. */
const FETCHED_AT_ONCE = 10

Runtime.install({ logger: new DefaultLogger('ERROR') })
const { TASK_QUEUE_PREFIX, WORKFLOW_BUNDLE, TEMPORAL_PAYLOAD_KEYS } = readWorkflowSettings()
const temporal = connectTemporal(TASK_QUEUE_PREFIX, { payloadKeys: TEMPORAL_PAYLOAD_KEYS })
process.exitCode = await replay().finally(() => temporal.close())

async function replay(): Promise<number> {
  const trouble = await temporal.findTrouble()
  if (trouble !== undefined) {
    console.error(TEMPORAL_TROUBLES[trouble])
    return 1
  }
  const query = `${OPEN} AND TaskQueue = '${taskQueueName(TASK_QUEUE_PREFIX, 'core')}'`
  const histories = temporal.client.workflow.list({ query }).intoHistories({ concurrency: FETCHED_AT_ONCE })
  const code = WORKFLOW_BUNDLE ? { workflowBundle: { codePath: WORKFLOW_BUNDLE } } : { workflowsPath: WORKFLOWS_PATH }
  let replayed = 0
  let failed = 0
  for await (const { workflowId, type } of temporal.client.workflow.list({ query })) {
    if (type in workflows) continue
    failed += 1
    console.log(`${workflowId}: this code has no workflow of type ${type}`)
  }
  for await (const { workflowId, error } of Worker.runReplayHistories(
    { ...code, dataConverter: dataConverterOf(TEMPORAL_PAYLOAD_KEYS), sinks: traceSinks },
    histories,
  )) {
    replayed += 1
    if (!error) continue
    failed += 1
    console.log(`${workflowId}: ${error.message}`)
  }
  console.log(`${replayed} running workflows replayed, ${failed} cannot go on with this code.`)
  return failed > 0 ? 1 : 0
}
