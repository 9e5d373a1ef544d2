import { openapiDocument } from './openapi-document.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
interface Schema {
  [keyword: string]: Json
}

/**
 * The document for customers in OpenAPI 3.0.3, for generators that cannot read 3.1 or its `webhooks`, which are left out. Schemas accept
 * the same values, except that names of properties and fixed values are not checked where 3.0 has no keyword for them.
 */
export function openapi30Document(): Schema {
  const { webhooks: _, info, ...document } = JSON.parse(JSON.stringify(openapiDocument())) as Schema & { info: Schema }
  const license = { name: (info.license as Schema).name ?? null, url: 'https://www.apache.org/licenses/LICENSE-2.0' }
  const schemas = (document.components as Schema).schemas as Record<string, Schema>
  const follow: Follow = ({ $ref }) => schemas[String($ref).split('/').at(-1) ?? ''] ?? {}
  const converted = { ...(convert(document, follow) as Schema), openapi: '3.0.3', info: { ...info, license } }
  return withoutUnused(converted)
}

/** Leaves out the schemas that only the messages of webhooks use, or that were written out where they are used. */
function withoutUnused(document: Schema): Schema {
  const components = document.components as Schema
  const schemas = components.schemas as Schema
  const text = JSON.stringify(document)
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
  if (used.length === Object.keys(schemas).length) return document
  return withoutUnused({ ...document, components: { ...components, schemas: Object.fromEntries(used) } })
}

/** Returns the schema that a reference leads to. */
type Follow = (reference: Schema) => Schema

/** A part of the document with its schemas in the keywords of 3.0. */
function convert(part: Json, follow: Follow): Json {
  if (Array.isArray(part)) return part.map((each) => convert(each, follow))
  if (typeof part !== 'object' || part === null) return part
  const schema = Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) =>
      // An example is data, which may have members that are called as keywords are.
      name === 'propertyNames' ? [] : [[name, name === 'example' ? value : convert(value, follow)]],
    ),
  )
  return withoutNullItems(nullable(fixed(referring(schema)), follow))
}

/** `const` becomes an `enum` of one value. */
function fixed({ const: only, ...schema }: Schema): Schema {
  return only === undefined ? schema : { ...schema, enum: [only] }
}

/** In 3.0 a `$ref` stands alone: other keywords next to it are ignored. */
function referring({ $ref, ...schema }: Schema): Schema {
  if ($ref === undefined) return schema
  return Object.keys(schema).length === 0 ? { $ref } : { ...schema, allOf: [{ $ref }] }
}

/** A type of `null` becomes `nullable`, which counts only next to a `type`. */
function nullable(schema: Schema, follow: Follow): Schema {
  const { type, anyOf, oneOf } = schema
  if (Array.isArray(type)) return severalTypes(schema, type)
  for (const [word, parts] of Object.entries({ anyOf, oneOf })) {
    if (!Array.isArray(parts)) continue
    const others = parts.filter((part) => !isNull(part))
    if (others.length === parts.length) continue
    const [first, ...more] = others
    if (!isSchema(first)) continue
    const { [word]: _, ...rest } = schema
    // In 3.0 a reference cannot be made nullable: its schema is written out.
    const withNull = orNull('$ref' in first ? (convert(follow(first), follow) as Schema) : first)
    return more.length > 0 ? { ...rest, [word]: [withNull, ...more] } : { ...withNull, ...rest }
  }
  return schema
}

function orNull(schema: Schema): Schema {
  return { ...schema, ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }), nullable: true }
}

function severalTypes({ type: _, ...schema }: Schema, types: Json[]): Schema {
  const others = types.filter((type) => type !== 'null')
  const [only, ...more] = others.map((type) => ({ type }))
  const first = others.length < types.length ? orNull({ ...only }) : { ...only }
  return more.length === 0 ? { ...schema, ...first } : { ...schema, anyOf: [first, ...more] }
}

/** In lists of alternatives, null within a list of values is not described: Go's generator writes wrong code for it. */
function withoutNullItems(schema: Schema): Schema {
  if (!Array.isArray(schema.anyOf)) return schema
  const anyOf = schema.anyOf.map((part) => {
    if (!isSchema(part) || !isSchema(part.items ?? null)) return part
    const { nullable: _, enum: values, ...items } = part.items as Schema
    const withoutNull = Array.isArray(values) ? { enum: values.filter((value) => value !== null) } : {}
    return { ...part, items: { ...items, ...withoutNull } }
  })
  return { ...schema, anyOf }
}

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNull(value: Json): boolean {
  return isSchema(value) && value.type === 'null'
}
