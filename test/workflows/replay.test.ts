import { readdir, readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { Worker } from '@temporalio/worker'
import test from 'ava'
import { readWorkflowSettings } from '../../platform/configuration.ts'
import { dataConverterOf } from '../../platform/payload-codec.ts'
import { traceSinks } from '../../workers/trace-work.ts'
import * as workflows from '../../workflows/index.ts'
import { PAYLOAD_KEYS, testStack } from '../support/stack.ts'

/*
 * One history for each workflow type and outcome, as the code of the last release ran it. Today's code replays
 * workflows that are still open in the same way; if one fails, guard the change with `patched`.
 */
const FOLDER = new URL('./histories/', import.meta.url)

const files = (await readdir(FOLDER)).sort()
const histories = await Promise.all(
  files.map(async (file) => JSON.parse(gunzipSync(await readFile(new URL(file, FOLDER))).toString())),
)
const { TEMPORAL_PAYLOAD_KEYS } = readWorkflowSettings({ TEMPORAL_PAYLOAD_KEYS: PAYLOAD_KEYS })
// One worker reads the workflow code once for all of them, and returns the results in order.
const replays = Worker.runReplayHistories(
  {
    workflowBundle: { codePath: testStack().workflowBundle },
    dataConverter: dataConverterOf(TEMPORAL_PAYLOAD_KEYS),
    sinks: traceSinks,
  },
  histories,
)
test.after.always(() => replays.return?.())

test('every workflow type has a recorded history', (t) => {
  const recorded = new Set(files.map((file) => file.split('.')[0]))
  t.deepEqual(
    Object.keys(workflows).filter((type) => !recorded.has(type)),
    [],
  )
})

for (const [index, file] of files.entries())
  test.serial(`${file} replays with the workflow code of today`, async (t) => {
    const { value } = await replays.next()
    t.like(value, { workflowId: histories[index].workflowId, error: undefined })
  })
