import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { openapiDocument } from '../api/reference/openapi-document.ts'
import { type ClientOperation, clientOperations, type Document, inCapital, type Schema } from './client-operations.ts'

const HEAD = '/* Generated from the OpenAPI document by `npm run docs`. Do not edit. */\n'

/** The generated files of the TypeScript client by path: the types of all bodies and answers, and a class of methods for each group of operations. */
export async function clientFiles(): Promise<[string, string][]> {
  const document = JSON.parse(JSON.stringify(openapiDocument())) as Document
  const operations = clientOperations(document)
  return [
    ['client/generated/types.ts', HEAD + (await typesOf(document, operations))],
    ['client/generated/errors.ts', HEAD + errorsFile(document)],
    ['client/generated/operations.ts', HEAD + (await operationsFile(document, operations))],
  ]
}

/** Every schema as a type, and what each operation takes beside its body as one more: by the generator, which gets them without the paths. */
async function typesOf({ openapi, info, components }: Document, operations: ClientOperation[]): Promise<string> {
  const schemas = { ...components.schemas, ...Object.fromEntries(operations.flatMap(parametersSchema)) }
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

function parametersSchema({ operation, parameters }: ClientOperation): [string, Schema][] {
  if (parameters.length === 0) return []
  const schema = {
    type: 'object',
    description: `What \`${operation.operationId}\` takes${operation.requestBody ? ' beside its body' : ''}.`,
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, { ...schema, ...(description ? { description } : {}) }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
  return [[`${inCapital(operation.operationId)}Parameters`, schema]]
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

async function operationsFile(document: Document, operations: ClientOperation[]): Promise<string> {
  const { version } = JSON.parse(await readFile('client/package.json', 'utf8')) as { version: string }
  const groups = Map.groupBy(operations, ({ group }) => group)
  const classes = [...groups].map(
    ([group, own]) => `export class ${inCapital(group)} extends Group {
${own.map((each) => methodOf(document, each)).join('\n\n')}
}`,
  )
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

function methodOf(document: Document, client: ClientOperation): string {
  const { verb, path, name, operation, answers, item } = client
  const takes = takenBy(document, client)
  const returned = answers.map(typeOf).join(' | ')
  const given = takes ? `parameters: ${takes.type}${takes.isOptional ? ' = {}' : ''}, ` : ''
  const sent = `'${verb}', '${path}', ${takes ? 'parameters' : '{}'}, options`
  const words = [operation.summary, '', ...operation.description.split('\n')].map((line) =>
    `   * ${line.trim()}`.trimEnd(),
  )
  const [type, does] = item
    ? [`Listed<${returned}, ${returned}['${item.field}'][number]>`, 'listed']
    : [`Promise<${returned}>`, 'call']
  return `  /**
${words.join('\n')}
   */
  ${name}(${given}options?: CallOptions): ${type} {
    return this.${does}(${sent})
  }`
}

/** The type of what a method takes: ids, filters and the fields of the body as one object. */
function takenBy(
  { components }: Document,
  { operation, parameters, bodies }: ClientOperation,
): { type: string; isOptional: boolean } | undefined {
  for (const { name } of parameters)
    if (bodies.some((body) => components.schemas[body]?.properties?.[name]))
      throw new Error(`${operation.operationId} has ${name} both in its body and beside it`)
  const own = parameters.length > 0 ? [`api.${inCapital(operation.operationId)}Parameters`] : []
  const body = bodies.length > 0 ? [bodies.map(typeOf).join(' | ')] : []
  const isOptional = !parameters.some(({ required }) => required) && !operation.requestBody?.required
  return own.length + body.length > 0 ? { type: [...own, ...body].join(' & '), isOptional } : undefined
}

function typeOf(name: string): string {
  return name === 'string' ? name : `api.${name}`
}
