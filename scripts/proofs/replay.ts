/**
 * `npm run proofs -- replay`: runs the tests of `npm test` and replays every workflow that they ran with the workflow code of today.
 *
 * `npm run proofs -- replay --record <workflow id> <name>`: keeps the history of a finished workflow of the running stack as
 * test/workflows/histories/<name>.json, where `npm test` replays it. Use cases of the sandbox only: histories are committed.
 */
import { readFile, realpath, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { Client, Connection } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { record: { type: 'boolean' } } })
const [workflowId, name] = positionals
if (values.record && workflowId && name) await record(workflowId, name)
else if (process.argv.length === 2) await replayTests()
else {
  console.error(
    'Usage: npm run proofs -- replay [--record <workflow id> <name>]. To record, `npm start` must be running.',
  )
  process.exitCode = 2
}

/** `npm test -- --replay`. */
async function replayTests(): Promise<void> {
  process.argv.push('--replay')
  await import('../test.ts')
}

async function record(workflowId: string, name: string): Promise<void> {
  const { temporal } = JSON.parse(await readFile('.dev/stack.json', 'utf8')) as {
    temporal: { address: string; namespace: string }
  }
  const connection = await Connection.connect({ address: temporal.address })
  const client = new Client({ connection, namespace: temporal.namespace })
  const history = await client.workflow.getHandle(workflowId).fetchHistory()
  const file = `test/workflows/histories/${name}.json`
  // Stack traces name the folders of this machine, that of the packages by where it really stands; in a committed file they name the project's own.
  const text = historyToJSON(history)
    .replaceAll(await realpath('node_modules'), './node_modules')
    .replaceAll(process.cwd(), '.')
  await writeFile(file, `${JSON.stringify({ workflowId, history: JSON.parse(text) }, null, 1)}\n`)
  await connection.close()
  console.log(`Saved the history of ${workflowId} in ${file}.`)
}
