import type { openapiDocument } from '../../api/reference/openapi-document.ts'

/** A field, parameter, schema or answer of an OpenAPI document. */
interface Part {
  name: string
  /** Where it is, for the message of a test. */
  where: string
  description: string | undefined
  /** The target of its reference describes it. */
  isReference: boolean
}

interface Node {
  [part: string]: unknown
  description?: string
  properties?: Record<string, Node>
}

export function isDescribed({ description, isReference }: Part): boolean {
  return isReference || (description?.length ?? 0) >= MIN_LENGTH
}

/** Shorter words only repeat the name. */
const MIN_LENGTH = 8

/** Everything of a document that has to be described. */
export function describedParts({ components, paths }: ReturnType<typeof openapiDocument>): Part[] {
  const schemas = Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) => {
    const node = schema as Node
    return [partOf(name, '', node), ...fieldsOf(node, name)]
  })
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).flatMap(
      ([method, { parameters = [], responses, ...operation }]) => {
        const where = `${method} ${path}`
        return [
          partOf(where, '', operation),
          ...parameters.map((parameter) => partOf(parameter.name, where, parameter)),
          ...Object.entries(responses).map(([status, answer]) => partOf(status, where, answer)),
        ]
      },
    ),
  )
  return [...schemas, ...operations]
}

interface Operation extends Node {
  parameters?: (Node & { name: string })[]
  responses: Record<string, Node>
}

function fieldsOf(schema: unknown, where: string): Part[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => fieldsOf(each, where))
  if (typeof schema !== 'object' || schema === null) return []
  const node: Node = { ...schema }
  const own = Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
    partOf(name, where, field),
    ...fieldsOf(field, `${where}.${name}`),
  ])
  const within = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf']
  return [...own, ...within.flatMap((part) => fieldsOf(node[part], where))]
}

function partOf(name: string, where: string, node: Node): Part {
  return { name, where: `${where} ${name}`, description: node.description, isReference: '$ref' in node }
}
