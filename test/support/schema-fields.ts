import type { openapiDocument } from '../../api/reference/openapi-document.ts'

/** A field of a schema of the document. */
interface SchemaField {
  name: string
  where: string
  schema: Node
  /** Whether the field, or an item of its list, may be null. */
  mayBeNull: boolean
  /** The types of its values; those that it lists, if it lists them. Empty where anything is allowed. */
  kinds: Set<string>
  /** Whether it says what to search for, by one value or several. */
  isFilter: boolean
}

type Node = Record<string, unknown>

export function fieldsOf(document: ReturnType<typeof openapiDocument>): SchemaField[] {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Node>
  return Object.entries(schemas).flatMap(([name, schema]) => within(schema, name, schemas, false))
}

function within(value: unknown, where: string, schemas: Record<string, Node>, isFilter: boolean): SchemaField[] {
  if (Array.isArray(value)) return value.flatMap((each) => within(each, where, schemas, isFilter))
  if (!isNode(value)) return []
  const own = Object.entries(value.properties ?? {}).flatMap(([name, schema]: [string, Node]) => [
    {
      name,
      where: `${where}.${name}`,
      schema,
      isFilter,
      mayBeNull: mayBeNull(schema, schemas),
      kinds: new Set(kindsOf(schema)),
    },
    ...within(schema, `${where}.${name}`, schemas, isFilter || name === '$filter' || name === '$like'),
  ])
  const parts = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf']
  return [...own, ...parts.flatMap((part) => within(value[part], where, schemas, isFilter))]
}

function mayBeNull(schema: Node, schemas: Record<string, Node>): boolean {
  const { $ref, type, items } = schema
  if ($ref) return mayBeNull(schemas[String($ref).split('/').at(-1) ?? ''] ?? {}, schemas)
  const choices = choicesOf(schema)
  if (choices.length > 0) return choices.some((each) => mayBeNull(each, schemas))
  if (type === undefined) return !('const' in schema)
  return [type].flat().includes('null') || (isNode(items) && mayBeNull(items, schemas))
}

function kindsOf(schema: Node): string[] {
  const { $ref, type, items, enum: listed } = schema
  if ($ref) return ['object']
  const choices = choicesOf(schema)
  if (choices.length > 0) return choices.flatMap(kindsOf)
  const values = [listed, schema.const].flat().filter((value) => value !== undefined && value !== null)
  if (values.length > 0) return values.map((value) => (typeof value === 'boolean' ? 'boolean' : JSON.stringify(value)))
  const types = [type].flat().filter((each) => each !== undefined && each !== 'null')
  return types.flatMap((each) =>
    each === 'array' ? kindsOf(isNode(items) ? items : {}).map((kind) => `[${kind}]`) : [String(each)],
  )
}

function choicesOf({ anyOf, oneOf }: Node): Node[] {
  return [anyOf, oneOf].flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
