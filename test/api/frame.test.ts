import { setTimeout as sleep } from 'node:timers/promises'
import test from 'ava'
import { startApi } from '../../api/server.ts'
import { createLog } from '../../platform/log.ts'
import { anAccount, type Service, startService } from '../support/service.ts'

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

test('GET /health/ready: 200 when database and Temporal answer', async (t) => {
  const answer = await service.call('GET /health/ready')
  t.deepEqual([answer.status, answer.body], [200, { status: 'ready', database: 'up', temporal: 'up' }])
})

test('GET /docs: the reference page loads nothing from elsewhere', async (t) => {
  const page = await fetch(`${service.api.baseUrl}/docs`)
  t.is(page.status, 200)
  t.notRegex(await page.text(), /https?:\/\//)
  t.regex(page.headers.get('content-security-policy') ?? '', /default-src 'self'/)
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js'])
    t.is((await fetch(`${service.api.baseUrl}/docs/${file}`)).status, 200, file)
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
