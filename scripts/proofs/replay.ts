/**
 * `npm run record-history -- <workflow id> <name>`: keeps the history of a finished workflow of the running stack as
 * test/workflows/histories/<name>.json, where `npm test` replays it. Use cases of the sandbox only: histories are committed.
 */
import { readFile, realpath, writeFile } from 'node:fs/promises'
import { Client, Connection } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'

const [workflowId, name] = process.argv.slice(2)
if (!workflowId || !name || workflowId === '--help') {
  console.log('Usage: npm run record-history -- <workflow id> <name>. `npm start` must be running.')
  process.exit(workflowId === '--help' ? 0 : 1)
}
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
