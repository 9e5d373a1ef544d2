import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { HEAD, operationsFile } from './client-methods.ts'
import {
  type ClientOperation,
  clientOperations,
  type Document,
  documentOfClients,
  inCapital,
  type Schema,
} from './client-operations.ts'

/** The generated files of the TypeScript client by path: the types of all bodies and answers, and a class of methods for each group of operations. */
export async function clientFiles(): Promise<[string, string][]> {
  const document = documentOfClients()
  return [
    ['clients/typescript/generated/types.ts', HEAD + (await typesOf(document, clientOperations(document)))],
    ['clients/typescript/generated/errors.ts', HEAD + errorsFile(document)],
    await operationsFile(),
  ]
}

/**
 * Every schema as a type, and each operation's parameters outside its body as another. The generator gets them without
 * the paths.
 */
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
