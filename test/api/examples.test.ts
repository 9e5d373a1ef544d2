import { readFile, writeFile } from 'node:fs/promises'
import test from 'ava'
import { EXAMPLES, type Example } from '../../api/reference/examples.ts'
import { ENDPOINTS, type Route } from '../../api/routes.ts'
import { aDiscovery, discover } from '../support/a-candidate.ts'
import { aCourtCase } from '../support/a-court-case.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'
import { aSink } from '../support/webhooks.ts'

/** Records the answers instead of comparing them: `RECORD_EXAMPLES=on npm test -- test/api/examples.test.ts`. */
const isRecording = process.env.RECORD_EXAMPLES === 'on'
const FILE = 'api/reference/examples.json'

/** A request of the story. A value that begins with `$` was stored from an earlier answer. */
interface Step {
  operation: string
  parameters?: Record<string, string>
  body?: unknown
  /** A step before the request, outside of the API. Returns the values to store. */
  before?: (accountId: string, kept: ReadonlyMap<string, string>) => Promise<Record<string, string>>
  /** The values of the answer to store, each by its path: `orders.0.orderId`. */
  keep?: Record<string, string>
  /** The request is sent again until the answer's status is another one. */
  whileStatus?: string
  /** The request is sent again until the answer has this field. */
  untilHas?: string
}

const CASE = { courtType: 'HC' as const, cnr: 'DLHC019000012024' }
const COMPANY = { name: 'Saffron Textiles Private Limited', entityType: 'BUSINESS' }

/** A time of the day on which all examples happen. */
const NOW = 1_795_255_000_000

/** What a customer does in an afternoon, with the reserved cases and names of the sandbox. */
const STORY: Step[] = [
  { operation: 'listCaseTypes', parameters: { courtType: 'SC' } },
  { operation: 'lookUpCase', body: { caseIdentifier: CASE }, keep: { search: 'searchId', order: 'orders.0.orderId' } },
  { operation: 'downloadOrder', body: { searchId: '$search', orderId: '$order' } },
  {
    operation: 'getOrderReference',
    before: async (_, kept) => ({ reference: await referenceOf(kept.get('$order') ?? '') }),
    parameters: { reference: '$reference' },
  },
  { operation: 'startSummary', body: { searchId: '$search' }, keep: { summary: '_id' } },
  { operation: 'getSummary', parameters: { id: '$summary' }, whileStatus: 'PENDING' },
  { operation: 'getCase', parameters: { searchId: '$search' } },
  {
    operation: 'startHistoricalSearch',
    before: () => slowSearches(true),
    body: { name: 'Deccan Ferro Alloys Limited', mode: 'ASYNC' },
    keep: { cancelled: 'searchId' },
  },
  { operation: 'cancelHistoricalSearch', parameters: { searchId: '$cancelled' } },
  {
    operation: 'startHistoricalSearch',
    before: () => slowSearches(false),
    body: { name: 'Kaveri Logistics Limited', mode: 'ASYNC' },
    keep: { collected: 'searchId' },
  },
  { operation: 'getHistoricalSearch', parameters: { searchId: '$collected' }, whileStatus: 'RUNNING' },
  { operation: 'downloadHistoricalSearchResults', parameters: { searchId: '$collected' } },
  { operation: 'startHistoricalSearch', body: { name: 'Kaveri Logistics Limited' }, keep: { history: 'searchId' } },
  { operation: 'getHistoricalSearch', parameters: { searchId: '$history' } },
  { operation: 'listHistoricalSearchResults', parameters: { searchId: '$history' } },
  { operation: 'listHistoricalSearches', parameters: { limit: '10' } },
  {
    operation: 'createEntity',
    body: { name: 'Nilgiri Agro Foods Limited', entityType: 'BUSINESS' },
    keep: { searched: '_id' },
  },
  { operation: 'discoverEntityCases', parameters: { id: '$searched' } },
  {
    operation: 'searchCandidates',
    before: foundCases,
    parameters: { id: '$searched' },
    body: { tab: 'historical', $limit: 10 },
  },
  { operation: 'listCandidates', parameters: { limit: '1' } },
  { operation: 'getCandidate', parameters: { id: '$unnumbered' } },
  { operation: 'confirmCandidate', parameters: { id: '$unnumbered' }, keep: { incomplete: 'caseId' } },
  {
    operation: 'completeTrackedCaseIdentifier',
    parameters: { id: '$incomplete' },
    body: { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000062024' } },
  },
  { operation: 'confirmCandidate', parameters: { id: '$confirmed' } },
  { operation: 'declineCandidate', parameters: { id: '$declined' } },
  { operation: 'createEntity', body: COMPANY, keep: { entity: '_id' } },
  { operation: 'getEntity', parameters: { id: '$entity' } },
  { operation: 'updateEntity', parameters: { id: '$entity' }, body: { ...COMPANY, location: 'Surat, Gujarat' } },
  { operation: 'searchEntities', body: { $like: { name: 'saffron' }, $sort: { name: 1 }, $limit: 10 } },
  { operation: 'shareEntity', parameters: { id: '$entity' }, body: { sharedWith: [] } },
  { operation: 'getEntityRisks', body: { ids: ['$entity', '$searched'] } },
  {
    operation: 'addTrackedCase',
    body: { caseIdentifier: CASE, watchlistEntityId: '$entity' },
    keep: { trackedCase: '_id' },
  },
  { operation: 'getTrackedCase', parameters: { id: '$trackedCase' } },
  { operation: 'searchTrackedCases', body: { $filter: { watchlistEntityIds: '$entity' }, $limit: 10 } },
  { operation: 'updateTrackedCase', parameters: { id: '$trackedCase' }, body: { riskLevel: 'HIGH' } },
  { operation: 'refreshTrackedCase', parameters: { id: '$trackedCase' } },
  { operation: 'listTrackedCaseChanges', parameters: { id: '$trackedCase' } },
  {
    operation: 'getTrackedCaseFamily',
    before: statedRelations,
    parameters: { id: '$trackedCase' },
  },
  { operation: 'followTrackedCaseRelation', parameters: { id: '$trackedCase', relationId: '$main' } },
  { operation: 'dismissTrackedCaseRelation', parameters: { id: '$trackedCase', relationId: '$linked' } },
  { operation: 'shareTrackedCase', parameters: { id: '$trackedCase' }, body: { sharedWith: [] } },
  { operation: 'pauseEntity', parameters: { id: '$entity' } },
  { operation: 'resumeEntity', parameters: { id: '$entity' } },
  {
    operation: 'importEntities',
    body: { rows: [COMPANY, { name: 'Asha Rao', entityType: 'PERSON', birthDate: '31-01-1980' }] },
    keep: { import: 'importId' },
  },
  { operation: 'getEntityImport', parameters: { id: '$import' }, whileStatus: 'RUNNING' },
  { operation: 'listEntityImports', parameters: { limit: '10' } },
  { operation: 'createExport', body: { what: 'entities', format: 'csv' }, keep: { export: 'exportId' } },
  { operation: 'getExport', parameters: { id: '$export' }, whileStatus: 'RUNNING' },
  { operation: 'listExports', parameters: { limit: '10' } },
  {
    operation: 'listTrackedCaseHearings',
    parameters: { id: '$trackedCase' },
    untilHas: 'hearings.0',
    keep: { hearing: 'hearings.0.hearingId' },
  },
  { operation: 'listHearings', before: nextTwoMonths, parameters: { from: '$today', to: '$inTwoMonths' } },
  { operation: 'getHearing', parameters: { id: '$hearing' } },
  { operation: 'getHearingCoverage' },
  { operation: 'updateHearingDigest', body: { at: '20:30' } },
  { operation: 'getHearingDigest' },
  {
    operation: 'createCalendar',
    body: { name: 'Saffron Textiles', scope: { type: 'ENTITY', entityId: '$entity' } },
    keep: { calendar: 'calendarId' },
  },
  { operation: 'listCalendars' },
  { operation: 'getCalendar', parameters: { id: '$calendar' } },
  {
    operation: 'updateCalendar',
    parameters: { id: '$calendar' },
    body: { name: 'Saffron Textiles', detail: 'PARTIES', alarms: [{ daysBefore: 1, at: '18:30' }] },
  },
  { operation: 'rotateCalendarAddress', parameters: { id: '$calendar' } },
  { operation: 'deleteCalendar', parameters: { id: '$calendar' } },
  { operation: 'createWebhook', body: { url: '$receiver', events: ['case.updated'] }, keep: { webhook: 'webhookId' } },
  { operation: 'listWebhooks' },
  { operation: 'getWebhook', parameters: { webhookId: '$webhook' } },
  {
    operation: 'updateWebhook',
    parameters: { webhookId: '$webhook' },
    body: { url: '$receiver', events: ['case.updated', 'hearing.changed'], description: 'Our case desk' },
  },
  { operation: 'rotateWebhookSecret', parameters: { webhookId: '$webhook' } },
  { operation: 'testWebhook', parameters: { webhookId: '$webhook' } },
  {
    operation: 'listWebhookDeliveries',
    parameters: { webhookId: '$webhook' },
    untilHas: 'deliveries.0.lastStatus',
    keep: { delivery: 'deliveries.0.deliveryId' },
  },
  { operation: 'replayWebhookDelivery', parameters: { webhookId: '$webhook', deliveryId: '$delivery' } },
  { operation: 'replayWebhookEvents', parameters: { webhookId: '$webhook' }, body: { since: NOW } },
  { operation: 'deleteWebhook', parameters: { webhookId: '$webhook' } },
  {
    operation: 'createNoticeSubscription',
    body: { channel: 'CHAT', address: '$receiver', kinds: ['HEARING_DIGEST', 'NEW_CANDIDATES'] },
    keep: { subscription: 'subscriptionId' },
  },
  { operation: 'listNoticeSubscriptions' },
  { operation: 'deleteNoticeSubscription', parameters: { subscriptionId: '$subscription' } },
  { operation: 'listEvents', parameters: { limit: '10' } },
  { operation: 'getAccount' },
  { operation: 'getStatus' },
  { operation: 'listAccountUsage' },
  { operation: 'exportAccountUsage' },
  { operation: 'listAccountAuditEntries', parameters: { limit: '10' } },
  { operation: 'listApiKeys' },
  {
    operation: 'createApiKey',
    body: { name: 'Case desk', permissions: ['case.read', 'case.write'] },
    keep: { key: 'keyId' },
  },
  { operation: 'updateApiKey', parameters: { keyId: '$key' }, body: { name: 'Case desk, Surat', expiresAt: null } },
  { operation: 'rotateApiKey', parameters: { keyId: '$key' }, body: { overlapHours: 24 } },
  { operation: 'revokeApiKey', parameters: { keyId: '$key' } },
  { operation: 'createUser', body: { name: 'Asha Rao' }, keep: { user: 'userId' } },
  { operation: 'renameUser', parameters: { userId: '$user' }, body: { name: 'Asha R. Rao' } },
  { operation: 'listUsers', parameters: { limit: '10' } },
  { operation: 'createTeam', body: { name: 'Litigation' }, keep: { team: 'teamId' } },
  { operation: 'renameTeam', parameters: { teamId: '$team' }, body: { name: 'Litigation West' } },
  { operation: 'listTeams', parameters: { limit: '10' } },
  { operation: 'addTeamMember', parameters: { teamId: '$team' }, body: { userId: '$user' } },
  { operation: 'listTeamMembers', parameters: { teamId: '$team' } },
  { operation: 'removeTeamMember', parameters: { teamId: '$team', userId: '$user' } },
  { operation: 'deleteTeam', parameters: { teamId: '$team' } },
  { operation: 'deleteUser', parameters: { userId: '$user' } },
  {
    operation: 'createErasure',
    body: { kind: 'ENTITY', id: '$searched', dryRun: true },
    keep: { erasure: 'erasureId' },
  },
  { operation: 'getErasure', parameters: { erasureId: '$erasure' }, whileStatus: 'RUNNING' },
  { operation: 'archiveEntity', parameters: { id: '$entity' } },
]

let service: Service
/** What the record of the case says of two others. */
async function statedRelations(accountId: string, kept: ReadonlyMap<string, string>) {
  const { db } = service
  const id = kept.get('$trackedCase') ?? ''
  const identifier = CASE
  const linkedCases = [
    { number: 'DLHC019000162024', relation: 'MAIN' as const },
    { number: 'CM/77/2024', relation: 'LINKED' as const },
  ]
  const courtCase = aCourtCase({ identifier, linkedCases })
  await db.transaction((tx) => db.trackedCases.learnFamily({ id, accountId, identifier, courtCase }, Date.now(), tx))
  const [main, linked] = (await db.trackedCases.relationsOf(accountId, [id])).toSorted((one, other) =>
    one.kind < other.kind ? 1 : -1,
  )
  return { main: main?.id ?? '', linked: linked?.id ?? '' }
}

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('every example of the reference can be sent, and gets an answer with the fields that the reference shows', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const kept = new Map([['$receiver', aSink(service).url]])
  const recorded: Record<string, Example> = {}
  for (const step of STORY) {
    for (const [name, text] of Object.entries((await step.before?.(accountId, kept)) ?? {})) kept.set(`$${name}`, text)
    const example = { parameters: filled(step.parameters ?? {}, kept), body: filled(step.body, kept) }
    const { status, body } = await send(step, example, key)
    t.true(status < 300, `${step.operation}: ${JSON.stringify(body)}`)
    for (const [name, path] of Object.entries(step.keep ?? {})) kept.set(`$${name}`, String(at(body, path)))
    recorded[step.operation] = invented({ ...step, answer: shortened(body) }, kept)
  }
  if (isRecording) await writeFile(FILE, `${JSON.stringify(recorded, null, 2)}\n`)
  const shown: Record<string, Example> = isRecording ? JSON.parse(await readFile(FILE, 'utf8')) : EXAMPLES
  t.deepEqual(shapeOf(shown), shapeOf(recorded))
})

test('every operation for customers has an example', (t) => {
  const operations = ENDPOINTS.filter(({ audience }) => audience === 'account').map(({ operationId }) => operationId)
  t.deepEqual(Object.keys(EXAMPLES).toSorted(), operations.toSorted())
})

test('every example is valid by the schemas of its operation', (t) => {
  for (const [operation, { parameters = {}, body, answer }] of Object.entries(EXAMPLES)) {
    const { params, query, body: schema, replies } = routeOf(operation)
    t.true(
      Object.values(replies).some((reply) => reply.safeParse(answer).success),
      operation,
    )
    if (body !== undefined) t.true(schema?.safeParse(body).success, operation)
    for (const part of [params, query])
      if (part && !part.safeParse(parameters).success) t.true(Object.keys(parameters).length > 0)
  }
})

function routeOf(operation: string): Route {
  const route = ENDPOINTS.find(({ operationId }) => operationId === operation)
  if (!route) throw new Error(`${operation} is no operation`)
  return route
}

async function send(step: Step, { parameters = {}, body }: Omit<Example, 'answer'>, key: string) {
  const { operation, whileStatus, untilHas } = step
  const { method, path } = routeOf(operation)
  const query = new URLSearchParams(Object.entries(parameters).filter(([name]) => !path.includes(`:${name}`)))
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
  return until(
    () => service.call(`${method} ${address}${query.size > 0 ? `?${query}` : ''}`, { key, body }),
    (answer) =>
      (whileStatus === undefined || at(answer.body, 'status') !== whileStatus) &&
      (untilHas === undefined || (at(answer.body, untilHas) ?? null) !== null),
  )
}

async function nextTwoMonths(): Promise<Record<string, string>> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return { today: day(0), inTwoMonths: day(60) }
}

/** The reference that is printed on each page of an order. */
async function referenceOf(orderId: string): Promise<string> {
  const document = await service.db.orderDocuments.find(orderId)
  if (!document) throw new Error('the order was not downloaded')
  return document.reference
}

/** Delays a search, so that it can be cancelled, or releases it. */
async function slowSearches(isSlow: boolean): Promise<Record<string, string>> {
  if (isSlow) await service.control.fault('ecourtsindia', 'slow', 100, 60_000)
  else await service.control.release('ecourtsindia')
  return {}
}

/**
 * Cases that a search of the courts has found for an entity, one of them with a number that is not enough to look it
 * up.
 */
async function foundCases(accountId: string, kept: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const entity = { accountId, entityId: kept.get('$searched') ?? '' }
  const found = { petitioners: ['M/S NILGIRI AGRO FOODS LTD.'] }
  const one = (own: object) => discover(service, entity, aDiscovery({ ...found, ...own }), 'HISTORICAL')
  return {
    confirmed: await one({}),
    declined: await one({}),
    unnumbered: await one({ cnr: '', registrationNumber: '900006/2024' }),
  }
}

/** Returns a value with the stored values in the positions of their names. */
function filled<T>(value: T, kept: ReadonlyMap<string, string>): T {
  return mapped(value, (text) => kept.get(text) ?? text) as T
}

/** Removes what differs in each run: ids, times, links, cursors. Stored ids stay the same throughout the story. */
function invented(example: Step & { answer: unknown }, kept: ReadonlyMap<string, string>): Example {
  const ids = [...kept.values()]
  const { parameters, body, answer } = mapped(filled(example, kept), (text) => {
    if (/^[0-9a-f]{32}$/.test(text)) return inventedId(ids.indexOf(text))
    const secret = SECRETS.find(({ shape }) => shape.test(text))
    if (secret) return text.replace(secret.shape, secret.madeUp)
    if (text === kept.get('$receiver')) return 'https://hooks.example/courtpulse'
    if (/^127\.0\.0\.1:\d+$/.test(text)) return 'hooks.example'
    if (/^http:/.test(text)) return 'https://courtpulse.example/v1/documents/files/…'
    return text.replaceAll(/[0-9a-f]{32}/g, inventedId(0))
  }) as Example
  return { ...(parameters ? { parameters } : {}), ...(body === undefined ? {} : { body }), answer: steady(answer) }
}

/** What replaces texts that are secret, or as good as a key. */
const SECRETS = [
  { kind: 'a key', shape: /^cpk_(test|live)_\w{30,}$/, madeUp: `cpk_$1_${'MadeUp'.repeat(6)}` },
  {
    kind: 'a webhook secret',
    shape: /^whsec_[\w+/]{32,}=*$/,
    madeUp: `whsec_${btoa('a secret that was made up for the docs')}`,
  },
  {
    kind: 'the address of a calendar',
    shape: /^https?:.*\/calendars\/\w{20,}\.ics$/,
    madeUp: `https://courtpulse.example/v1/calendars/${'MadeUp'.repeat(6)}.ics`,
  },
]

function inventedId(index: number): string {
  return `019aa5f3c1d27a3f8e5b6c7d8e9f0a${index < 0 ? 'ff' : (index + 16).toString(16)}`
}

function steady(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value) => {
    if (typeof value === 'number' && value > 1e12) return NOW
    return typeof value === 'string' && /cursor|pageToken/i.test(name) ? 'eyJhZnRlciI6IjAxOWFhNWYzIn0' : value
  })
}

/** Shortens lists to two items: enough to show what an item is. */
function shortened(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) => (Array.isArray(part) ? part.slice(0, 2) : part))
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapped(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, change)]))
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => new Map(Object.entries(part ?? {})).get(name), value)
}

/**
 * Returns the fields of a value. A field that is null in one run and present in another, such as a next date, counts as
 * the same; so do lists of texts, because the variations of a name follow their entity later.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? [shapeOf(value[0])] : 'values'
  if (typeof value !== 'object' || value === null)
    return SECRETS.find(({ shape }) => shape.test(String(value)))?.kind ?? 'a value'
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]))
}
