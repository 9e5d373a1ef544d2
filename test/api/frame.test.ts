import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import test from 'ava'
import { startApi } from '../../api/server.ts'
import { openDatabase } from '../../db/database.ts'
import { createLog } from '../../platform/log.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('GET /health/live: 200 without a key and without rate headers', async (t) => {
  const answer = await service.call('GET /health/live')
  t.deepEqual([answer.status, answer.body], [200, { status: 'live' }])
  t.is(answer.headers.get('x-ratelimit-limit'), null)
})

test('GET /health/ready: 200 with nothing degraded when all parts work', async (t) => {
  const { status, body } = await until(
    () => service.call('GET /health/ready'),
    (answer) => (answer.body as { degraded: unknown[] }).degraded.length === 0,
  )
  t.deepEqual([status, body], [200, { status: 'ready', database: 'up', degraded: [] }])
})

test('GET /health/ready: however often it is asked, the database is asked once a second at most', async (t) => {
  const { configuration, temporal, documents } = service
  const db = openDatabase({ url: configuration.DATABASE_URL, poolSize: 2 })
  let statements = 0
  db.sequelize.addHook('beforeQuery', () => {
    statements++
  })
  const api = await startApi({ configuration, db, temporal, documents, log: createLog('test', 'silent') })
  const startedAt = Date.now()
  for (let n = 0; n < 20; n++) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${api.baseUrl}/health/ready`)))
    t.true(answers.every(({ status }) => status === 200))
  }
  const mostAllowed = 1 + Math.floor((Date.now() - startedAt) / 1000)
  await api.close()
  await db.close()
  t.true(statements <= mostAllowed, `${statements} statements`)
})

test('GET /health/ready: 503 while the process stops', async (t) => {
  const { configuration, db, temporal, documents } = service
  const api = await startApi({ configuration, db, temporal, documents, log: createLog('test', 'silent') })
  const socket = connect(Number(new URL(api.baseUrl).port), '127.0.0.1')
  socket.write('GET /v1/health/ready HTTP/1.1\r\n')
  await once(socket, 'connect')
  // A whole answer on another connection: by then the server has read the half request of this one.
  await fetch(`${api.baseUrl}/health/live`)
  const closed = api.close()
  socket.write('Host: localhost\r\nConnection: close\r\n\r\n')
  const answer = Buffer.concat(await Array.fromAsync(socket)).toString()
  await closed
  t.regex(answer, /^HTTP\/1\.1 503 /)
  t.true(answer.endsWith('{"status":"stopping"}'))
})

test('GET /docs: the reference page loads nothing from elsewhere', async (t) => {
  const page = await fetch(`${service.api.baseUrl}/docs`)
  t.is(page.status, 200)
  t.notRegex(await page.text(), /https?:\/\//)
  t.regex(page.headers.get('content-security-policy') ?? '', /default-src 'self'/)
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js'])
    t.is((await fetch(`${service.api.baseUrl}/docs/${file}`)).status, 200, file)
})

test('GET /docs/: leads to the page without the slash, where its files are found', async (t) => {
  t.is((await fetch(`${service.api.baseUrl}/docs/`)).url, `${service.api.baseUrl}/docs`)
})

test('an unknown route: 404 60404 with a key or without, counted by address', async (t) => {
  const { key } = await anAccount(service.db)
  for (const options of [{}, { key }]) {
    const answer = await service.call('GET /nothing/here', options)
    t.deepEqual(
      [answer.status, answer.body],
      [404, { httpStatusCode: 404, code: 60404, message: 'There is nothing at this address.', appError: true }],
    )
    t.is(answer.headers.get('x-ratelimit-limit'), '300')
  }
})

test('a wrong method: 405 60417 with the methods that would do', async (t) => {
  const answer = await service.call('PUT /case-lookup')
  t.is(answer.status, 405)
  t.is(answer.headers.get('allow'), 'POST')
  t.like(answer.body, { code: 60417 })
})

test("a client's own request id is echoed when it is sane, else a new one is given", async (t) => {
  const given = async (id: string) =>
    (await service.call('GET /health/live', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')
  t.is(await given('order-desk.42_a'), 'order-desk.42_a')
  t.not(await given('short'), 'short')
  t.not(await given('x'.repeat(129)), 'x'.repeat(129))
  t.not(await given('with blank id'), 'with blank id')
})

test('every answer to a key says where the account stands in its minute, in both notations', async (t) => {
  const { key } = await anAccount(service.db, { plan: { requestsPerMinute: 300 } })
  const first = await service.call('GET /case-lookup/nothing', { key })
  const second = await service.call('GET /case-lookup/nothing', { key })
  t.is(first.headers.get('x-ratelimit-limit'), '300')
  t.is(first.headers.get('x-ratelimit-remaining'), '299')
  t.is(second.headers.get('x-ratelimit-remaining'), '298')
  t.regex(first.headers.get('ratelimit') ?? '', /^"minute";r=299;t=\d+$/)
  t.is(first.headers.get('ratelimit-policy'), '"minute";q=300;w=60')
})

test('an action that weighs more than the whole minute of a plan takes the whole minute', async (t) => {
  const { key } = await anAccount(service.db, { plan: { requestsPerMinute: 5 } })
  const first = await service.call('POST /case-lookup', { key, body: {} })
  t.is(first.status, 400)
  t.is(first.headers.get('x-ratelimit-remaining'), '0')
  t.is((await service.call('POST /case-lookup', { key, body: {} })).status, 429)
})

const unreadable = (message: string) => ({
  httpStatusCode: 400,
  code: 60001,
  message: 'The request is malformed or lacks a required value.',
  appError: true,
  details: { issues: [{ path: '', message }] },
})

test('an address longer than the server reads: 400 60001 in the form of every error', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`GET /case-lookup/${'x'.repeat(20_000)}`, { key })
  t.is(answer.status, 400)
  t.deepEqual(answer.body, unreadable('The address and the headers are longer than 16 KiB together.'))
  t.truthy(answer.headers.get('x-request-id'))
})

test('what is no HTTP: 400 60001 in the form of every error, and the connection ends', async (t) => {
  const { hostname, port } = new URL(service.api.baseUrl)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  socket.write('SURELY-NOT /v1/case-lookup HTTP/1.1\r\n\r\n')
  await once(socket, 'end')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  t.regex(head, /^HTTP\/1\.1 400 Bad Request\r\n/)
  t.deepEqual(JSON.parse(body), unreadable('This is not a request of HTTP/1.1.'))
})

test('a body of thousands of levels: 400 60001, also where any object is taken', async (t) => {
  const { key } = await anAccount(service.db)
  const snapshot = `{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const body = `{"caseIdentifier":{"courtType":"HC","cnr":"DLHC019000012024"},"snapshot":${snapshot}}`
  const answer = await service.call('POST /watchlist/cases', { key, body })
  t.deepEqual([answer.status, answer.body], [400, unreadable('The body has more than 100 levels.')])
})

test('an id in other letters is not there, wherever it is sent', async (t) => {
  const { key } = await anAccount(service.db)
  const operator = await service.db.operatorKeys.issue('test')
  const id = 'कखग'
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
  const team = await service.call('POST /account/teams', { key, body: { name: 'Litigation' } })
  const { teamId } = team.body as { teamId: string }
  for (const [request, body, status, code] of [
    ['POST /case-lookup/orders/download', { searchId: id, orderId: id }, 400, 60436],
    ['POST /case-lookup/summarize', { searchId: id }, 400, 60436],
    ['POST /watchlist/cases', { caseIdentifier, watchlistEntityId: id }, 400, 60400],
    ['POST /account/api-keys', { name: 'x', permissions: ['case.read'], userId: id }, 404, 60420],
    [`POST /account/teams/${teamId}/members`, { userId: id }, 404, 60420],
    [`GET /events?cursor=${encodeURIComponent(id)}`, undefined, 400, 60001],
  ] as const)
    t.like(await service.call(request, { key, body }), { status, body: { code } }, request)

  for (const [request, $filter] of [
    ['POST /watchlist/entities/search', { _id: id, createdBy: [id] }],
    ['POST /watchlist/cases/search', { watchlistEntityIds: id, accountId: id, 'caseIdentifier.cnr': id }],
  ] as const) {
    const answer = await service.call(request, { key, body: { $filter } })
    t.deepEqual([answer.status, answer.body], [200, { recordsFiltered: 0, records: [] }])
  }
  for (const path of [
    'audit?thing=',
    'candidates?entityId=',
    'cases?accountId=',
    'challenges?after=',
    'accounts?cursor=',
  ])
    t.is((await service.call(`GET /backoffice/${path}${encodeURIComponent(id)}`, { key: operator })).status, 200, path)
})

test('a stopping API finishes the requests that run and takes no new ones', async (t) => {
  const { key } = await anAccount(service.db)
  const { configuration, db, temporal, documents } = service
  const api = await startApi({ configuration, db, temporal, documents, log: createLog('test', 'silent') })
  const body = JSON.stringify({ caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000052024' } })
  const headers = { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' }
  const running = fetch(`${api.baseUrl}/case-lookup`, { method: 'POST', headers, body })
  while ((await service.control.calls('attestr', 'DLHC019000052024')) === 0) await sleep(20)

  const closed = api.close()
  await t.throwsAsync(fetch(`${api.baseUrl}/health/live`))
  const answer = await running
  t.is(answer.status, 200)
  t.is(answer.headers.get('connection'), 'close')
  await closed
})
