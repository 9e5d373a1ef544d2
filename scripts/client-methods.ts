import { readFile } from 'node:fs/promises'
import {
  type ClientOperation,
  clientOperations,
  type Document,
  documentOfClients,
  inCapital,
} from './client-operations.ts'

export const HEAD = '/* Generated from the OpenAPI document. Do not edit. */\n'

/**
 * The classes of methods: all that a running service needs of the generated code, so `npm run bundle` writes it too.
 */
export async function operationsFile(): Promise<[path: string, text: string]> {
  const document = documentOfClients()
  const { version } = JSON.parse(await readFile('clients/typescript/package.json', 'utf8')) as { version: string }
  const groups = Map.groupBy(clientOperations(document), ({ group }) => group)
  const classes = [...groups].map(
    ([group, own]) => `export class ${inCapital(group)} extends Group {
${own.map((each) => methodOf(document, each)).join('\n\n')}
}`,
  )
  const fields = [...groups.keys()].map((group) => `  readonly ${group}: ${inCapital(group)}`)
  const made = [...groups.keys()].map((group) => `    this.${group} = new ${inCapital(group)}(call)`)
  const text = `
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
  return ['clients/typescript/generated/operations.ts', HEAD + text]
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

/** The type of a method's parameters: ids, filters and the fields of the body as one object. */
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
