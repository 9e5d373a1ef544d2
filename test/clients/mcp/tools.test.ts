import test, { type ExecutionContext } from 'ava'
import { addDays, indianDay } from '../../../domain/dates.ts'
import { freePort } from '../../../scripts/stack/ports.ts'
import { aCandidate } from '../../support/a-candidate.ts'
import { aKey, anAccount, type Service, startService } from '../../support/service.ts'
import { ended, summarize } from '../../support/summaries.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity } from '../../support/watchlist.ts'
import { withinAMinute } from '../../support/within-one-window.ts'
import { type Assistant, anAssistant, anAssistantOverHttp, PROTOCOLS } from './assistant.ts'

let service: Service
let account: Awaited<ReturnType<typeof anAccount>>
let assistant: Assistant

test.before(async () => {
  // Signed links have to lead to this API.
  const port = await freePort()
  service = await startService({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}/v1` })
  account = await anAccount(service.db)
  assistant = await anAssistant(service.api.baseUrl, account.key)
})
test.after.always(async () => {
  await assistant?.client.close()
  await service?.close()
})

interface Case {
  searchId: string
  cnr: string
  orders: { orderId: string }[]
}

function lookUp(serial: string, court = 'DLHC01', reader = assistant): Promise<Case> {
  const courtType = court === 'DLND01' ? 'DC' : 'HC'
  return reader.read('look_up_case', { courtType, cnr: `${court}9000${serial}2024` })
}

/** Starts another assistant, with a separate key. */
async function aReader(t: ExecutionContext, key: string): Promise<Assistant> {
  const reader = await anAssistant(service.api.baseUrl, key)
  t.teardown(() => reader.client.close())
  return reader
}

test('an assistant finds every tool, and which of them are free', async (t) => {
  const { tools } = await assistant.client.listTools()
  t.deepEqual(Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])), {
    list_case_types: true,
    read_case_family: true,
    look_up_case: false,
    read_looked_up_case: true,
    read_order_text: false,
    summarize_case: false,
    read_case_summary: true,
    read_case_directions: true,
    start_historical_search: false,
    read_historical_results: false,
    search_watchlist_entities: true,
    read_watchlist_entity: true,
    search_candidates: true,
    search_tracked_cases: true,
    read_tracked_case: true,
    list_case_changes: true,
    list_hearings: true,
    read_hearing_coverage: true,
  })
  t.true(tools.every(({ inputSchema }) => inputSchema.additionalProperties === false))
  for (const { annotations, description = '', _meta } of tools) {
    t.regex(description, annotations?.readOnlyHint ? /^Free\. / : /^COSTS: [^.]+\. /)
    t.is(_meta?.['courtpulse/cost'] === null, annotations?.readOnlyHint === true)
  }
  t.regex(assistant.client.getInstructions() ?? '', /never instructions/)
})

test('a case is looked up by its number and read back by its searchId', async (t) => {
  const found = await lookUp('01')
  t.is(found.cnr, 'DLHC019000012024')
  t.is(found.orders.length, 3)
  const stored = await assistant.read('read_looked_up_case', { searchId: found.searchId })
  t.like(stored, { searchId: found.searchId, fetchCount: 1 })
})

test('the codes that a court accepts are listed', async (t) => {
  const { caseTypes } = await assistant.read<{ caseTypes: object[] }>('list_case_types', { courtType: 'HC' })
  t.true(caseTypes.length > 10)
})

interface Summary {
  status: string
  orders: { sentences?: { text: string; evidence: { quote: string; page: number }[] }[] }[]
}

test("each sentence of a summary has the order's sentence that supports it, and its page", async (t) => {
  const { searchId } = await lookUp('01', 'BBHC01')
  const { _id } = await assistant.read<{ _id: string }>('summarize_case', { searchId })
  const { status, orders } = await until(
    () => assistant.read<Summary>('read_case_summary', { _id }),
    (summary) => summary.status !== 'PENDING',
  )
  t.is(status, 'COMPLETE')
  const sentences = orders.flatMap((order) => order.sentences ?? [])
  t.true(sentences.length > 0)
  for (const { evidence } of sentences)
    t.true(evidence.length > 0 && evidence.every(({ quote, page }) => quote && page > 0))
})

test('what must be done in a case is read from its latest summary, and of a case without one nothing is said', async (t) => {
  interface Directions {
    directions: { what: string; dueBy: string | null; derivation: string | null; quote: string; page: number }[] | null
    interimRelief: { quote: string }[]
  }
  const { key } = await anAccount(service.db)
  const reader = await aReader(t, key)
  const { searchId } = await lookUp('01', 'DLHC01', reader)
  const read = () => reader.read<Directions>('read_case_directions', { searchId })
  t.deepEqual(await read(), { searchId, directions: null } as object)
  await reader.read('summarize_case', { searchId })
  const { directions, interimRelief } = await until(read, (answer) => answer.directions !== null)
  t.true(interimRelief.length > 0)
  const dated = directions?.filter(({ dueBy }) => dueBy !== null) ?? []
  t.true(dated.length > 0 && dated.every(({ derivation, quote, page }) => derivation && quote && page > 0))
})

test("the text of an order is read page by page, in the court's own words, under a line with its origin", async (t) => {
  const { searchId, orders } = await lookUp('01', 'BBHC01')
  const order = { searchId, orderId: orders[0]?.orderId }
  const text = await assistant.ask('read_order_text', order)
  const [provenance = '', first = '', second = '', ...more] = text.split(/\n\n\[page \d of 2\]\n/)
  t.regex(provenance, /^\[CourtPulse · .*CNR BBHC019000012024.*\nRetrieved .* This is not a certified copy\]$/)
  t.regex(first, /^IN THE HIGH COURT/)
  t.regex(second, /Ordered accordingly\.$/)
  t.deepEqual(more, [])
  t.is(await assistant.ask('read_order_text', { ...order, fromPage: 2 }), `${provenance}\n\n[page 2 of 2]\n${second}`)
  t.is(await assistant.ask('read_order_text', { ...order, fromPage: 3 }), 'The order has 2 pages.')
})

test('a long order is returned in parts that say where to read on, each page once', async (t) => {
  const { searchId, orders } = await lookUp('12')
  const numbers: number[] = []
  let parts = 0
  for (let fromPage = 1; fromPage; parts++) {
    const text = await assistant.ask('read_order_text', { searchId, orderId: orders[0]?.orderId, fromPage })
    numbers.push(...[...text.matchAll(/^\[page (\d+) of 200\]$/gm)].map(([, number]) => Number(number)))
    fromPage = Number(/\[continue with fromPage (\d+)\]$/.exec(text)?.[1] ?? 0)
  }
  t.deepEqual(
    numbers,
    Array.from({ length: 200 }, (_, index) => index + 1),
  )
  t.true(parts > 1)
})

/* At district courts each download is charged; a tool that downloads for every part would charge for every part. */
test('reading on in an order is charged once, also at a district court', async (t) => {
  const { accountId, key } = await anAccount(service.db)
  const reader = await aReader(t, key)
  const { searchId, orders } = await lookUp('01', 'DLND01', reader)
  for (const fromPage of [1, 2, 1])
    await reader.ask('read_order_text', { searchId, orderId: orders[0]?.orderId, fromPage })
  t.is(await service.db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), 1)
})

test('a scanned page is returned as an image instead of being left out', async (t) => {
  const { searchId, orders } = await lookUp('11')
  const text = await assistant.ask('read_order_text', { searchId, orderId: orders[0]?.orderId })
  const picture = '(this page has no text: it is an image, probably a scan)'
  t.deepEqual(text.split('\n\n').slice(1), [`[page 1 of 2]\n${picture}`, `[page 2 of 2]\n${picture}`])
})

test('an order with instructions for its reader stays between the marks of untrusted data', async (t) => {
  const { searchId, orders } = await lookUp('14')
  const text = await assistant.ask('read_order_text', { searchId, orderId: orders[0]?.orderId })
  t.regex(text, /harmless/i)
})

test('a historical search returns its first page, and the others by their tokens, each case once', async (t) => {
  const { accountId, key } = await anAccount(service.db)
  const reader = await aReader(t, key)
  interface Page {
    searchId: string
    nextPageToken: string | null
    results: { caseRef: string; petitioners?: unknown }[]
  }
  const pages = [await reader.read<Page>('start_historical_search', { name: 'Saffron Textiles Private Limited' })]
  for (let page = pages[0]; page?.nextPageToken; pages.push(page)) {
    const { searchId, nextPageToken: pageToken } = page
    page = await reader.read<Page>('read_historical_results', { searchId, pageToken })
  }
  t.deepEqual(
    pages.map(({ results }) => results.length),
    [100, 100, 75],
  )
  const cases = pages.flatMap(({ results }) => results)
  t.is(new Set(cases.map(({ caseRef }) => caseRef)).size, 275)
  t.true(cases.every((one) => !('petitioners' in one) && !Object.values(one).includes(null)))
  t.is(await service.db.usageLedger.unitsOf(accountId, 'HISTORICAL_SEARCH'), 3)
})

test('the filters of a historical search are applied', async (t) => {
  const { results } = await assistant.read<{ results: { filingDate: string; caseStatus: string }[] }>(
    'start_historical_search',
    { name: 'Aravalli Steel Tubes Limited', fromYear: 2020, toYear: 2021, caseStatus: 'PENDING', partyType: 'BOTH' },
  )
  t.true(results.length > 0)
  t.true(results.every(({ filingDate }) => /^202[01]-/.test(filingDate)))
})

test('the watchlist is searched and read with the permissions of the key', async (t) => {
  const own = await anAccount(service.db)
  const entityId = await anEntity(service, own.key, { name: 'Nilgiri Agro Foods Limited' })
  await anEntity(service, own.key, { name: 'Kaveri Logistics Limited' })
  const caseId = await aCase(service, own.key, { watchlistEntityId: entityId })
  await aCase(service, own.key)
  const reader = await aReader(t, own.key)

  interface Records {
    recordsFiltered: number
    records: { _id: string }[]
  }
  const entities = await reader.read<Records>('search_watchlist_entities', { name: 'agro' })
  t.like(entities, { recordsFiltered: 1, records: [{ _id: entityId }] })
  t.like(await reader.read('read_watchlist_entity', { id: entityId }), { caseCount: 1 })
  const cases = await reader.read<Records>('search_tracked_cases', { entityId })
  t.like(cases, { recordsFiltered: 1, records: [{ _id: caseId }] })
  t.like(await reader.read('read_tracked_case', { id: caseId }), { _id: caseId, status: 'ACTIVE' })
  t.deepEqual(Object.keys(await reader.read('list_case_changes', { id: caseId })), ['changes', 'nextCursor'])
  const day = addDays(indianDay(Date.now()), 3)
  const heard = await aCase(service, own.key, { snapshot: { nextHearingDate: day } })
  t.like(await reader.read('list_hearings', { to: day }), { hearings: [{ caseId: heard, hearingDate: day }] })
  t.is((await reader.read<{ coverage: object[] }>('read_hearing_coverage')).coverage.length % 7, 0)
  t.regex(await assistant.refusalOf('read_watchlist_entity', { id: entityId }), /"status":403/)
})

test('the candidates of an entity are searched by their tab', async (t) => {
  const { key, entityId, candidateId } = await aCandidate(service, { mode: 'HISTORICAL' })
  const reader = await aReader(t, key)
  const found = { recordsFiltered: 1, records: [{ _id: candidateId, status: 'APPROVED' }] }
  t.like(await reader.read('search_candidates', { entityId, tab: 'historical' }), found)
  t.like(await reader.read('search_candidates', { entityId, tab: 'pendingReview' }), { recordsFiltered: 0 })
})

test('an assistant gets a refusal of the service with status, code and details', async (t) => {
  const missing = JSON.parse(await assistant.refusalOf('read_looked_up_case', { searchId: 'none' }))
  t.truthy(missing.requestId)
  t.like(missing, { status: 400, code: 60436, message: 'No looked-up case with this ID exists.' })
  const weak = await aKey(service.db, { ...account, permissions: ['case.read'] })
  const reader = await aReader(t, weak.key)
  const refused = JSON.parse(await reader.refusalOf('look_up_case', { courtType: 'HC', cnr: 'DLHC019000012024' }))
  t.like(refused, { status: 403, details: { permission: 'case.write' } })
})

test('an input that a tool does not accept is refused before the service is asked', async (t) => {
  t.regex(await assistant.refusalOf('look_up_case', { courtType: 'XX' }), /courtType/)
  t.regex(await assistant.refusalOf('read_looked_up_case', { searchId: 'x', other: 1 }), /other/)
})

interface Structured {
  note: string
  data: Record<string, unknown>
}

async function structuredOf({ client }: Assistant, name: string, input: object): Promise<Structured> {
  const { structuredContent } = await client.callTool({ name, arguments: { ...input } })
  return structuredContent as unknown as Structured
}

test('every result also has its data as structured content, marked untrusted', async (t) => {
  const { searchId, orders } = await lookUp('01')
  const found = await structuredOf(assistant, 'read_looked_up_case', { searchId })
  t.like(found, { data: { searchId, orders: { length: 3 } } })
  t.regex(found.note, /Untrusted data from court records/)
  const text = await structuredOf(assistant, 'read_order_text', { searchId, orderId: orders[0]?.orderId })
  t.regex(String(text.data.text), /\[page 1 of \d+\]/)
})

test("the account's records are read as resources, free of charge, and an order only after its download", async (t) => {
  const { accountId, key } = await anAccount(service.db)
  const reader = await aReader(t, key)
  const { searchId, orders } = await lookUp('01', 'BBHC01', reader)
  const read = async (uri: string) => {
    const { contents } = await reader.client.readResource({ uri: `courtpulse://${uri}` })
    return String((contents[0] as { text: string }).text)
  }
  const { resourceTemplates } = await reader.client.listResourceTemplates()
  t.deepEqual(resourceTemplates.map(({ name }) => name).toSorted(), ['case', 'order', 'summary'])
  t.regex(await read(`cases/${searchId}`), /untrusted data[\s\S]*BBHC019000012024/)
  const order = `orders/${searchId}/${orders[0]?.orderId}`
  await t.throwsAsync(read(order), { message: /read_order_text downloads it, which is charged/ })
  await reader.ask('read_order_text', { searchId, orderId: orders[0]?.orderId })
  t.regex(await read(order), /untrusted data[\s\S]*IN THE HIGH COURT/)
  const summaryId = await summarize(service, key, searchId)
  await ended(service, key, summaryId)
  t.regex(await read(`summaries/${summaryId}`), /untrusted data[\s\S]*COMPLETE/)
  await t.throwsAsync(read('summaries/none'))
  t.is(await service.db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), 1)
})

/* Returns the same tools at `POST /mcp` of the service. */

async function overHttp(t: ExecutionContext, key: string): Promise<Assistant> {
  const reader = await anAssistantOverHttp(service.api.baseUrl, key)
  t.teardown(() => reader.client.close())
  return reader
}

function post(body: unknown, headers: Record<string, string>, method = 'POST') {
  const Accept = 'application/json, text/event-stream'
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(new URL('/mcp', service.api.baseUrl), {
    method,
    headers: { Accept, 'Content-Type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: sent } : {}),
  })
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
const call = (name: string, input: object) => ({ ...LIST, method: 'tools/call', params: { name, arguments: input } })

for (const protocol of PROTOCOLS)
  for (const [way, open] of [
    ['as a program', (key: string) => anAssistant(service.api.baseUrl, key, { protocol })],
    ['over HTTP', (key: string) => anAssistantOverHttp(service.api.baseUrl, key, protocol)],
  ] as const)
    test(`${way} an assistant of the protocol ${protocol} finds the same tools and resources, and uses them`, async (t) => {
      const reader = await open(account.key)
      t.teardown(() => reader.client.close())
      t.is(reader.client.getNegotiatedProtocolVersion(), protocol)
      t.deepEqual((await reader.client.listTools()).tools, (await assistant.client.listTools()).tools)
      const { resourceTemplates } = await reader.client.listResourceTemplates()
      t.deepEqual(resourceTemplates, (await assistant.client.listResourceTemplates()).resourceTemplates)
      const found = await lookUp('01', 'DLHC01', reader)
      t.is(found.cnr, 'DLHC019000012024')
      const { contents } = await reader.client.readResource({ uri: `courtpulse://cases/${found.searchId}` })
      t.regex(JSON.stringify(contents), /untrusted data/)
      t.regex(await reader.refusalOf('read_looked_up_case', { searchId: 'none' }), /60436/)
    })

test('over HTTP a subscription is refused instead of kept open', async (t) => {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': PROTOCOLS[0],
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { _meta, notifications: { toolsListChanged: true } }
  const listen = { ...LIST, method: 'subscriptions/listen', params }
  const headers = { 'MCP-Protocol-Version': PROTOCOLS[0], 'Mcp-Method': listen.method }
  const answer = await post(listen, { ...headers, 'X-Service-Api-Key': account.key })
  t.like(await answer.json(), { error: { message: 'Subscription limit reached' } })
})

test('over HTTP a case is looked up, its order read in parts and charged once, and its watchlist searched', async (t) => {
  const { accountId, key } = await anAccount(service.db)
  const reader = await overHttp(t, key)
  const { searchId, orders } = await lookUp('01', 'DLND01', reader)
  t.like(await structuredOf(reader, 'read_looked_up_case', { searchId }), { data: { searchId } })
  for (const fromPage of [1, 2, 1])
    t.regex(await reader.ask('read_order_text', { searchId, orderId: orders[0]?.orderId, fromPage }), /^\[CourtPulse/)
  t.is(await service.db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), 1)
  t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 1)
  const entityId = await anEntity(service, key)
  const { records } = await reader.read<{ records: object[] }>('search_watchlist_entities', { name: 'saffron' })
  t.like(records[0], { _id: entityId })
  const { results } = await reader.read<{ results: object[] }>('start_historical_search', {
    name: 'Saffron Textiles Private Limited',
  })
  t.is(results.length, 100)
})

test('over HTTP a request without a key, of another account or without the permission sees nothing', async (t) => {
  const { searchId } = await lookUp('01')
  t.is((await post(LIST, {})).status, 401)
  const unknown = await post(LIST, { Authorization: 'Bearer cpk_live_none' })
  t.deepEqual([unknown.status, unknown.headers.get('WWW-Authenticate')], [401, 'Bearer'])
  const operator = await service.db.operatorKeys.issue('Asha')
  t.is((await post(LIST, { 'X-Service-Api-Key': operator })).status, 403)
  const stranger = await overHttp(t, (await anAccount(service.db)).key)
  t.like(JSON.parse(await stranger.refusalOf('read_looked_up_case', { searchId })), { code: 60436 })
  const weak = await aKey(service.db, { ...account, permissions: ['case.read'] })
  const reader = await overHttp(t, weak.key)
  t.like(JSON.parse(await reader.refusalOf('look_up_case', { courtType: 'HC', cnr: 'DLHC019000012024' })), {
    status: 403,
    details: { permission: 'case.write' },
  })
})

test('over HTTP calls count against the limit of the account as much as the requests they make', async (t) => {
  const answers = await withinAMinute(async () => {
    const { key } = await anAccount(service.db, { plan: { requestsPerMinute: 300 } })
    const ask = (message: object) => post(message, { 'X-Service-Api-Key': key })
    return [
      await ask(LIST),
      await ask(call('look_up_case', { courtType: 'HC', cnr: 'DLHC019000012024' })),
      // Neither of the last two reaches an endpoint.
      await ask(call('no_such_tool', {})),
      await ask(call('look_up_case', { courtType: 'NOWHERE' })),
    ]
  })
  t.is(answers[0]?.status, 200)
  const left = answers.map(({ headers }) => headers.get('X-RateLimit-Remaining'))
  t.deepEqual(left, ['299', '289', '288', '287'])
})

test('over HTTP an invalid message is refused as everywhere: too large, not JSON, another method, another site', async (t) => {
  const headers = { 'X-Service-Api-Key': account.key }
  t.is((await post(`"${'x'.repeat(1_100_000)}"`, headers)).status, 413)
  t.is((await post('{', headers)).status, 400)
  t.is((await post('', headers)).status, 400)
  t.is((await post('x', { ...headers, 'Content-Type': 'text/plain' })).status, 415)
  const get = await post('', headers, 'GET')
  t.deepEqual([get.status, get.headers.get('Allow')], [405, 'POST'])
  t.is((await post(LIST, { ...headers, Origin: 'https://elsewhere.example' })).status, 403)
  t.is((await post({ ...LIST, method: 'none' }, headers)).status, 200)
})
