import { execFile, execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import test, { type ExecutionContext } from 'ava'
import { anAccount, type Service, startService } from '../support/service.ts'
import { aServer } from './a-server.ts'
import { EVENT_ID, webhookMessages } from './webhook-messages.ts'

const run = promisify(execFile)
const FOLDER = 'clients/python'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('the program on the page of the Python client prints what the page shows', async (t) => {
  // Its types need Python 3.11.
  if (!isThere(t, 'python3', '-c', 'from typing import NotRequired')) return t.pass()
  const page = await readFile(`${FOLDER}/README.md`, 'utf8')
  const [, program = '', printed = ''] = page.match(/```py\n(.*?)```\n\n```\n(.*?)```/s) ?? []
  const { key } = await anAccount(service.db)
  const env = { ...process.env, ...SURROUNDINGS, COURTPULSE_URL: service.api.baseUrl, COURTPULSE_KEY: key }
  t.is((await run('python3', ['-c', program], { env })).stdout, printed)
})

test('the Python client retries a call whose connection broke, even inside the answer, with its key, but not a PUT', async (t) => {
  if (!isThere(t, 'python3', '-c', 'from typing import NotRequired')) return t.pass()
  const posted = await aServer(t, ['broken', 'torn', 'torn refusal', 200])
  await runAgainst(posted.url, `courtpulse.historical_searches.start({"name": "Kaveri Logistics Limited"})`)
  t.is(posted.keys.length, 4)
  t.is(new Set(posted.keys).size, 1)
  const put = await aServer(t, ['torn', 200])
  await t.throwsAsync(runAgainst(put.url, `courtpulse.users.rename("u", {"name": "Asha"})`), {
    message: /IncompleteRead/,
  })
  t.is(put.bodies.length, 1)
})

test('the Python client retries a call that is put off when the service says so', async (t) => {
  if (!isThere(t, 'python3', '-c', 'from typing import NotRequired')) return t.pass()
  const server = await aServer(t, [503, 429, 409, 200])
  await runAgainst(server.url, `courtpulse.historical_searches.start({"name": "Kaveri Logistics Limited"})`)
  t.is(server.bodies.length, 4)
})

test('the Python client verifies and refuses the same webhook messages as the TypeScript client', async (t) => {
  if (!isThere(t, 'python3', '-c', 'from typing import NotRequired')) return t.pass()
  const messages = webhookMessages()
  const program = `
import json, sys
from courtpulse import WebhookVerificationError, verify_webhook

for each in json.load(sys.stdin):
    try:
        event = verify_webhook(each["body"].encode(), each["headers"], each["secrets"])
        print(event["id"], event["data"]["origin"] if event["type"] == "case.updated" else None)
    except (WebhookVerificationError, ValueError):
        print("refused")
`
  const child = run('python3', ['-c', program], { env: { ...process.env, ...SURROUNDINGS } })
  child.child.stdin?.end(JSON.stringify(messages))
  const printed = (await child).stdout.trim().split('\n')
  t.deepEqual(
    messages.map(({ title }, index) => [title, printed[index]]),
    messages.map(({ title, isGenuine }) => [title, isGenuine ? `${EVENT_ID} COURT` : 'refused']),
  )
})

test('mypy finds no error in the Python client in its strictest mode', async (t) => {
  if (!isThere(t, 'python3', '-m', 'mypy', '--version')) return t.pass()
  const { stdout } = await run('python3', ['-m', 'mypy', '--strict', '--cache-dir=/dev/null', `${FOLDER}/courtpulse`])
  t.regex(stdout, /no issues found/)
})

/** Leaves no compiled files in the project. */
const SURROUNDINGS = { PYTHONPATH: resolve(FOLDER), PYTHONDONTWRITEBYTECODE: '1' }

/** Runs a line of Python with a client of this service. */
async function runAgainst(url: string, line: string): Promise<void> {
  const env = { ...process.env, ...SURROUNDINGS }
  const program = `from courtpulse import CourtPulse\ncourtpulse = CourtPulse("${url}", "k")\n${line}`
  await run('python3', ['-c', program], { env })
}

/** Returns whether a command works here, and logs when it does not. */
function isThere(t: ExecutionContext, command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    t.log(`not run, because \`${[command, ...args].join(' ')}\` does not work here`)
    return false
  }
}
