import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { ERRORS, type ErrorName } from './errors/catalogue.ts'
import type { BodyKind } from './frame/body.ts'
import type { AnyEndpoint } from './frame/endpoint.ts'
import { ENDPOINTS } from './routes.ts'

/** What the frame itself may refuse any request with. */
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
const OF_ENDPOINTS_WITH_BODY: ErrorName[] = ['BODY_TOO_LARGE', 'NOT_JSON']

const ErrorBody = z
  .strictObject({
    httpStatusCode: z.int().meta({ description: 'The HTTP status again.' }),
    code: z.int().meta({ description: 'Which error this is; never reused for another one.' }),
    message: z.string().meta({ description: 'One sentence for people.' }),
    appError: z.literal(true),
    details: z.record(z.string(), z.unknown()).optional().meta({ description: 'What this case of the error adds.' }),
  })
  .meta({ id: 'Error' })

/** The OpenAPI 3.1 document of every route: the schemas that check requests and the error catalogue, nothing beside them. */
export function openapiDocument() {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'CourtPulse API',
      version: '1.0.0',
      description:
        'Litigation monitoring for India: watchlist, live case lookup, order documents, AI summaries, historical search.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/v1' }],
    security: [{ apiKey: [] }],
    components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-Service-Api-Key' } } },
    paths: paths(),
  })
}

/** The errors an endpoint may answer with, its own and the frame's. */
export function errorsOf(endpoint: AnyEndpoint): ErrorName[] {
  return [
    ...endpoint.errors,
    ...OF_EVERY_ENDPOINT,
    ...(endpoint.audience === 'account' && endpoint.product ? (['PRODUCT_NOT_IN_PLAN'] as const) : []),
    ...(endpoint.body ? OF_ENDPOINTS_WITH_BODY : []),
  ]
}

function paths(): ZodOpenApiPathsObject {
  const byPath: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    byPath[path] = { ...byPath[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return byPath
}

function operation(endpoint: AnyEndpoint): ZodOpenApiOperationObject {
  return {
    summary: endpoint.summary,
    description: access(endpoint),
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.params || endpoint.query ? { requestParams: parameters(endpoint) } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: bodyContent(endpoint.body, endpoint.takes) } } : {}),
    responses: responses(endpoint),
  }
}

/** Rows may be sent as CSV too. */
function bodyContent(schema: z.ZodType, takes: BodyKind = 'json') {
  const csv = { 'text/csv': { schema: z.string().meta({ description: 'The first line names the columns.' }) } }
  return { 'application/json': { schema }, ...(takes === 'table' ? csv : {}) }
}

function access(endpoint: AnyEndpoint): string {
  if (endpoint.audience === 'operator') return "For operators' keys."
  return `Permission \`${endpoint.permission}\`. Weight ${endpoint.weight}.`
}

function parameters({ params, query }: AnyEndpoint): NonNullable<ZodOpenApiOperationObject['requestParams']> {
  return {
    ...(params instanceof z.ZodObject ? { path: params } : {}),
    ...(query instanceof z.ZodObject ? { query } : {}),
  }
}

function responses(endpoint: AnyEndpoint): ZodOpenApiResponsesObject {
  const answers: ZodOpenApiResponsesObject = {}
  for (const [status, schema] of Object.entries(endpoint.replies))
    answers[status as '200'] = { description: 'Done.', content: { 'application/json': { schema } } }
  const byStatus = Map.groupBy(errorsOf(endpoint), (name) => ERRORS[name].status)
  for (const [status, names] of [...byStatus].sort(([a], [b]) => a - b))
    answers[String(status) as '400'] = {
      description: names.map((name) => `\`${ERRORS[name].code}\` ${ERRORS[name].message}`).join('\n\n'),
      content: { 'application/json': { schema: ErrorBody } },
    }
  return answers
}
