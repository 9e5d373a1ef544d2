import type { createDocument } from 'zod-openapi'
import { FIELDS } from './fields.ts'
import { NULLS } from './nulls.ts'

/** The fields of a schema, a parameter or the whole document that are read here. */
interface Node {
  [part: string]: unknown
  description?: string
  properties?: Record<string, Node>
}

type Document = ReturnType<typeof createDocument>

const WITHIN = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf']
/** The meanings of null in a body that is sent. */
const IN_BODY = 'Null counts as left out.'
const IN_FILTER = 'Null finds records without one.'

/**
 * Adds the meaning in `FIELDS` to every field and parameter without a description, and what null means to every field
 * that may be null. Changes the document and returns it.
 */
export function describeFields(document: Document): Document {
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Node][]
  const bodies = bodiesOf(document, new Map(schemas))
  for (const [name, schema] of schemas) {
    describe(schema, FIELDS[name])
    describeIn(schema, name, bodies.has(name) ? IN_BODY : undefined)
  }
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const operation of Object.values(operations) as { parameters?: (Node & { name: string })[] }[])
      for (const parameter of operation.parameters ?? [])
        describe(parameter, meaningOf(FIELDS, parameter.name, partBefore(path, parameter.name)))
  return document
}

/**
 * @param within the name of the nearest field or schema around it
 * @param byDefault what null means where `NULLS` does not say it
 */
function describeIn(schema: unknown, within: string, byDefault: string | undefined): void {
  if (Array.isArray(schema)) for (const each of schema) describeIn(each, within, byDefault)
  if (!isNode(schema)) return
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    describe(field, meaningOf(FIELDS, name, within))
    if (mayBeNull(field)) sayNull(field, byDefault ?? meaningOf(NULLS, name, within))
    describeIn(field, '$ref' in field ? '' : name, name === '$filter' ? IN_FILTER : byDefault)
  }
  for (const part of WITHIN) describeIn(schema[part], within, byDefault)
}

function describe(node: Node, words: string | undefined): void {
  if (words !== undefined) node.description ??= words
}

function sayNull(field: Node, words: string | undefined): void {
  if (words === undefined || /\bnull\b/i.test(field.description ?? '')) return
  field.description = [field.description?.replace(/(?<![.!?])$/, '.'), words].join(' ').trim()
}

/** Whether a schema allows null; no schema that has a name does. */
function mayBeNull({ $ref, type, const: only, anyOf, oneOf }: Node): boolean {
  const choices = [anyOf, oneOf].flat().filter(isNode)
  if (choices.length > 0) return choices.some(mayBeNull)
  return [type].flat().includes('null') || [$ref, type, only].every((part) => part === undefined)
}

/** The names of the schemas in bodies that clients send. */
function bodiesOf({ paths = {} }: Document, schemas: Map<string, Node>): Set<string> {
  const found = new Set<string>()
  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [part, each] of Object.entries(value)) {
      const name = part === '$ref' ? String(each).split('/').at(-1) : undefined
      if (name === undefined) collect(each)
      else if (!found.has(name)) collect(schemas.get(found.add(name) && name))
    }
  }
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations) as Node[]) collect(operation.requestBody)
  return found
}

function meaningOf(meanings: Record<string, string>, name: string, within: string): string | undefined {
  // A filter names a nested field with a dot.
  return meanings[`${within}.${name}`] ?? meanings[name.split('.').at(-1) ?? name]
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
