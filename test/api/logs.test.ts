import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as passTime } from 'node:timers/promises'
import test from 'ava'
import { newId } from '../../db/base/table.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { aCandidate } from '../support/a-candidate.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'
import { environmentOf } from '../support/worker.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

/** More people read the log than the data it refers to: this holds for whole answers, successful or not. */
test('the log of a request carries its id, route, status and account, and no key, name or body', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const api = await startLoggingApi()

  const headers = { 'X-Service-Api-Key': key, 'Content-Type': 'application/json', 'X-Request-Id': 'logged-request-1' }
  const post = (body: object) =>
    fetch(`${api.baseUrl}/case-lookup?who=Asha`, { method: 'POST', headers, body: JSON.stringify(body) })
  await post({ caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } })
  await post({ caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024', petitioner: 'Asha Verma' } })
  await api.stop()

  t.like(
    api.lines().find(({ msg }) => msg === 'request'),
    { requestId: 'logged-request-1', route: '/case-lookup', status: 400, accountId },
  )
  for (const secret of [key, 'Asha', 'Saffron', 'password']) t.false(api.log().includes(secret), secret)
})

test('the log of a request that joined a workflow, or decided one, names it and its run, as the log of the request that started it does', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const api = await startLoggingApi()
  await service.control.fault('attestr', 'slow', 1, 8_000)
  const lookUp = (requestId: string) =>
    post(api.baseUrl, '/case-lookup', { key, requestId }, { caseIdentifier: { courtType: 'HC', cnr: CNR } })
  const first = lookUp('began-the-lookup')
  await until(
    () => service.control.calls('attestr', CNR),
    (calls) => calls > 0,
  )
  t.deepEqual([await lookUp('joined-the-lookup'), await first], [200, 200])

  const { candidateId } = await aCandidate(service)
  const operator = { key: await service.db.operatorKeys.issue('Test operator'), requestId: 'decided-the-review' }
  t.is(
    await post(api.baseUrl, `/backoffice/candidates/${candidateId}/reject`, operator, { reason: 'Another company.' }),
    200,
  )
  await api.stop()

  const workflowId = `case-lookup/${accountId}/HC:cnr:${CNR}`
  const { runId } = await service.temporal.client.workflow.getHandle(workflowId).describe()
  const workflowsOf = (id: string) =>
    api.lines().find(({ requestId, workflows }) => requestId === id && workflows !== undefined)?.workflows
  for (const requestId of ['began-the-lookup', 'joined-the-lookup'])
    t.deepEqual(workflowsOf(requestId), [{ workflowId, runId }], requestId)
  t.deepEqual(workflowsOf('decided-the-review'), [{ workflowId: `candidate-review/${candidateId}` }])
})

test('a client that leaves during a request is not an error of ours, and is only logged', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await bill(accountId, 20_000)
  const api = await startLoggingApi()

  const headers = { 'X-Service-Api-Key': key, 'X-Request-Id': 'left-in-the-middle' }
  const reading = new AbortController()
  const answer = await fetch(`${api.baseUrl}/account/usage/export`, { headers, signal: reading.signal })
  reading.abort()
  await t.throwsAsync(answer.text())
  const { hostname, port } = new URL(api.baseUrl)
  const socket = connect(Number(port), hostname)
  socket.write(`POST /v1/case-lookup HTTP/1.1\r\nHost: x\r\nX-Service-Api-Key: ${key}\r\nX-Request-Id: half-a-body\r\n`)
  socket.end('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"caseIdentifier"')
  await until(
    async () => api.lines(),
    (lines) =>
      lines.some(({ msg }) => msg === 'a response was cut off') &&
      lines.some(({ requestId }) => requestId === 'half-a-body'),
  )
  await api.stop()

  t.is(api.lines().find(({ msg }) => msg === 'a response was cut off')?.requestId, 'left-in-the-middle')
  t.is(api.lines().find(({ requestId }) => requestId === 'half-a-body')?.status, 400)
  t.is(api.errors(), '')
})

test('clients that leave while their key is checked, with a whole body or a half one, are not errors of ours', async (t) => {
  const { key } = await anAccount(service.db)
  const api = await startLoggingApi()
  const { hostname, port } = new URL(api.baseUrl)
  const left = 100
  for (let index = 0; index < left; index++) {
    const socket = connect(Number(port), hostname)
    const head = `POST /v1/watchlist/entities HTTP/1.1\r\nHost: x\r\nX-Service-Api-Key: ${key}\r\nX-Request-Id: left-number-${index}`
    const body = index % 2 === 0 ? '{"name":1}' : '{'
    socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n${body}`, () =>
      socket.resetAndDestroy(),
    )
    await once(socket, 'close')
  }
  const answered = await until(
    async () => api.lines().filter(({ requestId }) => requestId?.startsWith('left-number-')),
    (lines) => lines.filter(({ msg }) => msg.startsWith('request')).length === left,
  )
  await api.stop()
  t.deepEqual(
    answered.filter(({ status }) => status !== undefined && status !== 400),
    [],
  )
})

const CNR = 'DLHC019000052024'

/**
 * Sends a request, and repeats it while the service puts it off, as one that has just started on a busy machine does.
 * Returns the answer's status.
 */
async function post(
  baseUrl: string,
  path: string,
  { key, requestId }: { key: string; requestId: string },
  body: object,
): Promise<number> {
  const headers = { 'X-Service-Api-Key': key, 'Content-Type': 'application/json', 'X-Request-Id': requestId }
  for (;;) {
    const answer = await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.status !== 503) return answer.status
    await passTime(Number(answer.headers.get('Retry-After')) * 1_000)
  }
}

interface Line {
  msg: string
  requestId?: string
  status?: number
  workflows?: { workflowId: string; runId?: string }[]
}

/** Starts an API in a separate process, with access to its log. */
async function startLoggingApi() {
  const port = await freePort()
  const child = fork('api/main.ts', [], {
    env: { ...process.env, ...environmentOf(service.configuration), PORT: String(port), LOG_LEVEL: 'trace' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let [log, errors] = ['', '']
  child.stdout?.on('data', (chunk) => (log += chunk))
  child.stderr?.on('data', (chunk) => (errors += chunk))
  await once(child, 'message')
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    log: () => log,
    errors: () => errors,
    /** The whole lines so far. */
    lines: () =>
      log
        .slice(0, Math.max(0, log.lastIndexOf('\n')))
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Line),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Writes this many entries into the account's ledger. */
async function bill(accountId: string, entries: number): Promise<void> {
  const rows = Array.from({ length: entries }, (_, index) => ({
    id: newId(),
    account_id: accountId,
    product: 'LIVE_CASE_LOOKUP',
    billing_key: `lookup:${accountId}:${index}`,
    units: 1,
    created: Date.now(),
  }))
  await service.db.sequelize.getQueryInterface().bulkInsert('usage_ledger', rows)
}
