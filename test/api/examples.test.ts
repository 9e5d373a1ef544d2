import { readFile, writeFile } from 'node:fs/promises'
import test from 'ava'
import { EXAMPLES, type Example } from '../../api/reference/examples.ts'
import { ENDPOINTS, type Route } from '../../api/routes.ts'
import { anAccount, type Service, startService } from '../support/service.ts'

/** Writes the answers down instead of comparing them: `RECORD_EXAMPLES=on npm test -- test/api/examples.test.ts`. */
const isRecording = process.env.RECORD_EXAMPLES === 'on'
const FILE = 'api/reference/examples.json'

/** A request of the story. A value that begins with `$` was kept from an earlier answer. */
interface Step {
  operation: string
  parameters?: Record<string, string>
  body?: unknown
  /** What to keep of the answer, each by its fields: `orders.0.orderId`. */
  keep?: Record<string, string>
  /** The request is sent again until the answer's status is another one. */
  whileStatus?: string
}

const CASE = { courtType: 'HC', cnr: 'DLHC019000012024' }
const COMPANY = { name: 'Saffron Textiles Private Limited', entityType: 'BUSINESS' }

/** What a customer does in an afternoon, with the reserved cases and names of the sandbox. */
const STORY: Step[] = [
  { operation: 'listCaseTypes', parameters: { courtType: 'SC' } },
  { operation: 'lookUpCase', body: { caseIdentifier: CASE }, keep: { search: 'searchId', order: 'orders.0.orderId' } },
  { operation: 'downloadOrder', body: { searchId: '$search', orderId: '$order' } },
  { operation: 'startSummary', body: { searchId: '$search' }, keep: { summary: '_id' } },
  { operation: 'getSummary', parameters: { id: '$summary' }, whileStatus: 'PENDING' },
  { operation: 'getCase', parameters: { searchId: '$search' } },
  { operation: 'startHistoricalSearch', body: { name: 'Kaveri Logistics Limited' }, keep: { history: 'searchId' } },
  { operation: 'getHistoricalSearch', parameters: { searchId: '$history' } },
  { operation: 'listHistoricalSearchResults', parameters: { searchId: '$history' } },
  { operation: 'listHistoricalSearches', parameters: { limit: '10' } },
  { operation: 'createEntity', body: COMPANY, keep: { entity: '_id' } },
  { operation: 'getEntity', parameters: { id: '$entity' } },
  { operation: 'updateEntity', parameters: { id: '$entity' }, body: { ...COMPANY, location: 'Surat, Gujarat' } },
  { operation: 'searchEntities', body: { $like: { name: 'saffron' }, $sort: { name: 1 }, $limit: 10 } },
  { operation: 'shareEntity', parameters: { id: '$entity' }, body: { sharedWith: [] } },
  { operation: 'searchCandidates', parameters: { id: '$entity' }, body: { tab: 'historical', $limit: 10 } },
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
  { operation: 'getAccount' },
  { operation: 'getStatus' },
  { operation: 'listApiKeys' },
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
  { operation: 'archiveEntity', parameters: { id: '$entity' } },
]

let service: Service
test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('every example of the reference can be sent, and gets an answer with the fields that the reference shows', async (t) => {
  const { key } = await anAccount(service.db)
  const kept = new Map<string, string>()
  const recorded: Record<string, Example> = {}
  for (const step of STORY) {
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

test('every example is what the schemas of its operation say', (t) => {
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

async function send({ operation, whileStatus }: Step, { parameters = {}, body }: Omit<Example, 'answer'>, key: string) {
  const { method, path } = routeOf(operation)
  const query = new URLSearchParams(Object.entries(parameters).filter(([name]) => !path.includes(`:${name}`)))
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
  for (;;) {
    const response = await service.call(`${method} ${address}${query.size > 0 ? `?${query}` : ''}`, { key, body })
    if (whileStatus === undefined || at(response.body, 'status') !== whileStatus) return response
  }
}

/** With what was kept in place of its names. */
function filled<T>(value: T, kept: ReadonlyMap<string, string>): T {
  return mapped(value, (text) => kept.get(text) ?? text) as T
}

/** Without what is different in each run: ids, times, links, cursors. The ids that were kept stay the same ones all through the story. */
function invented(example: Step & { answer: unknown }, kept: ReadonlyMap<string, string>): Example {
  const ids = [...kept.values()]
  const { parameters, body, answer } = mapped(filled(example, kept), (text) => {
    if (/^[0-9a-f]{32}$/.test(text)) return inventedId(ids.indexOf(text))
    if (/^http:/.test(text)) return 'https://courtpulse.example/v1/documents/files/…'
    return text.replaceAll(/[0-9a-f]{32}/g, inventedId(0))
  }) as Example
  return { ...(parameters ? { parameters } : {}), ...(body === undefined ? {} : { body }), answer: steady(answer) }
}

function inventedId(index: number): string {
  return `019aa5f3c1d27a3f8e5b6c7d8e9f0a${index < 0 ? 'ff' : (index + 16).toString(16)}`
}

/** A time of the day on which all examples happen. */
const NOW = 1_795_255_000_000

function steady(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value) => {
    if (typeof value === 'number' && value > 1e12) return NOW
    return typeof value === 'string' && /cursor|pageToken/i.test(name) ? 'eyJhZnRlciI6IjAxOWFhNWYzIn0' : value
  })
}

/** Lists with their first two items: enough to see what an item is. */
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
 * The fields of a value. What is null in one run and there in another, as a next date, counts as the same; so do lists of texts, because
 * the variations of a name come a little after their entity.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? [shapeOf(value[0])] : 'values'
  if (typeof value !== 'object' || value === null) return 'a value'
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]))
}
