import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import test from 'ava'
import { ERRORS } from '../../../api/errors/catalogue.ts'
import { startApi } from '../../../api/server.ts'
import { writeApiKey } from '../../../domain/account/key-text.ts'
import { createLog } from '../../../platform/log.ts'
import { buildOf } from '../../../platform/version.ts'
import { openPatiently } from '../../support/own-database.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { withinAMinute } from '../../support/within-one-window.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

test('GET /health/live: 200 without a key and without rate headers', async (t) => {
  const answer = await service.call('GET /health/live')
  t.deepEqual([answer.status, answer.body], [200, { status: 'live', ...buildOf({}) }])
  t.is(answer.headers.get('x-ratelimit-limit'), null)
})

test('GET /health/ready: 200 with nothing degraded when all parts work', async (t) => {
  const { status, body } = await until(
    () => service.call('GET /health/ready'),
    // On a busy machine the first answers of the database may come too late.
    (answer) => answer.status === 200 && (answer.body as { degraded: unknown[] }).degraded.length === 0,
  )
  t.deepEqual([status, body], [200, { status: 'ready', database: 'up', degraded: [], ...buildOf({}) }])
})

test('GET /health/ready: the database is asked at most once a second, however often it is probed', async (t) => {
  const { configuration, temporal, documents } = service
  const db = openPatiently({ url: configuration.DATABASE_URL, poolSize: 2 })
  // Before its first statement Sequelize asks for the server's version.
  await until(
    () =>
      db.ping().then(
        () => true,
        () => false,
      ),
    Boolean,
  )
  let statements = 0
  db.sequelize.addHook('beforeQuery', () => {
    statements++
  })
  const api = await startApi({ configuration, db, temporal, documents, log: createLog('test', 'silent') })
  const startedAt = Date.now()
  for (let n = 0; n < 20; n++) {
    // Whether the database answers in time is not tested here: a busy machine may delay it.
    await Promise.all(Array.from({ length: 10 }, () => fetch(`${api.baseUrl}/health/ready`)))
  }
  // On a busy machine each may be sent twice: a silent query is retried over another connection.
  const mostAllowed = 2 * (1 + Math.floor((Date.now() - startedAt) / 1000))
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
  t.true(answer.endsWith(JSON.stringify({ status: 'stopping', ...buildOf({}) })))
})

test('GET /docs/reference: the reference page loads nothing from elsewhere', async (t) => {
  const page = await fetch(`${service.api.baseUrl}/docs/reference`)
  t.is(page.status, 200)
  t.notRegex(await page.text(), /https?:\/\//)
  t.regex(page.headers.get('content-security-policy') ?? '', /default-src 'self'/)
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js'])
    t.is((await fetch(`${service.api.baseUrl}/docs/files/${file}`)).status, 200, file)
})

test('GET /docs/: leads to the page without the slash, where its files are found', async (t) => {
  t.is((await fetch(`${service.api.baseUrl}/docs/`)).url, `${service.api.baseUrl}/docs`)
})

test('GET /: returns what this service is and where its documentation is, without a key', async (t) => {
  const answer = await service.call('GET ')
  t.is(answer.status, 200)
  const { PUBLIC_URL } = service.configuration
  t.like(answer.body, { name: 'CourtPulse API', apiVersion: '1.0.0' })
  const links = Object.entries(answer.body as Record<string, string>).filter(([, text]) => text.startsWith(PUBLIC_URL))
  t.deepEqual(links.map(([name]) => name).toSorted(), ['docs', 'errors', 'health', 'llms', 'openapi', 'reference'])
  for (const [name, link] of links) {
    const follow = () => fetch(link.replace(PUBLIC_URL, service.api.baseUrl))
    // Whether the service is ready is not tested here.
    const { status } = await until(follow, (answer) => name !== 'health' || answer.status === 200)
    t.is(status, 200, name)
  }
})

test('GET /errors: lists every error of the catalogue, and every error answer links to its own', async (t) => {
  const { body } = await service.call('GET /errors')
  const { errors } = body as { errors: { code: number }[] }
  const codes = Object.values(ERRORS).map(({ code }) => code)
  t.deepEqual(
    errors.map(({ code }) => code),
    codes.toSorted((a, b) => a - b),
  )
  for (const error of errors) t.deepEqual((await service.call(`GET /errors/${error.code}`)).body, error)
  const refused = await service.call('GET /account')
  const { PUBLIC_URL } = service.configuration
  t.is(refused.headers.get('link'), `<${PUBLIC_URL}/errors/60101>; rel="help"`)
  t.like(await service.call('GET /errors/1'), { status: 404, body: { code: 60404 } })
})

test('GET /errors/:code: JSON for programs, a page without scripts for browsers', async (t) => {
  const address = `${service.api.baseUrl}/errors/60433`
  const asProgram = await fetch(address)
  t.is(asProgram.headers.get('vary'), 'Accept')
  t.like(await asProgram.json(), {
    code: 60433,
    httpStatusCode: 422,
    label: 'ORDER_DOWNLOAD_FAILED',
    retry: false,
    details: [{ name: 'label' }, { name: 'reason', description: 'Which of several causes it was.' }],
  })
  const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const asBrowser = await fetch(address, { headers })
  const page = await asBrowser.text()
  t.regex(asBrowser.headers.get('content-type') ?? '', /^text\/html/)
  t.regex(asBrowser.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  t.true(page.includes('<h1>60433 ORDER_DOWNLOAD_FAILED</h1>') && page.includes('<dt><code>reason</code></dt>'))
  const index = await (await fetch(`${service.api.baseUrl}/errors/`, { headers })).text()
  t.true(index.includes('<a href="errors/60433">'))
})

const NO_SUCH_ROUTE = {
  httpStatusCode: 404,
  code: 60404,
  message: 'No endpoint exists at this path.',
  appError: true,
}

test('an unknown route: 404 60404 without a valid key, counted for the address', async (t) => {
  for (const options of [{}, { key: 'cpk_live_nonsense' }, { key: writeApiKey('live', randomBytes(32)) }]) {
    const answer = await service.call('GET /nothing/here', options)
    t.deepEqual([answer.status, answer.body], [404, NO_SUCH_ROUTE])
    t.is(answer.headers.get('x-ratelimit-limit'), '300')
  }
})

test("an unknown route or method: 404 60404 and 405 60417 with a valid key show the account's rate limit", async (t) => {
  const [unknown, wrong] = await withinAMinute(async () => {
    const { key } = await anAccount(service.db, { plan: { requestsPerMinute: 77 } })
    return [await service.call('GET /nothing/here', { key }), await service.call('PUT /case-lookup', { key })] as const
  })
  t.deepEqual([unknown.status, unknown.body], [404, NO_SUCH_ROUTE])
  t.is(wrong.status, 405)
  for (const [answer, left] of [
    [unknown, '76'],
    [wrong, '75'],
  ] as const)
    t.deepEqual([answer.headers.get('x-ratelimit-limit'), answer.headers.get('x-ratelimit-remaining')], ['77', left])
})

test('a wrong method: 405 60417 with the allowed methods', async (t) => {
  const answer = await service.call('PUT /case-lookup')
  t.is(answer.status, 405)
  t.is(answer.headers.get('allow'), 'POST')
  t.like(answer.body, { code: 60417 })
})

test("a client's own request id is echoed when it is well-formed, otherwise the answer has a new one", async (t) => {
  const returnedId = async (id: string) =>
    (await service.call('GET /health/live', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')
  t.is(await returnedId('order-calls.42_a'), 'order-calls.42_a')
  t.not(await returnedId('short'), 'short')
  t.not(await returnedId('x'.repeat(129)), 'x'.repeat(129))
  t.not(await returnedId('with blank id'), 'with blank id')
})

test("every answer to a key shows the account's rate limit, in both notations", async (t) => {
  const [first, second] = await withinAMinute(async () => {
    const { key } = await anAccount(service.db, { plan: { requestsPerMinute: 300 } })
    const call = () => service.call('GET /case-lookup/nothing', { key })
    return [await call(), await call()] as const
  })
  t.is(first.headers.get('x-ratelimit-limit'), '300')
  t.is(first.headers.get('x-ratelimit-remaining'), '299')
  t.is(second.headers.get('x-ratelimit-remaining'), '298')
  t.regex(first.headers.get('ratelimit') ?? '', /^"minute";r=299;t=\d+$/)
  t.is(first.headers.get('ratelimit-policy'), '"minute";q=300;w=60')
})

test('an action that weighs more than the whole minute of a plan takes the whole minute', async (t) => {
  const [first, second] = await withinAMinute(async () => {
    const { key } = await anAccount(service.db, { plan: { requestsPerMinute: 5 } })
    const call = () => service.call('POST /case-lookup', { key, body: {} })
    return [await call(), await call()] as const
  })
  t.is(first.status, 400)
  t.is(first.headers.get('x-ratelimit-remaining'), '0')
  t.is(second.status, 429)
})

const unreadable = (message: string) => ({
  httpStatusCode: 400,
  code: 60001,
  message: 'The request is malformed or a required value is missing.',
  appError: true,
  details: { issues: [{ path: '', message }] },
})

test('an address longer than the server reads: 400 60001 in the form of every error', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`GET /case-lookup/${'x'.repeat(20_000)}`, { key })
  t.is(answer.status, 400)
  t.deepEqual(answer.body, unreadable('The URL and the headers together are larger than 16 KiB.'))
  t.truthy(answer.headers.get('x-request-id'))
})

test('input that is not HTTP: 400 60001 in the form of every error, and the connection ends', async (t) => {
  const { hostname, port } = new URL(service.api.baseUrl)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  socket.write('SURELY-NOT /v1/case-lookup HTTP/1.1\r\n\r\n')
  await once(socket, 'end')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  t.regex(head, /^HTTP\/1\.1 400 Bad Request\r\n/)
  t.deepEqual(JSON.parse(body), unreadable('This is not a valid HTTP/1.1 request.'))
})

test('a body of thousands of levels: 400 60001, also where any object is accepted', async (t) => {
  const { key } = await anAccount(service.db)
  const snapshot = `{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const body = `{"caseIdentifier":{"courtType":"HC","cnr":"DLHC019000012024"},"snapshot":${snapshot}}`
  const answer = await service.call('POST /watchlist/cases', { key, body })
  t.deepEqual([answer.status, answer.body], [400, unreadable('The body has more than 100 levels of nesting.')])
})

test('a body of more values than any record has: 400 60001', async (t) => {
  const { key } = await anAccount(service.db)
  const body = `{"snapshot":[${'[],'.repeat(100_000)}[]]}`
  const answer = await service.call('POST /watchlist/cases', { key, body })
  t.deepEqual([answer.status, answer.body], [400, unreadable('The body has more than 50000 values.')])
})

test('a body with too many mistakes: 400 60001 names a hundred, shortens their names and counts the others', async (t) => {
  const { key } = await anAccount(service.db)
  const fields = Array.from({ length: 5_000 }, (_, index) => `"${String(index).padEnd(150, 'x')}":1`)
  const answer = await service.call('POST /watchlist/entities', { key, body: `{${fields}}` })
  t.is(answer.status, 400)
  const { details } = answer.body as { details: { issues: { path: string }[]; issuesLeftOut: number } }
  t.is(details.issues.length, 100)
  t.is(details.issues.length + details.issuesLeftOut, 5_001)
  t.true(details.issues.every(({ path }) => path.length <= 100))
})

/** Sends raw bytes; resolves with the answer when the connection ends or `isEnough` accepts it. */
async function rawly(text: string, isEnough: (answered: string) => boolean = () => false): Promise<string> {
  const { hostname, port } = new URL(service.api.baseUrl)
  const socket = connect(Number(port), hostname)
  let answered = ''
  const enough = new Promise<void>((resolve) => {
    socket.setEncoding('utf8').on('data', (chunk) => {
      answered += chunk
      if (isEnough(answered)) resolve()
    })
    socket.on('close', () => resolve())
    socket.on('error', () => resolve())
  })
  socket.write(text)
  await enough
  socket.destroy()
  return answered
}

const postHead = (key: string, path: string, ...headers: string[]) =>
  [`POST /v1${path} HTTP/1.1`, 'Host: x', `X-Service-Api-Key: ${key}`, ...headers, '', ''].join('\r\n')

test('a body that announces more than the limit: 413 60413 before any of it has arrived', async (t) => {
  const { key } = await anAccount(service.db)
  for (const path of ['/case-lookup', '/watchlist/entities/import']) {
    const head = postHead(key, path, 'Content-Type: application/json', 'Content-Length: 10000000000')
    t.regex(await rawly(head), /^HTTP\/1\.1 413 .*"code":60413/s, path)
  }
})

test('a body that is refused before its end leaves the connection usable', async (t) => {
  const { key } = await anAccount(service.db)
  const csv = `surely,not\n${'a,b\n'.repeat(200_000)}`
  const first = postHead(key, '/watchlist/entities/import', 'Content-Type: text/csv', `Content-Length: ${csv.length}`)
  const second = 'GET /v1/health/live HTTP/1.1\r\nHost: x\r\n\r\n'
  const answered = await rawly(first + csv + second, (text) => text.includes('"status":"live"'))
  t.regex(answered, /^HTTP\/1\.1 400 .*"path":"surely".*HTTP\/1\.1 200 /s)
})

test('a key of the wrong kind: 403 60301 when it is valid, counted like any request of its owner, otherwise 401 60102', async (t) => {
  const { key } = await anAccount(service.db)
  const operatorKey = await service.db.operatorKeys.issue('test')
  for (const [request, good, kind, limit] of [
    ['GET /account', operatorKey, 'operator', '600'],
    ['GET /backoffice/accounts', key, 'live', '100000'],
  ] as const) {
    const refused = await service.call(request, { key: good })
    t.like(refused, { status: 403, body: { code: 60301 } })
    t.is(refused.headers.get('x-ratelimit-limit'), limit)
    const unknown = await service.call(request, { key: writeApiKey(kind, randomBytes(32)) })
    t.like(unknown, { status: 401, body: { code: 60102 } })
    t.is(unknown.headers.get('x-ratelimit-limit'), '300')
  }
})

test("no browser may guess an answer's type, and no other page may frame the reference page", async (t) => {
  for (const path of ['/health/live', '/account', '/docs/reference', '/nowhere']) {
    const { headers } = await fetch(`${service.api.baseUrl}${path}`)
    t.is(headers.get('x-content-type-options'), 'nosniff', path)
    // Plain http here: a browser that was forbidden to use it could not come back.
    t.is(headers.get('strict-transport-security'), null, path)
  }
  const page = await fetch(`${service.api.baseUrl}/docs/reference`)
  t.regex(page.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
})

test('every answer makes browsers stay with https where clients use it', async (t) => {
  const { configuration, ...services } = service
  const secure = { ...configuration, PUBLIC_URL: 'https://courtpulse.example/v1' }
  const api = await startApi({ ...services, configuration: secure, log: createLog('test', 'silent') })
  const { headers } = await fetch(`${api.baseUrl}/health/live`)
  t.is(headers.get('strict-transport-security'), 'max-age=31536000')
  await api.close()
})

test('an id in other letters is not found, wherever it is sent', async (t) => {
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
    ...(['ENTITY', 'CASE', 'LOOKUP'] as const).map(
      (kind) => ['POST /account/erasures', { kind, id }, 404, 60420] as const,
    ),
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
  for (const path of ['audit?thing=', 'candidates?entityId=', 'cases?accountId=', 'challenges?after='])
    t.is((await service.call(`GET /backoffice/${path}${encodeURIComponent(id)}`, { key: operator })).status, 200, path)
})

test('a stopping API finishes the running requests and accepts no new ones', async (t) => {
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
