import { openapiDocument } from '../api/reference/openapi-document.ts'
import { ENDPOINTS } from '../api/routes.ts'

/**
 * The parts of a schema, an operation and the document that the generators of clients read; the document is plain JSON.
 */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }>; required?: boolean }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}
export interface Document {
  openapi: string
  info: object
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: { schemas: Record<string, Schema> }
}

/** An operation as a method of a client. */
export interface ClientOperation {
  group: string
  /** `lookUp` for `lookUpCase` in the group `cases`: without the noun of the group. */
  name: string
  verb: string
  path: string
  operation: Operation
  /** Ids and filters. An `Idempotency-Key` is an option of every POST. */
  parameters: Parameter[]
  /** Names of schemas, or `string`. */
  bodies: string[]
  answers: string[]
  /** For lists with pages: the field with the items, and the schema of an item. */
  item: { field: string; schema: Schema } | undefined
}

/**
 * The document with typed events: an event of the log, like a verified webhook message, is one of the messages together
 * with its id.
 */
export function documentOfClients(): Document {
  const document = JSON.parse(JSON.stringify(openapiDocument())) as Document
  const { schemas } = document.components
  const { description, properties: { id = {} } = {} } = schemas.Event ?? {}
  const messages = Object.values(document.webhooks).map(({ post }) => nameOf(contentOf(post)))
  for (const name of messages) {
    const { properties, required = [], ...message } = schemas[name] ?? {}
    schemas[name] = { ...message, properties: { id, ...properties }, required: ['id', ...required] }
  }
  const oneOf = messages.map((name) => ({ $ref: `#/components/schemas/${name}` }))
  schemas.Event = { ...(description ? { description } : {}), oneOf }
  return document
}

function contentOf({ requestBody }: Pick<Operation, 'requestBody'>): Schema {
  return requestBody?.content['application/json']?.schema ?? {}
}

export function clientOperations(document: Document): ClientOperation[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const group = groupOf(operation.operationId)
      const name = nameIn(group, operation.operationId)
      const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header')
      const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => nameOf(schema))
      const succeeded = Object.entries(operation.responses).filter(([status]) => status < '300')
      const answers = succeeded.flatMap(([, { content }]) => Object.values(content).map(({ schema }) => nameOf(schema)))
      const item = itemOf(document, operation)
      return {
        group,
        name,
        verb: verb.toUpperCase(),
        path,
        operation,
        parameters,
        bodies: [...new Set(bodies)],
        answers: [...new Set(answers)],
        item,
      }
    }),
  )
}

function groupOf(operationId: string): string {
  const route = ENDPOINTS.find((endpoint) => endpoint.operationId === operationId)
  if (!route) throw new Error(`No route is named ${operationId}`)
  return route.group
}

function nameIn(group: string, operationId: string): string {
  const noun = inCapital(group.replace(/(ies|es|s)$/, ''))
  return operationId.replace(new RegExp(`(?<=^(?:[a-z]+|lookUp))${noun}(?:y|ies|es|e|s)?(?=[A-Z]|$)`), '')
}

function nameOf({ $ref, type }: Schema): string {
  const name = $ref?.split('/').at(-1) ?? (type === 'string' ? type : undefined)
  if (name === undefined) throw new Error('A body or an answer has no name')
  return name
}

function itemOf({ components }: Document, { operationId, responses }: Operation): ClientOperation['item'] {
  if (!/^(list|search)/.test(operationId)) return undefined
  const { properties = {} } =
    components.schemas[nameOf(responses['200']?.content['application/json']?.schema ?? {})] ?? {}
  if (!('nextCursor' in properties || 'nextPageToken' in properties || 'recordsFiltered' in properties))
    return undefined
  const lists = Object.entries(properties).filter(([field, { type }]) => type === 'array' && field !== 'warnings')
  const [[field, { items: schema = {} }] = ['', {}]] = lists
  if (lists.length !== 1) throw new Error(`${operationId} answers with several lists`)
  return { field, schema }
}

export function inCapital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
