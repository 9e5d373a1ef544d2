import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { ERRORS, type ErrorEntry, type ErrorName } from '../errors/catalogue.ts'
import { DETAILS } from '../errors/details.ts'
import { WEBHOOK_MESSAGES } from '../events/event-data.ts'
import { exampleOf } from '../events/event-examples.ts'
import { CSV, WORKBOOK } from '../http/body.ts'
import { type AnyEndpoint, readsBody } from '../http/endpoint.ts'
import { IdempotencyKey, REPLAYED } from '../http/idempotency.ts'
import { ENDPOINTS, type Group, type Route } from '../routes.ts'
import { addExamples } from './add-examples.ts'
import { describeFields } from './describe-fields.ts'
import { GROUPS, MESSAGES } from './groups.ts'
import { pascalCase } from './pascal-case.ts'
import { shareResponses } from './share-responses.ts'
import { API_VERSION } from './version.ts'

/** The errors with which the frame itself may refuse any request. */
const OF_EVERY_ENDPOINT: ErrorName[] = [
  'NO_KEY',
  'UNKNOWN_KEY',
  'EXPIRED_KEY',
  'PERMISSION_MISSING',
  'MALFORMED',
  'TOO_MANY_REQUESTS',
  'UNEXPECTED',
  'UNAVAILABLE',
]
/** Also for endpoints without a body: a body that is sent is read all the same. */
const OF_ENDPOINTS_WITH_BODY: ErrorName[] = ['BODY_TOO_LARGE', 'NOT_JSON']

/** Absent only while the database, which counts, is down. */
const Counted = z.int().min(0).optional()

/** The headers of every answer of an endpoint. */
const HEADERS = {
  'X-Request-Id': z.string().meta({
    description:
      'The ID of the request. You can send your own ID in this header: 8 to 128 letters, digits, dots, hyphens or underscores.',
  }),
  'X-RateLimit-Limit': Counted.meta({
    description:
      "The rate limit that this request was counted against, in units per minute. Usually it is the limit of the account, across all its keys. Responses to requests without a valid key (401, 405, and 404 for an unknown path) show the limit of the client's IP address. A 429 for too many new historical searches shows the limit of historical searches.",
  }),
  'X-RateLimit-Remaining': Counted.meta({ description: 'The number of units left in this minute.' }),
  'X-RateLimit-Reset': Counted.meta({
    description: 'Seconds until the minute ends and the full limit is available again.',
  }),
}
const RetryAfter = { description: 'Seconds after which the same request may be sent again.' }
const RETRY_HEADERS = { 'Retry-After': z.int().meta(RetryAfter) }
/** For a status of which only some errors carry it. */
const SOMETIMES_RETRY_HEADERS = { 'Retry-After': z.int().optional().meta(RetryAfter) }
const REPLAY_HEADERS = {
  [REPLAYED]: z
    .literal('true')
    .optional()
    .meta({ description: 'Present if the request was done before: this is its first response.' }),
}
/** The headers of every error. */
const ERROR_HEADERS = {
  ...HEADERS,
  Link: z
    .string()
    .optional()
    .meta({ description: 'The page about this error: its address in angle brackets, then `rel="help"`.' }),
}

/** The fields of every error. Each error's schema fixes the code and adds its own details. */
const ErrorBody = z.strictObject({
  httpStatusCode: z.int(),
  code: z.int(),
  message: z.string().meta({ description: 'A description of the error for people.' }),
  appError: z.boolean(),
})

/** The schema of each error: `CaseNotFoundError`. */
const ERROR_SCHEMAS = Object.fromEntries(
  Object.entries<ErrorEntry>(ERRORS).map(([name, { code, status, label, message }]) => {
    const own = DETAILS[name as ErrorName]
    const details = z
      .object({ ...(label ? { label: z.literal(label).meta({ description: 'The name of the error.' }) } : {}), ...own })
      .partial()
      .meta({ description: 'Additional data about this occurrence of the error.' })
    const schema = ErrorBody.extend({
      httpStatusCode: z.literal(status).meta({ description: 'The HTTP status of the response.' }),
      code: z
        .literal(code)
        .meta({ description: 'Identifies the error. A code is never reused for a different error.' }),
      details: details.optional(),
    })
    return [name, schema.meta({ id: `${pascalCase(name)}Error`, description: message })]
  }),
)

/** The readers of a document: customers, or the operators of the service. */
type Audience = AnyEndpoint['audience']

const INFO = {
  account: {
    title: 'CourtPulse API',
    description:
      'Litigation monitoring for India: watchlist, live case lookup, order documents, AI summaries, historical search.\n\nSend your API key in the header `X-Service-Api-Key`. All bodies are JSON. Every error has the same body with a code that never changes its meaning, and every response has an `X-Request-Id`.',
  },
  operator: {
    title: 'CourtPulse backoffice',
    description:
      'What the operators of a CourtPulse service do: accounts and plans, reviews, sources, captchas, logs. Send an operator key in the header `X-Service-Api-Key`.',
  },
}

const KEYS = {
  account: 'The API key of an account. `POST /account/api-keys` creates more keys.',
  operator: 'The key of an operator.',
}

/**
 * Returns the OpenAPI 3.1 document of an audience's routes, derived only from the schemas that check requests and the
 * error catalogue.
 */
export function openapiDocument(audience: Audience = 'account') {
  const routes = ENDPOINTS.filter((endpoint) => endpoint.audience === audience)
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        ...INFO[audience],
        version: API_VERSION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        contact: { name: 'The operators of this service' },
      },
      servers: [{ url: '/v1', description: 'This service' }],
      security: [{ apiKey: [] }],
      tags: [
        ...[...new Set(routes.map(({ group }) => group))].map((group) => GROUPS[group]),
        ...(audience === 'account' ? [MESSAGES] : []),
      ],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Service-Api-Key', description: KEYS[audience] },
        },
        headers: { ...ERROR_HEADERS, ...RETRY_HEADERS, ...(audience === 'account' ? REPLAY_HEADERS : {}) },
      },
      paths: paths(routes),
      ...(audience === 'account' ? { webhooks: webhooks() } : {}),
    },
    { override: adjustSchema },
  )
  return addExamples(shareResponses(describeFields(document)))
}

/**
 * Leaves out what says nothing: the bounds that every whole number of an answer has, and a default of `{}`, which breaks the code of
 * several generators.
 */
function adjustSchema({ jsonSchema, io }: { jsonSchema: Adjusted; io: 'input' | 'output' }): void {
  if (isEmptyObject(jsonSchema.default)) delete jsonSchema.default
  if (io === 'input') return
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

interface Adjusted {
  default?: unknown
  minimum?: number | undefined
  maximum?: number | undefined
}

/** Returns the errors of an endpoint, its own and the frame's, each once. */
export function errorsOf(endpoint: AnyEndpoint): ErrorName[] {
  const names: ErrorName[] = [
    ...endpoint.errors,
    ...OF_EVERY_ENDPOINT,
    ...(endpoint.audience === 'account' ? (['TOO_MANY_AT_ONCE'] as const) : []),
    ...(endpoint.audience === 'account' && endpoint.product ? (['PRODUCT_NOT_IN_PLAN'] as const) : []),
    ...(readsBody(endpoint) ? OF_ENDPOINTS_WITH_BODY : []),
    ...(takesKey(endpoint) ? (['IDEMPOTENCY_KEY_USED'] as const) : []),
  ]
  return [...new Set(names)]
}

function takesKey(endpoint: AnyEndpoint): boolean {
  return endpoint.audience === 'account' && endpoint.takesIdempotencyKey === true
}

function paths(routes: readonly Route[]): ZodOpenApiPathsObject {
  const byPath: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    byPath[path] = { ...byPath[path], [route.method.toLowerCase()]: operation(route) }
  }
  return byPath
}

function operation(route: Route): ZodOpenApiOperationObject {
  const { operationId, group, summary, description, params, query, body, deprecated } = route
  return {
    operationId,
    summary,
    description: [description, deprecated && `Use \`${deprecated.instead}\` instead.`, access(route)]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    ...(deprecated ? { deprecated: true } : {}),
    tags: [tagOf(group)],
    ...(params || query || takesKey(route) ? { requestParams: parameters(route) } : {}),
    ...(body ? { requestBody: requestBody(body, route) } : {}),
    responses: responses(route),
  }
}

/** The headers of a message (Standard Webhooks). */
const MESSAGE_HEADERS = z.object({
  'webhook-id': z.string().meta({
    description: 'The ID of the event. It is the same when the message is sent again: process each ID once.',
  }),
  'webhook-timestamp': z
    .string()
    .regex(/^\d+$/)
    .meta({ description: 'When this attempt was made, in seconds since 1970.' }),
  'webhook-signature': z.string().meta({
    description:
      'One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint.',
  }),
})

function webhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    WEBHOOK_MESSAGES.map(({ type, when, message }) => [
      type,
      {
        post: {
          operationId: `on${message.meta()?.id?.replace(/Message$/, '')}`,
          summary: when,
          description: `${when} Read other details through the API. \`GET /events\` lists the same event.`,
          tags: [MESSAGES.name],
          security: [],
          requestParams: { header: MESSAGE_HEADERS },
          requestBody: {
            required: true,
            content: { 'application/json': { schema: message, example: exampleOf(type) } },
          },
          responses: { '2XX': { description: 'Your endpoint received the message. Respond within 15 seconds.' } },
        },
      },
    ]),
  )
}

function tagOf(group: Group): string {
  return GROUPS[group].name
}

/** Returns a schema under its own name, otherwise under this one, which becomes the type's name in clients. */
function named(schema: z.ZodType, name: string, description: string): z.ZodType {
  const { id, ...said } = schema.meta() ?? {}
  return id === undefined ? schema.meta({ description, ...said, id: name }) : schema
}

function inCapital(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1)
}

/** A missing body means the same as an empty one. */
function requestBody(checked: z.ZodType, { operationId, table, describedBody = checked }: Route) {
  const schema = named(describedBody, `${inCapital(operationId)}Request`, `The body of \`${operationId}\`.`)
  return { required: !checked.safeParse({}).success, content: bodyContent(schema, table !== undefined) }
}

/** Rows may be sent as CSV or in a workbook too. */
function bodyContent(schema: z.ZodType, takesRows: boolean) {
  const csv = {
    [CSV]: { schema: z.string().min(1).meta({ description: 'CSV. A line of headings names the columns.' }) },
    [WORKBOOK]: {
      schema: z.string().min(1).meta({
        format: 'binary',
        description: 'An `.xlsx` workbook. Its first visible sheet with content is read.',
      }),
    },
  }
  return { 'application/json': { schema }, ...(takesRows ? csv : {}) }
}

function access(endpoint: AnyEndpoint): string {
  if (endpoint.audience === 'operator') return `Needs an operator key with the role \`${endpoint.role}\`.`
  return `Needs the permission \`${endpoint.permission}\`. Rate-limit weight: ${endpoint.weight}.`
}

function parameters(endpoint: AnyEndpoint): NonNullable<ZodOpenApiOperationObject['requestParams']> {
  const { params, query } = endpoint
  return {
    ...(params instanceof z.ZodObject ? { path: params } : {}),
    ...(query instanceof z.ZodObject ? { query } : {}),
    ...(takesKey(endpoint) ? { header: z.object({ 'Idempotency-Key': IdempotencyKey }) } : {}),
  }
}

function responses(endpoint: Route): ZodOpenApiResponsesObject {
  const answers: ZodOpenApiResponsesObject = {}
  for (const [status, answer] of Object.entries(endpoint.replies)) {
    const schema = named(answer, `${inCapital(endpoint.operationId)}Response`, endpoint.returns)
    answers[status as '200'] = {
      description: endpoint.returns,
      headers: z.object(takesKey(endpoint) ? { ...HEADERS, ...REPLAY_HEADERS } : HEADERS),
      content: { 'application/json': { schema }, ...(status === '200' ? contentOf(endpoint.otherTypes) : {}) },
    }
  }
  const byStatus = Map.groupBy(errorsOf(endpoint), (name) => ERRORS[name].status)
  for (const [status, names] of [...byStatus].sort(([a], [b]) => a - b))
    answers[String(status) as '400'] = {
      description: names.map((name) => `\`${ERRORS[name].code}\` ${ERRORS[name].message}`).join('\n\n'),
      headers: z.object({ ...ERROR_HEADERS, ...retryHeadersOf(names) }),
      content: { 'application/json': { schema: errorOf(names) } },
    }
  return answers
}

/** Errors that contain a retry time in their details send it in `Retry-After` as well. */
function retryHeadersOf(names: ErrorName[]) {
  const putOff = names.filter((name) => DETAILS[name]?.retryAfterSeconds)
  if (putOff.length === 0) return {}
  return putOff.length === names.length ? RETRY_HEADERS : SOMETIMES_RETRY_HEADERS
}

function contentOf(types: Record<string, z.ZodType> = {}) {
  return Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, { schema }]))
}

/** Returns the schema of an endpoint's errors under one status. */
function errorOf(names: ErrorName[]): z.ZodType {
  const [first, ...others] = names.flatMap((name) => ERROR_SCHEMAS[name] ?? [])
  return first && others.length === 0 ? first : z.union([...(first ? [first] : []), ...others])
}
