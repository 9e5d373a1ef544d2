import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { openapiDocument } from '../api/reference/openapi-document.ts'
import { ENDPOINTS } from '../api/routes.ts'

/** What is read of a schema, an operation and the document; the document is plain JSON. */
interface Schema {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
}
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}
interface Operation {
  operationId: string
  summary: string
  description: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }>; required?: boolean }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}
interface Document {
  openapi: string
  info: object
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema & { required?: string[] }> }
}

/** One operation as a method of the client. */
interface Method {
  group: string
  path: string
  verb: string
  operation: Operation
}

const HEAD = '/* Generated from the OpenAPI document by `npm run docs`. Do not edit. */\n'

/** The generated files of the TypeScript client by path: the types of all bodies and answers, and a class of methods for each group of operations. */
export async function clientFiles(): Promise<[string, string][]> {
  const document = JSON.parse(JSON.stringify(openapiDocument())) as Document
  const methods = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({
      group: groupOf(operation.operationId),
      path,
      verb: verb.toUpperCase(),
      operation,
    })),
  )
  return [
    ['client/generated/types.ts', HEAD + (await typesOf(document, methods))],
    ['client/generated/errors.ts', HEAD + errorsFile(document)],
    ['client/generated/operations.ts', HEAD + (await operationsFile(document, methods))],
  ]
}

function groupOf(operationId: string): string {
  const route = ENDPOINTS.find((endpoint) => endpoint.operationId === operationId)
  if (!route) throw new Error(`No route is named ${operationId}`)
  return route.group
}

/** `lookUp` of `lookUpCase` in the group `cases`: without the noun that the group already says. */
export function methodName(group: string, operationId: string): string {
  const noun = inCapital(group.replace(/(ies|es|s)$/, ''))
  return operationId.replace(new RegExp(`(?<=^(?:[a-z]+|lookUp))${noun}(?:y|ies|es|e|s)?(?=[A-Z]|$)`), '')
}

/** Every schema as a type, and what each operation takes beside its body as one more: by the generator, which gets them without the paths. */
async function typesOf({ openapi, info, components }: Document, methods: Method[]): Promise<string> {
  const parameters = methods.flatMap(({ operation }) => parametersSchema(operation))
  const schemas = { ...components.schemas, ...Object.fromEntries(parameters) }
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-client-'))
  try {
    await createClient({
      input: { openapi, info, paths: {}, components: { schemas } } as never,
      output: { path: folder, entryFile: false, header: '' },
      plugins: ['@hey-api/typescript'],
      logs: { level: 'silent', file: false },
    })
    return (await readFile(join(folder, 'types.gen.ts'), 'utf8')).trimStart()
  } finally {
    await rm(folder, { recursive: true })
  }
}

function parametersSchema(operation: Operation): [string, Schema][] {
  const own = ownParameters(operation)
  if (own.length === 0) return []
  const schema = {
    type: 'object',
    description: `What \`${operation.operationId}\` takes${operation.requestBody ? ' beside its body' : ''}.`,
    properties: Object.fromEntries(
      own.map(({ name, description, schema }) => [name, { ...schema, ...(description ? { description } : {}) }]),
    ),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
  return [[parametersName(operation), schema]]
}

/** The key of an `Idempotency-Key` is an option of every call. */
function ownParameters({ parameters = [] }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in !== 'header')
}

function parametersName({ operationId }: Operation): string {
  return `${inCapital(operationId)}Parameters`
}

function errorsFile({ components }: Document): string {
  const errors = Object.entries(components.schemas).filter(([, { properties }]) => properties?.httpStatusCode)
  return `
import type * as api from './types.ts'

/** The body of any error, known by its \`code\`. */
export type ApiError =
${errors.map(([name]) => `  | api.${name}`).join('\n')}
`
}

async function operationsFile(document: Document, methods: Method[]): Promise<string> {
  const { version } = JSON.parse(await readFile('client/package.json', 'utf8')) as { version: string }
  const groups = Map.groupBy(methods, ({ group }) => group)
  const classes = [...groups].map(([group, own]) => classOf(document, group, own))
  const fields = [...groups.keys()].map((group) => `  readonly ${group}: ${inCapital(group)}`)
  const made = [...groups.keys()].map((group) => `    this.${group} = new ${inCapital(group)}(call)`)
  return `
import { type Call, type CallOptions, Group } from '../call.ts'
import type { Listed } from '../listed.ts'
import type * as api from './types.ts'

/** The version of this package. */
export const VERSION = '${version}'

${classes.join('\n\n')}

/** Every operation of the API, in the groups of its reference. */
export class Operations {
${fields.join('\n')}

  constructor(call: Call) {
${made.join('\n')}
  }
}
`
}

function classOf(document: Document, group: string, methods: Method[]): string {
  return `export class ${inCapital(group)} extends Group {
${methods.map((method) => methodOf(document, method)).join('\n\n')}
}`
}

function methodOf(document: Document, { group, path, verb, operation }: Method): string {
  const { operationId, summary, description } = operation
  const takes = takenBy(document, operation)
  const answers = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    status < '300' ? Object.values(content).map(({ schema }) => typeOf(schema)) : [],
  )
  const returned = [...new Set(answers)].join(' | ')
  const item = itemOf(document, operation)
  const given = takes ? `parameters${takes.isOptional ? `: ${takes.type} = {}` : `: ${takes.type}`}, ` : ''
  const sent = `'${verb}', '${path}', ${takes ? 'parameters' : '{}'}, options`
  const doc = [summary, ...description.split('\n').map((line) => line.trim())].join('\n   * ').replaceAll(/ +$/gm, '')
  const lines = `  /**\n   * ${doc.replace('\n', '\n   *\n')}\n   */\n`
  const name = methodName(group, operationId)
  return item
    ? `${lines}  ${name}(${given}options?: CallOptions): Listed<${returned}, api.${item}> {\n    return this.listed(${sent})\n  }`
    : `${lines}  ${name}(${given}options?: CallOptions): Promise<${returned}> {\n    return this.call(${sent})\n  }`
}

/** The type of what a method takes: ids, filters and the fields of the body as one object. */
function takenBy(document: Document, operation: Operation): { type: string; isOptional: boolean } | undefined {
  const own = ownParameters(operation)
  const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => typeOf(schema))
  for (const body of bodies)
    for (const { name } of own)
      if (document.components.schemas[body.replace('api.', '')]?.properties?.[name])
        throw new Error(`${operation.operationId} has ${name} both in its body and beside it`)
  const types = [
    ...(own.length > 0 ? [`api.${parametersName(operation)}`] : []),
    ...(bodies.length > 0 ? [bodies.join(' | ')] : []),
  ]
  if (types.length === 0) return undefined
  const isOptional = !own.some(({ required }) => required) && !operation.requestBody?.required
  return { type: types.join(' & '), isOptional }
}

/** The type of an item where the operation lists, page by page. */
function itemOf({ components }: Document, operation: Operation): string | undefined {
  if (!/^(list|search)/.test(operation.operationId)) return undefined
  const name = typeOf(operation.responses['200']?.content['application/json']?.schema ?? {}).replace('api.', '')
  const { properties = {} } = components.schemas[name] ?? {}
  if (!('nextCursor' in properties || 'nextPageToken' in properties || 'recordsFiltered' in properties))
    return undefined
  const lists = Object.keys(properties).filter((field) => properties[field]?.type === 'array' && field !== 'warnings')
  if (lists.length !== 1) throw new Error(`${operation.operationId} answers with several lists: ${lists}`)
  return `${name}['${lists[0]}'][number]`
}

function typeOf({ $ref, type }: Schema): string {
  if ($ref) return `api.${$ref.split('/').at(-1)}`
  if (type === 'string') return 'string'
  throw new Error('A body or an answer has no name')
}

function inCapital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
