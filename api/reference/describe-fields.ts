import type { createDocument } from 'zod-openapi'
import { FIELDS } from './fields.ts'

/** The fields of a schema, a parameter or the whole document that are read here. */
interface Node {
  [part: string]: unknown
  description?: string
  properties?: Record<string, Node>
}

type Document = ReturnType<typeof createDocument>

/**
 * Adds the meaning in `FIELDS` to every field and parameter without a description. Changes the document and returns it.
 */
export function describeFields(document: Document): Document {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const node = schema as Node
    describe(node, FIELDS[name])
    describeIn(node, name)
  }
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const operation of Object.values(operations) as { parameters?: (Node & { name: string })[] }[])
      for (const parameter of operation.parameters ?? [])
        describe(parameter, meaningOf(parameter.name, partBefore(path, parameter.name)))
  return document
}

/** @param within the name of the nearest field or schema around it */
function describeIn(schema: unknown, within: string): void {
  if (Array.isArray(schema)) for (const each of schema) describeIn(each, within)
  if (!isNode(schema)) return
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    describe(field, meaningOf(name, within))
    describeIn(field, '$ref' in field ? '' : name)
  }
  for (const part of ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf']) describeIn(schema[part], within)
}

function describe(node: Node, words: string | undefined): void {
  if (words !== undefined) node.description ??= words
}

function meaningOf(name: string, within: string): string | undefined {
  // A filter names a nested field with a dot.
  return FIELDS[`${within}.${name}`] ?? FIELDS[name.split('.').at(-1) ?? name]
}

/**
 * Returns the path segment that a parameter belongs to: `cases` of `/watchlist/cases/{id}` and of
 * `/watchlist/cases?limit=`.
 */
function partBefore(path: string, parameter: string): string {
  const parts = path.split('/')
  return parts.at(parts.includes(`{${parameter}}`) ? parts.indexOf(`{${parameter}}`) - 1 : -1) ?? ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
