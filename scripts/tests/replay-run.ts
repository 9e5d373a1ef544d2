/**
 * Replays every workflow that the tests of this run have left on their Temporal server with the workflow code of today, and names those
 * that do not replay. Run by `npm test` after the tests; exit code 1 when there is any.
 */
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker'
import { readWorkflowSettings } from '../../platform/configuration.ts'
import { dataConverterOf } from '../../platform/payload-codec.ts'
import { PAYLOAD_KEYS, testStack } from '../../test/support/stack.ts'
import { traceSinks } from '../../workers/trace-work.ts'
import * as workflows from '../../workflows/index.ts'

/** Histories fetched at once; to replay one takes about as long as to fetch it. */
const FETCHED_AT_ONCE = 10
/** How many failures are printed: the first ones show what is wrong. */
const MAX_TOLD = 5

Runtime.install({ logger: new DefaultLogger('ERROR') })
const { temporal, workflowBundle } = testStack()
const connection = await Connection.connect({ address: temporal.address })
const client = new Client({ connection, namespace: temporal.namespace })
// Tests of the test support run workflows of their own, which the product's bundle does not know.
const types = Object.keys(workflows).map((type) => `'${type}'`)
const histories = client.workflow
  .list({ query: `WorkflowType IN (${types.join(', ')})` })
  .intoHistories({ concurrency: FETCHED_AT_ONCE })
const { TEMPORAL_PAYLOAD_KEYS } = readWorkflowSettings({ TEMPORAL_PAYLOAD_KEYS: PAYLOAD_KEYS })
const dataConverter = dataConverterOf(TEMPORAL_PAYLOAD_KEYS)
const options = { workflowBundle: { codePath: workflowBundle }, dataConverter, sinks: traceSinks }

let replayed = 0
const failures: string[] = []
for await (const { workflowId, error } of Worker.runReplayHistories(options, histories)) {
  replayed += 1
  if (error) failures.push(`${workflowId}: ${error.message}`)
}
await connection.close()
for (const failure of failures.slice(0, MAX_TOLD)) console.log(`  ${failure}`)
console.log(`  ${replayed} workflows replayed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)
