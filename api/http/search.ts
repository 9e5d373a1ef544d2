import { z } from 'zod'
import type { Scalar, Search, SearchField, SearchFields } from '../../db/base/search/searched.ts'
import { DEFAULT_PAGE_LIMIT, MAX_LENGTHS, MAX_PAGE_LIMIT } from '../../domain/service-limits.ts'
import { Id } from './id.ts'

/** The maximum number of values of one filter field: enough for a list of ids, too few for a list of everything. */
const MAX_VALUES = 1_000
/** The length of the longest text field. */
const MAX_TEXT_LENGTH = MAX_LENGTHS.location

/**
 * Returns the common search body over these fields (Specification, "Common search body"), which parses to a `Search`.
 * Undeclared fields are refused by name.
 */
export function searchBody(fields: SearchFields) {
  return z.strictObject(searchShape(fields)).transform(asSearch)
}

/** Returns the body's own fields, for a search that takes further fields. */
export function searchShape(fields: SearchFields) {
  return {
    $filter: filterOf(fields)
      .default({})
      .meta({ description: 'Returns records with exactly these values. A list matches any of its values.' }),
    $like: z
      .strictObject(
        optionals(
          pick(fields, ({ type, value }) => type === 'text' && value !== undefined),
          likeText,
        ),
      )
      .default({})
      .meta({ description: 'Returns records whose fields contain this text. Upper and lower case do not matter.' }),
    $sort: z
      .record(z.string(), z.literal([1, -1]))
      .default({})
      .superRefine((sort, context) => refuseUnsortable(fields, sort, context))
      .meta({
        description:
          '`1` for ascending, `-1` for descending. Several fields apply in the order in which they are sent.',
        propertyNames: { enum: sortable(fields) },
      }),
    $skip: z.int().min(0).default(0),
    $limit: z.int().min(0).max(MAX_PAGE_LIMIT).default(DEFAULT_PAGE_LIMIT),
  }
}

/** Returns the schema of `$filter` over these fields. */
export function filterOf(fields: SearchFields) {
  return z.strictObject(optionals(fields, anyOf))
}

interface SearchBody {
  $filter: z.infer<ReturnType<typeof filterOf>>
  $like: Record<string, unknown>
  $sort: Record<string, 1 | -1>
  $skip: number
  $limit: number
}

/** Returns a checked body as the database takes it. */
export function asSearch({ $filter, $like, $sort, $skip, $limit }: SearchBody): Search {
  return {
    filter: asFilter($filter),
    like: $like as Record<string, string>,
    sort: Object.entries($sort).map(([field, direction]) => ({ field, descending: direction === -1 })),
    skip: $skip,
    limit: $limit,
  }
}

/** Converts a checked `$filter`: each field with its accepted values. */
export function asFilter($filter: Record<string, unknown>): Search['filter'] {
  return Object.fromEntries(
    Object.entries($filter).map(([field, wanted]) => [field, (Array.isArray(wanted) ? wanted : [wanted]) as Scalar[]]),
  )
}

/** Returns the schema of every search's answer. */
export function searchAnswer<Record extends z.ZodType>(record: Record) {
  return z.strictObject({
    recordsFiltered: z.int().meta({ description: 'The total number of matches, regardless of `$skip` and `$limit`.' }),
    records: z.array(record),
  })
}

function anyOf(field: SearchField): z.ZodType {
  const scalar = scalarOf(field)
  return field.nullable
    ? z.union([scalar, z.null(), z.array(scalar.nullable()).max(MAX_VALUES)])
    : z.union([scalar, z.array(scalar).max(MAX_VALUES)])
}

function scalarOf({ type }: SearchField): z.ZodType {
  if (type === 'text') return z.string().max(MAX_TEXT_LENGTH)
  if (type === 'id') return Id.max(MAX_TEXT_LENGTH)
  if (type === 'whole') return z.int()
  return z.enum(type)
}

function likeText(): z.ZodType {
  return z.string().max(MAX_TEXT_LENGTH)
}

function refuseUnsortable(fields: SearchFields, sort: object, context: z.core.$RefinementCtx): void {
  for (const field of Object.keys(sort))
    if (!sortable(fields).includes(field))
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `Cannot sort by this field. Use one of ${sortable(fields).join(', ')}.`,
      })
}

function sortable(fields: SearchFields): string[] {
  return Object.keys(pick(fields, ({ indexed }) => indexed === true))
}

function pick(fields: SearchFields, fits: (field: SearchField) => boolean): SearchFields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => fits(field)))
}

function optionals(fields: SearchFields, schema: (field: SearchField) => z.ZodType): Record<string, z.ZodOptional> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field).optional()]))
}
