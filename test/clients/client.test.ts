import test from 'ava'
import { CourtPulseError, createCourtPulse, verifyWebhook, WaitedTooLong } from '../../clients/typescript/index.ts'
import { waitFor } from '../../clients/typescript/wait-for.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'
import { aSink, raise } from '../support/webhooks.ts'
import { aServer } from './a-server.ts'
import { EVENT_ID, webhookMessages } from './webhook-messages.ts'

/** An ordinary case of the sandbox. */
const CASE = { courtType: 'HC', cnr: 'DLHC019000012024' } as const

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

async function aClient() {
  const account = await anAccount(service.db)
  return { ...account, client: createCourtPulse({ baseUrl: service.api.baseUrl, apiKey: account.key }) }
}

test('a call is typed by its endpoint and returns its answer', async (t) => {
  const { client } = await aClient()
  const { searchId, parties } = await client.cases.lookUp({ caseIdentifier: CASE })
  t.is(parties.petitioner, 'Saffron Textiles Private Limited')
  t.is((await client.cases.get({ searchId })).cnr, 'DLHC019000012024')
})

test('a refusal is an error with its status, code, label, details and request id', async (t) => {
  const { client } = await aClient()
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000022024' } as const
  const error = await t.throwsAsync(client.cases.lookUp({ caseIdentifier }), { instanceOf: CourtPulseError })
  t.like(error, {
    status: 404,
    code: 60438,
    label: 'CASE_NOT_FOUND',
    message: 'The court has no case with this identifier.',
  })
  t.truthy(error?.requestId)
})

test('historical results are returned once each, page after page', async (t) => {
  const { client } = await aClient()
  const { searchId } = await client.historicalSearches.start({ name: 'Saffron Textiles Private Limited' })
  const refs = (await Array.fromAsync(client.historicalSearches.listResults({ searchId }))).map(
    ({ caseRef }) => caseRef,
  )
  t.is(refs.length, 275)
  t.is(new Set(refs).size, 275)
})

test('every item of a list is returned once, page after page, with its type', async (t) => {
  const { client } = await aClient()
  const made: string[] = []
  for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
    made.push((await client.teams.create({ name })).teamId)
  const listed: string[] = []
  for await (const { teamId } of client.teams.list({ limit: 2 })) listed.push(teamId)
  t.deepEqual(listed, made)
  t.is((await client.teams.list({ limit: 2 })).teams.length, 2)
  t.deepEqual(await Array.fromAsync(client.teams.listMembers({ teamId: made[0] ?? '' })), [])
})

test('waitForHistoricalSearch waits for an asynchronous search', async (t) => {
  const { client } = await aClient()
  const { searchId } = await client.historicalSearches.start({ name: 'Kaveri Logistics Limited', mode: 'ASYNC' })
  t.like(await client.waitForHistoricalSearch(searchId), { status: 'COMPLETE', collected: 100 })
})

test('waitForSummary waits for a summary', async (t) => {
  const { client } = await aClient()
  const { searchId } = await client.cases.lookUp({ caseIdentifier: CASE })
  const { _id } = await client.summaries.start({ searchId })
  const summary = await client.waitForSummary(_id)
  t.like(summary, { _id, searchId, status: 'COMPLETE', error: null })
  t.is(summary.orderSummaries.length, 3)
})

test('waitForImport waits until every row of an import has its outcome', async (t) => {
  const { client } = await aClient()
  const rows = ['Coral Reef Foods Limited', 'X'].map((name) => ({ name, entityType: 'BUSINESS' as const }))
  const { importId } = await client.entities.import({ rows })
  const { status, rows: outcomes } = await client.waitForImport(importId)
  t.is(status, 'COMPLETE')
  t.deepEqual(
    outcomes.map(({ outcome }) => outcome),
    ['CREATED', 'INVALID'],
  )
})

test('waitForExport waits until the file of an export exists', async (t) => {
  const { client } = await aClient()
  const { exportId } = await client.exports.create({ what: 'entities', format: 'json' })
  const finished = await client.waitForExport(exportId)
  t.like(finished, { exportId, status: 'COMPLETE', records: 0 })
  t.regex(finished.url ?? '', /^http/)
})

test('events are read to the newest one, and new ones from there', async (t) => {
  const { client, accountId } = await aClient()
  const ids = []
  for (let n = 0; n < 130; n++) ids.push(await raise(service, accountId))
  const read = async (cursor?: string) =>
    Array.fromAsync(client.events.list({ limit: 50, ...(cursor ? { cursor } : {}) }))
  const events = await until(read, ({ length }) => length === ids.length)
  t.deepEqual(events.map(({ id }) => id).sort(), ids)
  const last = events.at(-1)?.id ?? ''
  t.deepEqual(await read(last), [])
})

test('a webhook message is verified with either secret during a rotation, and refused when it was changed', async (t) => {
  const { client } = await aClient()
  const sink = aSink(service)
  const { webhookId, secret } = await client.webhooks.create({ url: sink.url, events: ['case.updated'] })
  const { eventId } = await client.webhooks.test({ webhookId })
  const [{ body, headers } = { body: '', headers: {} }] = await sink.received()
  const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
  for (const secrets of [secret, [other, secret]])
    t.like(verifyWebhook(body, headers, secrets), { id: eventId, type: 'webhook.test', data: { webhookId } })
  t.throws(() => verifyWebhook(`${body} `, headers, secret), { message: /signature/i })
  t.throws(() => verifyWebhook(body, new Headers(headers), [other]), { message: /signature/i })
})

for (const [index, { title, isGenuine }] of webhookMessages().entries())
  test(`a webhook message ${title} is ${isGenuine ? 'verified' : 'refused'}`, (t) => {
    // Made when the test runs: a message ages.
    const { body, headers, secrets } = webhookMessages()[index] ?? { body: '', headers: {}, secrets: [] }
    if (!isGenuine) return void t.throws(() => verifyWebhook(body, headers, secrets))
    const event = verifyWebhook(body, headers, secrets)
    t.is(event.id, EVENT_ID)
    // The type of the data follows from the type of the event.
    t.is(event.type === 'case.updated' ? event.data.origin : undefined, 'COURT')
  })

test('a call that is put off is sent again, with its body, when the service says so', async (t) => {
  const server = await aServer(t, [503, 429, 409, 200])
  const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
  await client.cases.lookUp({ caseIdentifier: CASE })
  t.deepEqual(server.bodies, Array(4).fill(JSON.stringify({ caseIdentifier: CASE })))
})

test("a retried POST carries the same Idempotency-Key each time: the caller's, or else its own", async (t) => {
  for (const passed of [undefined, 'a-key-of-the-caller']) {
    const server = await aServer(t, [503, 'broken', 200])
    const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
    const options = passed ? { idempotencyKey: passed } : {}
    await client.historicalSearches.start({ name: 'Kaveri Logistics Limited' }, options)
    t.is(server.keys.length, 3)
    t.is(new Set(server.keys).size, 1)
    if (passed) t.is(server.keys[0], passed)
    else t.regex(String(server.keys[0]), /^[\w-]{36}$/)
  }
})

test('a call whose answer breaks off, or does not end in time, is retried with its key', async (t) => {
  for (const fault of ['torn', 'stuck', 'torn refusal'] as const) {
    // On a busy machine more than one attempt may time out.
    const server = await aServer(t, [fault, ...Array<number>(100).fill(200)])
    const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k', timeoutMs: fault === 'stuck' ? 100 : 60_000 })
    await client.historicalSearches.start({ name: 'Kaveri Logistics Limited' })
    t.true(server.keys.length > 1, fault)
    t.is(new Set(server.keys).size, 1, fault)
  }
})

test('a PUT is not retried when its connection broke', async (t) => {
  for (const fault of ['broken', 'torn'] as const) {
    const server = await aServer(t, [fault, 200])
    const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
    await t.throwsAsync(client.users.rename({ userId: 'u', name: 'Asha' }))
    t.is(server.bodies.length, 1)
  }
})

test('a retry carries the request id of the first attempt, and every call its own', async (t) => {
  const server = await aServer(t, [503, 200, 200])
  const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
  await client.events.list()
  await client.events.list()
  const [first, again, other] = server.requestIds
  t.truthy(first)
  t.is(again, first)
  t.not(other, first)
})

test('a call is not retried after a final refusal, or if it would have to wait too long', async (t) => {
  for (const [statuses, maxWaitMs] of [
    [[400, 200], 60_000],
    [[500, 200], 60_000],
    [[503, 200], 500],
  ] as const) {
    const server = await aServer(t, statuses)
    const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k', maxWaitMs })
    await t.throwsAsync(client.events.list(), { instanceOf: CourtPulseError })
    t.is(server.bodies.length, 1)
  }
})

test('an attempt without an answer in time is ended and retried with its key', async (t) => {
  // On a busy machine more than one attempt may time out.
  const server = await aServer(t, ['silent', ...Array<number>(100).fill(200)])
  const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k', timeoutMs: 100 })
  await client.teams.create({ name: 'Litigation' })
  t.true(server.keys.length > 1)
  t.is(new Set(server.keys).size, 1)
})

test('a call can be aborted, even while it waits to be retried', async (t) => {
  const server = await aServer(t, [503])
  const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
  const calling = new AbortController()
  const call = client.teams.create({ name: 'Litigation' }, { signal: calling.signal })
  await until(
    async () => server.bodies.length,
    (sent) => sent === 1,
  )
  calling.abort(new Error('called off'))
  await t.throwsAsync(call, { message: 'called off' })
  t.is(server.bodies.length, 1)
})

test('ids go into the path, encoded; other parameters into the query, or into the body of a POST or PUT', async (t) => {
  const server = await aServer(t, [200, 200, 200])
  const client = createCourtPulse({ baseUrl: server.url, apiKey: 'k' })
  await client.teams.listMembers({ teamId: 'a/b?', limit: 2 })
  await client.entities.share({ id: 'e', sharedWith: [] })
  await client.entities.import('name,entityType')
  t.deepEqual(server.addresses, [
    '/v1/account/teams/a%2Fb%3F/members?limit=2',
    '/v1/watchlist/entities/e/sharing',
    '/v1/watchlist/entities/import',
  ])
  t.deepEqual(server.bodies, ['', '{"sharedWith":[]}', 'name,entityType'])
  await t.throwsAsync(client.teams.delete({ teamId: '' }), { message: 'teamId is required' })
})

test('a refusal with a known code has details of a known type', (t) => {
  const headers = { 'X-Request-Id': 'request' }
  const body = { code: 61452, message: 'm', details: { retryAfterSeconds: 5, searchId: 's' } }
  const error = new CourtPulseError(new Response(null, { status: 503, headers }), body)
  t.false(error.is(60433))
  t.true(error.is(61452))
  if (error.is(61452)) t.is(error.details.searchId satisfies string | undefined, 's')
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
