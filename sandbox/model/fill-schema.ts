import { z } from 'zod'

/** The part of JSON Schema that structured outputs know. */
export interface Schema {
  type?: string | string[] | undefined
  enum?: unknown[] | undefined
  properties?: Record<string, Schema> | undefined
  items?: Schema | undefined
  anyOf?: Schema[] | undefined
  $ref?: string | undefined
  definitions?: Record<string, Schema> | undefined
  $defs?: Record<string, Schema> | undefined
}

export const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    items: Schema.optional(),
    anyOf: z.array(Schema).optional(),
    $ref: z.string().optional(),
    definitions: z.record(z.string(), Schema).optional(),
    $defs: z.record(z.string(), Schema).optional(),
  }),
)

/**
 * A value of a schema's shape, whatever shape that is. What `known` holds under a property's name is taken as far as it fits; the rest is
 * empty: a blank text, 0, false, no rows, the first of an enumeration.
 */
export function fillSchema(schema: Schema, known: unknown, root: Schema = schema): unknown {
  const shape = resolved(schema, root)
  if (shape.enum) return shape.enum.includes(known) ? known : shape.enum[0]
  switch (Array.isArray(shape.type) ? shape.type.find((type) => type !== 'null') : shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, inner]) => [
          name,
          fillSchema(inner, propertyOf(known, name), root),
        ]),
      )
    case 'array':
      return Array.isArray(known) && shape.items ? known.map((one) => fillSchema(shape.items ?? {}, one, root)) : []
    case 'string':
      return typeof known === 'string' ? known : ''
    case 'integer':
    case 'number':
      return typeof known === 'number' ? known : 0
    case 'boolean':
      return known === true
    default:
      return null
  }
}

function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  const named = name === undefined ? undefined : (root.definitions?.[name] ?? root.$defs?.[name])
  if (named) return resolved(named, root)
  const first = schema.anyOf?.find(({ type }) => type !== 'null')
  return first ? resolved(first, root) : schema
}

function propertyOf(known: unknown, name: string): unknown {
  return typeof known === 'object' && known !== null
    ? Object.entries(known).find(([key]) => key === name)?.[1]
    : undefined
}
