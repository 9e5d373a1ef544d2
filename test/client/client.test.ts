import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import test, { type ExecutionContext } from 'ava'
import { CourtPulseError, createCourtPulse, verifyWebhook, WaitedTooLong } from '../../client/index.ts'
import { waitFor } from '../../client/wait-for.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'
import { aSink, raise } from '../support/webhooks.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

async function aClient() {
  const account = await anAccount(service.db)
  return { ...account, client: createCourtPulse({ baseUrl: service.api.baseUrl, apiKey: account.key }) }
}

test('a call is typed by its endpoint and gives its answer', async (t) => {
  const { client } = await aClient()
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } } as const
  const found = await client.answerOf(client.api.POST('/case-lookup', { body }))
  t.is(found.parties.petitioner, 'Saffron Textiles Private Limited')
  const params = { path: { searchId: found.searchId } }
  t.is((await client.answerOf(client.api.GET('/case-lookup/{searchId}', { params }))).cnr, 'DLHC019000012024')
})

test('a refusal is an error with its status, code, label, details and request id', async (t) => {
  const { client } = await aClient()
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000022024' } } as const
  const error = await t.throwsAsync(client.answerOf(client.api.POST('/case-lookup', { body })), {
    instanceOf: CourtPulseError,
  })
  t.like(error, {
    status: 404,
    code: 60438,
    label: 'CASE_NOT_FOUND',
    message: 'The court has no case with this identifier.',
  })
  t.truthy(error?.requestId)
})

test('historical results come each once, page after page', async (t) => {
  const { client } = await aClient()
  const body = { name: 'Saffron Textiles Private Limited' }
  const { searchId } = await client.answerOf(client.api.POST('/historical-search', { body }))
  const refs = (await Array.fromAsync(client.historicalResults(searchId))).map(({ caseRef }) => caseRef)
  t.is(refs.length, 275)
  t.is(new Set(refs).size, 275)
})

test('every item of a list comes once, page after page, with its type', async (t) => {
  const { client } = await aClient()
  const made: string[] = []
  for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
    made.push((await client.answerOf(client.api.POST('/account/teams', { body: { name } }))).teamId)
  const listed: string[] = []
  for await (const { teamId } of client.list('/account/teams', { query: { limit: 2 } })) listed.push(teamId)
  t.deepEqual(listed, made)
  const path = { teamId: made[0] ?? '' }
  t.deepEqual(await Array.fromAsync(client.list('/account/teams/{teamId}/members', { path })), [])
})

test('the program in docs/client.md runs as it stands there', async (t) => {
  const account = await anAccount(service.db)
  const page = await readFile('docs/client.md', 'utf8')
  const [program = '', printed = ''] = [...page.matchAll(/```(?:ts)?\n(.*?)```/gs)].map(([, block]) => block)
  const index = new URL('../../client/index.ts', import.meta.url).href
  const folder = await mkdtemp(join(tmpdir(), 'client-'))
  t.teardown(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'program.ts'), program.replace("'courtpulse-client'", `'${index}'`))
  const env = { ...process.env, COURTPULSE_URL: service.api.baseUrl, COURTPULSE_KEY: account.key }
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'program.ts')], { env })
  t.is(stdout, printed)
})

test('an asynchronous search is waited for', async (t) => {
  const { client } = await aClient()
  const body = { name: 'Kaveri Logistics Limited', mode: 'ASYNC' } as const
  const { searchId } = await client.answerOf(client.api.POST('/historical-search', { body }))
  t.like(await client.waitForHistoricalSearch(searchId), { status: 'COMPLETE', collected: 100 })
})

test('a summary is waited for', async (t) => {
  const { client } = await aClient()
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' } as const
  const { searchId } = await client.answerOf(client.api.POST('/case-lookup', { body: { caseIdentifier } }))
  const { _id } = await client.answerOf(client.api.POST('/case-lookup/summarize', { body: { searchId } }))
  const summary = await client.waitForSummary(_id)
  t.like(summary, { _id, searchId, status: 'COMPLETE', error: null })
  t.is(summary.orderSummaries.length, 3)
})

test('an import is waited for until every row has its outcome', async (t) => {
  const { client } = await aClient()
  const rows = ['Coral Reef Foods Limited', 'X'].map((name) => ({ name, entityType: 'BUSINESS' as const }))
  const { importId } = await client.answerOf(client.api.POST('/watchlist/entities/import', { body: { rows } }))
  const { status, rows: outcomes } = await client.waitForImport(importId)
  t.is(status, 'COMPLETE')
  t.deepEqual(
    outcomes.map(({ outcome }) => outcome),
    ['CREATED', 'INVALID'],
  )
})

test('an export is waited for until its file is there', async (t) => {
  const { client } = await aClient()
  const body = { what: 'entities', format: 'json' } as const
  const { exportId } = await client.answerOf(client.api.POST('/watchlist/exports', { body }))
  const finished = await client.waitForExport(exportId)
  t.like(finished, { exportId, status: 'COMPLETE', records: 0 })
  t.regex(finished.url ?? '', /^http/)
})

test('events are read to the newest one, and on from there', async (t) => {
  const { client, accountId } = await aClient()
  const ids = []
  for (let n = 0; n < 130; n++) ids.push(await raise(service, accountId))
  const read = async (cursor?: string) => Array.fromAsync(client.events(cursor ? { cursor } : {}))
  const events = await until(read, ({ length }) => length === ids.length)
  t.deepEqual(events.map(({ id }) => id).sort(), ids)
  const last = events.at(-1)?.id ?? ''
  t.deepEqual(await read(last), [])
  // The log always has a next cursor.
  t.is((await Array.fromAsync(client.list('/events', { query: { limit: 50 } }))).length, ids.length)
})

test('a webhook message is verified with either secret while one is rotated, and refused when it was changed', async (t) => {
  const { client } = await aClient()
  const sink = aSink(service)
  const webhook = { url: sink.url, events: ['case.updated' as const] }
  const { webhookId, secret } = await client.answerOf(client.api.POST('/webhooks', { body: webhook }))
  const params = { path: { webhookId } }
  const { eventId } = await client.answerOf(client.api.POST('/webhooks/{webhookId}/test', { params }))
  const [{ body, headers } = { body: '', headers: {} }] = await sink.received()
  const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
  for (const secrets of [secret, [other, secret]])
    t.like(verifyWebhook(body, headers, secrets), { id: eventId, type: 'webhook.test', data: { webhookId } })
  t.throws(() => verifyWebhook(`${body} `, headers, secret), { message: /signature/i })
  t.throws(() => verifyWebhook(body, new Headers(headers), [other]), { message: /signature/i })
})

test('a call that is put off is sent again when the service says so, with its body', async (t) => {
  const server = await aServer(t, [503, 429, 200])
  const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } } as const
  await client.answerOf(client.api.POST('/case-lookup', { body }))
  t.deepEqual(server.bodies, Array(3).fill(JSON.stringify(body)))
})

test('a POST that is sent again carries one Idempotency-Key each time: one that is passed, else one of its own', async (t) => {
  for (const passed of [undefined, 'a-key-of-the-caller']) {
    const server = await aServer(t, [503, 'broken', 200])
    const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
    const body = { name: 'Kaveri Logistics Limited' }
    const headers = passed ? { 'Idempotency-Key': passed } : {}
    await client.answerOf(client.api.POST('/historical-search', { body, headers }))
    t.is(server.keys.length, 3)
    t.is(new Set(server.keys).size, 1)
    if (passed) t.is(server.keys[0], passed)
    else t.regex(String(server.keys[0]), /^[\w-]{36}$/)
  }
})

test('a PUT is not sent again when its connection broke', async (t) => {
  const server = await aServer(t, ['broken', 200])
  const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
  const params = { path: { userId: 'u' } }
  await t.throwsAsync(client.answerOf(client.api.PUT('/account/users/{userId}', { params, body: { name: 'Asha' } })))
  t.is(server.bodies.length, 1)
})

test('a call that is sent again carries the id of the first, and every call one of its own', async (t) => {
  const server = await aServer(t, [503, 200, 200])
  const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
  await client.answerOf(client.api.GET('/events'))
  await client.answerOf(client.api.GET('/events'))
  const [first, again, other] = server.requestIds
  t.truthy(first)
  t.is(again, first)
  t.not(other, first)
})

test('a call is not sent again when it was refused for good, or would have to wait for too long', async (t) => {
  for (const [statuses, maxWaitMs] of [
    [[400, 200], 60_000],
    [[500, 200], 60_000],
    [[503, 200], 500],
  ] as const) {
    const server = await aServer(t, statuses)
    const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k', maxWaitMs })
    await t.throwsAsync(client.answerOf(client.api.GET('/events')), { instanceOf: CourtPulseError })
    t.is(server.bodies.length, 1)
  }
})

test('waiting gives up in time', async (t) => {
  await t.throwsAsync(
    waitFor(
      async () => 'RUNNING',
      (status) => status === 'COMPLETE',
      { timeoutMs: 100 },
    ),
    { instanceOf: WaitedTooLong },
  )
})

/** A service that answers with these statuses in turn, putting off for a second, and keeps the bodies, request ids and keys it got. */
async function aServer(t: ExecutionContext, statuses: readonly (number | 'broken')[]) {
  const bodies: string[] = []
  const keys: unknown[] = []
  const requestIds: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request)
    const status = statuses[bodies.length] ?? 500
    bodies.push(Buffer.concat(chunks).toString())
    requestIds.push(request.headers['x-request-id'])
    keys.push(request.headers['idempotency-key'])
    if (status === 'broken') return request.socket.destroy()
    const putOff = status === 429 || status === 503
    response.writeHead(status, { 'Content-Type': 'application/json', ...(putOff ? { 'Retry-After': '1' } : {}) })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, bodies, requestIds, keys }
}
