import test from 'ava'
import { ERRORS } from '../../api/errors/catalogue.ts'
import { FIELDS } from '../../api/reference/fields.ts'
import { NULLS } from '../../api/reference/nulls.ts'
import { openapi30Document } from '../../api/reference/openapi-3.0.ts'
import { errorsOf, openapiDocument } from '../../api/reference/openapi-document.ts'
import { ENDPOINTS } from '../../api/routes.ts'
import { EVENT_TYPES } from '../../domain/events/event.ts'
import { describedParts, isDescribed } from '../support/described-parts.ts'
import { fieldsOf } from '../support/schema-fields.ts'

const DOCUMENTS = { account: openapiDocument('account'), operator: openapiDocument('operator') }
const BOTH = Object.values(DOCUMENTS)
const OPERATIONS = BOTH.flatMap((document) =>
  Object.values(document.paths ?? {}).flatMap((path) => Object.values(path)),
)

test('the documents are OpenAPI 3.1 and describe every endpoint, those of operators apart', (t) => {
  for (const [audience, document] of Object.entries(DOCUMENTS)) {
    t.is(document.openapi, '3.1.0')
    const described = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = ENDPOINTS.filter((endpoint) => endpoint.audience === audience)
    t.deepEqual(described.toSorted(), served.map(({ method, path }) => `${method} ${inBraces(path)}`).toSorted())
  }
})

for (const endpoint of ENDPOINTS) {
  const path = inBraces(endpoint.path)
  test(`${endpoint.method} ${path} lists every status it can answer with, and each code`, (t) => {
    const document = DOCUMENTS[endpoint.audience]
    const operation = document.paths?.[path]?.[endpoint.method.toLowerCase() as 'get']
    const responses = responsesOf(document, operation)
    const names = errorsOf(endpoint)
    const statuses = new Set([...Object.keys(endpoint.replies), ...names.map((name) => String(ERRORS[name].status))])
    t.deepEqual(Object.keys(responses).toSorted(), [...statuses].toSorted())
    for (const name of names) {
      const { status, code } = ERRORS[name]
      t.true(responses[status]?.description?.includes(`\`${code}\``), String(code))
    }
  })
}

test('every answer declares its headers, and Retry-After where the client has to retry', (t) => {
  for (const { responses, parameters } of BOTH.flatMap(operationsWithResponses))
    for (const [status, { description, headers }] of Object.entries(responses)) {
      const always = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
      const isRepeatable = parameters?.some(({ name }) => name === 'Idempotency-Key')
      const replayed = status < '300' && isRepeatable ? ['Idempotent-Replayed'] : []
      const expected = [
        ...always,
        ...(status >= '400' ? ['Link'] : replayed),
        // 61451 comes while another request assembles the page.
        ...(['429', '503'].includes(status) || description.includes('`61451`') ? ['Retry-After'] : []),
      ]
      t.deepEqual(Object.keys(headers ?? {}), expected)
    }
})

/** POSTs of customers without an Idempotency-Key, and why repeating them creates and costs nothing more. */
const REPEATED_FREELY: Record<string, string> = {
  searchEntities: 'reads',
  getEntityRisks: 'reads',
  searchCandidates: 'reads',
  searchTrackedCases: 'reads',
  pauseEntity: 'sets a state',
  resumeEntity: 'sets a state',
  addTeamMember: 'sets a state',
  confirmCandidate: 'is decided once',
  declineCandidate: 'is decided once',
  followTrackedCaseRelation: 'is decided once',
  dismissTrackedCaseRelation: 'sets a state',
  testWebhook: 'sends again, which receivers are told to expect',
  replayWebhookDelivery: 'sends again, which receivers are told to expect',
  replayWebhookEvents: 'sends again, which receivers are told to expect',
}

test('every POST for customers takes an Idempotency-Key, unless repeating it creates and costs nothing more', (t) => {
  const posts = ENDPOINTS.filter(({ method, audience }) => method === 'POST' && audience === 'account')
  const without = posts.filter((post) => !('takesIdempotencyKey' in post && post.takesIdempotencyKey))
  t.deepEqual(without.map(({ operationId }) => operationId).toSorted(), Object.keys(REPEATED_FREELY).toSorted())
})

test('every operation has a unique name, and a tag that is explained', (t) => {
  const names = (OPERATIONS as { operationId?: string }[]).map(({ operationId }) => operationId)
  t.is(new Set(names).size, ENDPOINTS.length)
  t.true(names.includes('lookUpCase'))
  for (const document of BOTH) {
    const tags = document.tags?.map(({ name }) => name) ?? []
    for (const { tags: [tag = ''] = [] } of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path)))
      t.true(tags.includes(tag), tag)
    for (const { name, description } of document.tags ?? []) t.true((description?.length ?? 0) > 40, name)
  }
})

test('the document of OpenAPI 3.0 has the same operations, and none of the keywords that 3.0 lacks', (t) => {
  const older = openapi30Document()
  t.is(older.openapi, '3.0.3')
  t.false('webhooks' in older)
  t.deepEqual(Object.keys(older.paths as object), Object.keys(DOCUMENTS.account.paths ?? {}))
  const text = JSON.stringify(older)
  t.false(/"(?:const|propertyNames|prefixItems)":/.test(text))
  t.false(/"type":(?:\[|"null")/.test(text))
})

test('every type of event is described as a webhook', (t) => {
  t.deepEqual(Object.keys(DOCUMENTS.account.webhooks ?? {}).toSorted(), EVENT_TYPES.toSorted())
})

test('every field, parameter, schema and answer is described', (t) => {
  const parts = BOTH.flatMap(describedParts)
  t.true(parts.length > 1_000)
  t.deepEqual(
    parts.filter((part) => !isDescribed(part)).map(({ where }) => where),
    [],
  )
})

test('a description says null exactly where the schema of its field allows it', (t) => {
  const fields = BOTH.flatMap(fieldsOf)
  t.true(fields.length > 1_000)
  t.deepEqual(
    fields
      .filter(({ schema, mayBeNull }) => /\bnull\b/i.test(String(schema.description)) !== mayBeNull)
      .map(({ where }) => where),
    [],
  )
})

test('every meaning of null is that of a field', (t) => {
  const said = new Set(
    BOTH.flatMap(fieldsOf).map(
      ({ name, schema }) =>
        `${name}: ${String(schema.description)
          .split(/(?<=[.!?]) /)
          .at(-1)}`,
    ),
  )
  t.deepEqual(
    Object.entries(NULLS).filter(([key, words]) => !said.has(`${key.split('.').at(-1)}: ${words}`)),
    [],
  )
})

test('a meaning that is known by the name of a field alone is that of one kind of value', (t) => {
  const named = BOTH.flatMap(fieldsOf).filter(
    ({ name, schema, isFilter }) =>
      !isFilter && name in FIELDS && String(schema.description).startsWith(FIELDS[name] ?? ''),
  )
  for (const [name, fields] of Map.groupBy(named, ({ name }) => name)) {
    const kinds = fields.map(({ kinds }) => kinds).filter(({ size }) => size > 0)
    // A field may allow some of the values that another one of its name allows.
    const widest = kinds.reduce((one, other) => (other.size > one.size ? other : one), new Set())
    for (const each of kinds) t.true(each.isSubsetOf(widest), `${name}: ${[...each]} beside ${[...widest]}`)
  }
})

/** The sentence that is added to what a field means. */
const MEANING_OF_NULL = /(?<=[.!?]) Null [^.]*\.$/

test('every entry of the dictionary of fields describes something', (t) => {
  const said = new Set(
    BOTH.flatMap(describedParts).map(
      ({ name, description }) => `${name}: ${description?.replace(MEANING_OF_NULL, '')}`,
    ),
  )
  const unused = Object.entries(FIELDS).filter(([key, words]) => !said.has(`${key.split('.').at(-1)}: ${words}`))
  t.deepEqual(
    unused.map(([key]) => key),
    [],
  )
})

test('bodies and answers have names, which clients give to their types', (t) => {
  for (const { operationId, requestBody, responses } of OPERATIONS as Described[]) {
    const answers = Object.entries(responses).flatMap(([status, answer]) => (status < '300' ? [answer] : []))
    for (const { content } of [...answers, ...(requestBody ? [requestBody] : [])])
      t.truthy(content['application/json']?.schema.$ref, operationId)
  }
})

interface Response {
  description: string
  headers?: object
}

/** The responses of an operation, with those that it shares with others. */
function responsesOf(document: (typeof BOTH)[number], operation: object | undefined): Record<string, Response> {
  const shared = (document.components?.responses ?? {}) as Record<string, Response>
  const { responses } = operation as { responses: Record<string, Response | { $ref: string }> }
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const named = '$ref' in response ? shared[response.$ref.split('/').at(-1) ?? ''] : response
      if (named === undefined) throw new Error(`no shared response: ${JSON.stringify(response)}`)
      return [status, named]
    }),
  )
}

function operationsWithResponses(document: (typeof BOTH)[number]) {
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path)) as {
    parameters?: { name: string }[]
  }[]
  return operations.map((operation) => ({ ...operation, responses: responsesOf(document, operation) }))
}

interface Described {
  operationId: string
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}
type Content = Record<string, { schema: { $ref?: string } }>

test('a body is required where nothing can be done without one, and only there', (t) => {
  t.like(DOCUMENTS.account.paths?.['/case-lookup']?.post?.requestBody, { required: true })
  t.like(DOCUMENTS.operator.paths?.['/backoffice/cases/{id}/approve']?.post?.requestBody, { required: false })
})

test('no two errors share a code', (t) => {
  const codes = Object.values(ERRORS).map(({ code }) => code)
  t.is(new Set(codes).size, codes.length)
})

function inBraces(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}
