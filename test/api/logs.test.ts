import { fork } from 'node:child_process'
import { once } from 'node:events'
import test from 'ava'
import { freePort } from '../../scripts/stack/ports.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { environmentOf } from '../support/worker.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

/** What is logged is read by more people than the data it tells of: this holds for whole answers, good and bad. */
test('the log of a request carries its id, route, status and account, and no key, name or body', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const port = await freePort()
  const child = fork('api/main.ts', [], {
    env: { ...process.env, ...environmentOf(service.configuration), PORT: String(port), LOG_LEVEL: 'trace' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  child.stdout?.on('data', (chunk) => (log += chunk))
  await once(child, 'message')

  const headers = { 'X-Service-Api-Key': key, 'Content-Type': 'application/json', 'X-Request-Id': 'logged-request-1' }
  const post = (body: object) =>
    fetch(`http://127.0.0.1:${port}/v1/case-lookup?who=Asha`, { method: 'POST', headers, body: JSON.stringify(body) })
  await post({ caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } })
  await post({ caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024', petitioner: 'Asha Verma' } })
  child.kill('SIGTERM')
  await once(child, 'exit')

  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  t.like(
    lines.find(({ msg }) => msg === 'request'),
    { requestId: 'logged-request-1', route: '/case-lookup', status: 400, accountId },
  )
  for (const secret of [key, 'Asha', 'Saffron', 'password']) t.false(log.includes(secret), secret)
})
