import { readdir, readFile } from 'node:fs/promises'
import { Worker } from '@temporalio/worker'
import test from 'ava'
import { testStack } from '../support/stack.ts'

/*
 * Histories of workflows as they ran with earlier code, recorded once and never edited. A workflow that is still running
 * somewhere is replayed by the code of today in just this way; where one fails, guard the change with `patched`.
 */
const FOLDER = new URL('./histories/', import.meta.url)

for (const file of await readdir(FOLDER))
  test(`${file} replays with the workflow code of today`, async (t) => {
    const { workflowId, history } = JSON.parse(await readFile(new URL(file, FOLDER), 'utf8'))
    const options = { workflowBundle: { codePath: testStack().workflowBundle } }
    await t.notThrowsAsync(Worker.runReplayHistory(options, history, workflowId))
  })
