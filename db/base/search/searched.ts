import type { Viewer } from '../../../domain/watchlist/sharing.ts'
import type { ShareableKind } from '../../watchlist/shares.ts'

/** A value that a search compares a field with. */
export type Scalar = string | number | null

/** A searchable field of a record. `t` names the record's table in SQL. */
export interface SearchField {
  /** `text` is case-sensitive in filters, and the only type that supports `$like`; a list names all values. */
  type: 'text' | 'id' | 'whole' | readonly string[]
  /** The expression of a single value; absent for a list. */
  value?: string
  /** For a list: the condition that it contains one of the values in `:values`. */
  contains?: string
  nullable?: true
  /** An index begins with the scope of the search (its account or record) and this field. Only such fields sort. */
  indexed?: true
}

export type SearchFields = Record<string, SearchField>

/** A search, already checked against the fields (Specification, "Common search body"). */
export interface Search {
  /** Matches any of these values. */
  filter: Record<string, Scalar[]>
  /** Contains this text, case-insensitively. */
  like: Record<string, string>
  sort: { field: string; descending: boolean }[]
  skip: number
  limit: number
  /** Returns only records with greater ids: the way to page through all records. */
  after?: string
}

/** The records that a search reads: one table, clustered by the scope of the search. */
export interface Searched {
  table: string
  /** The columns of a record, in SQL. */
  columns: string
  /** The kind under which a record is shared; absent when it is visible with its parent record. */
  kind?: ShareableKind
  fields: SearchFields
  /** The condition that all results meet. */
  only: string
  /** The fields of `record_counts`: what matches a filter by these alone is counted already. */
  counted?: readonly string[]
}

/** All records of one parent, named in this column; the caller has checked that the viewer may see that parent. */
export interface Belonging {
  column: string
  id: string
}

/** The scope of a search: all records that a viewer may see, or the records of one parent. */
export type Reach = Viewer | Belonging

/** The rows of one page, in order, and the total. */
export interface Found<Row> {
  rows: Row[]
  recordsFiltered: number
}

export function fieldOf(fields: SearchFields, name: string): SearchField {
  const field = fields[name]
  if (!field) throw new Error(`no search knows the field ${name}`)
  return field
}

export function columnOf({ value = '' }: SearchField): string {
  return value.replace('t.', '')
}
