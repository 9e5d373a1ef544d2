/**
 * Replays every workflow that the tests of this run left on their Temporal server with the present workflow code, and
 * lists those that do not replay; then the exit code is 1. With `--record` it also replaces the recorded histories in
 * test/workflows/histories: one for each workflow type, close status and last stage.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Client, Connection, type WorkflowExecutionInfo } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import type { temporal as temporalProto } from '@temporalio/proto'
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker'
import { SEARCH_ATTRIBUTES } from '../../domain/search-attributes.ts'
import { readWorkflowSettings } from '../../platform/configuration.ts'
import { dataConverterOf } from '../../platform/payload-codec.ts'
import { PAYLOAD_KEYS, testStack } from '../../test/support/stack.ts'
import { traceSinks } from '../../workers/trace-work.ts'
import * as workflows from '../../workflows/index.ts'

/** Histories fetched at once; replaying one takes about as long as fetching it. */
const FETCHED_AT_ONCE = 10
/** How many failures are printed: the first ones show what is wrong. */
const MAX_PRINTED = 5
/** Of several histories with the same ending, the longest up to this many events is recorded: it has the most steps. */
const MAX_RECORDED_EVENTS = 150
const FOLDER = new URL('../../test/workflows/histories/', import.meta.url)

Runtime.install({ logger: new DefaultLogger('ERROR') })
const { temporal, workflowBundle } = testStack()
const connection = await Connection.connect({ address: temporal.address })
const client = new Client({ connection, namespace: temporal.namespace })
// Tests of the test support run their own workflows, which the product's bundle does not know.
const types = Object.keys(workflows).map((type) => `'${type}'`)
const query = `WorkflowType IN (${types.join(', ')})`
const histories = client.workflow.list({ query }).intoHistories({ concurrency: FETCHED_AT_ONCE })
const { TEMPORAL_PAYLOAD_KEYS } = readWorkflowSettings({ TEMPORAL_PAYLOAD_KEYS: PAYLOAD_KEYS })
const dataConverter = dataConverterOf(TEMPORAL_PAYLOAD_KEYS)
const options = { workflowBundle: { codePath: workflowBundle }, dataConverter, sinks: traceSinks }

let replayed = 0
const failures: string[] = []
for await (const { workflowId, error } of Worker.runReplayHistories(options, histories)) {
  replayed += 1
  if (error) failures.push(`${workflowId}: ${error.message}`)
}
for (const failure of failures.slice(0, MAX_PRINTED)) console.log(`  ${failure}`)
console.log(`  ${replayed} workflows replayed, ${failures.length} failed`)
if (process.argv.includes('--record')) await record()
await connection.close()
process.exit(failures.length > 0 ? 1 : 0)

async function record(): Promise<void> {
  const chosen = new Map<string, WorkflowExecutionInfo>()
  for await (const execution of client.workflow.list({ query: `${query} AND ExecutionStatus != 'Running'` })) {
    const name = nameOf(execution)
    const best = chosen.get(name)
    if (!best || stepsOf(execution) > stepsOf(best)) chosen.set(name, execution)
  }
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const [name, { workflowId, runId }] of chosen) {
    const history = await client.workflow.getHandle(workflowId, runId).fetchHistory()
    await writeFile(new URL(`${name}.json.gz`, FOLDER), await compressed(workflowId, history))
  }
  console.log(`  ${chosen.size} histories recorded`)
}

/** `caseLookup.completed.stored` */
function nameOf({ type, status, typedSearchAttributes }: WorkflowExecutionInfo): string {
  const stage = typedSearchAttributes.get(SEARCH_ATTRIBUTES.stage) ?? ''
  return [type, status.name.toLowerCase(), stage.replaceAll(/[^\w]+/g, '-')].filter((part) => part !== '').join('.')
}

function stepsOf({ historyLength }: WorkflowExecutionInfo): number {
  return historyLength <= MAX_RECORDED_EVENTS ? historyLength : -historyLength
}

/** Stack traces name the folders of this machine; a recorded history names the project's. */
function compressed(workflowId: string, history: temporalProto.api.history.v1.IHistory): Promise<Buffer> {
  const text = historyToJSON(history).replaceAll(process.cwd(), '.')
  return promisify(gzip)(JSON.stringify({ workflowId, history: JSON.parse(text) }), { level: 9 })
}
