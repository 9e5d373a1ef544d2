import { readdir, readFile } from 'node:fs/promises'
import { Worker } from '@temporalio/worker'
import test from 'ava'
import { testStack } from '../support/stack.ts'

/*
 * Histories of workflows as they ran with earlier code, recorded once and never edited. A workflow that is still running
 * somewhere is replayed by the code of today in just this way; where one fails, guard the change with `patched`.
 */
const FOLDER = new URL('./histories/', import.meta.url)

const files = await readdir(FOLDER)
const histories = await Promise.all(
  files.map(async (file) => JSON.parse(await readFile(new URL(file, FOLDER), 'utf8'))),
)
// One worker reads the workflow code once for all of them, and answers in their order.
const replays = Worker.runReplayHistories({ workflowBundle: { codePath: testStack().workflowBundle } }, histories)
test.after.always(() => replays.return?.())

for (const [index, file] of files.entries())
  test.serial(`${file} replays with the workflow code of today`, async (t) => {
    const { value } = await replays.next()
    t.like(value, { workflowId: histories[index].workflowId, error: undefined })
  })
