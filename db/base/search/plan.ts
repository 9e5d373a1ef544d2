import { columnOf, fieldOf, type Search, type Searched, type SearchField, type SearchFields } from './searched.ts'

/** Returns whether the account's own matches are counted in `record_counts`. */
export function isCounted({ counted }: Searched, { filter, like, after }: Search): boolean {
  if (!counted || after !== undefined || Object.keys(like).length > 0) return false
  return Object.keys(filter).every((name) => counted.includes(name))
}

/** Beyond this many skipped records, scanning the account and sorting is cheaper than walking an index. */
const DEEP_SKIP = 5_000
/** With this many matches, walking an index finds a page of 100 within 10,000 of half a million records. */
export const COMMON = 5_000

/** Returns whether a search must scan the account's records, because a condition has no index. */
export function looksThrough(fields: SearchFields, { filter, like, skip }: Search): boolean {
  const isUnindexed = (name: string) => fields[name]?.value !== undefined && !fields[name].indexed
  return Object.keys(like).length > 0 || Object.keys(filter).some(isUnindexed) || skip >= DEEP_SKIP
}

/**
 * The cheaper plan depends on the number of matches, which the server cannot guess: rare matches are found by a scan
 * and sorted, common ones by walking the index of the sort. If their number is unknown, the server chooses.
 */
export function hintOfPage({ table, fields }: Searched, search: Search, expected = 0): string {
  const [first, second] = search.sort
  const walks = first && !second && first.field !== '_id' && expected >= COMMON && search.skip < DEEP_SKIP
  if (walks) return `FORCE INDEX (${indexOf(table, fieldOf(fields, first.field))})`
  return looksThrough(fields, search) ? WHOLE : ''
}

/** For a scan: the index of a text is narrower than the records, if the search reads no other field. */
export function hintOfLook({ table, fields }: Searched, { filter, like }: Search): string {
  const [looked, another] = Object.keys(like)
  const isAlone = looked !== undefined && another === undefined && Object.keys(filter).length === 0
  return isAlone && fieldOf(fields, looked).indexed ? `FORCE INDEX (${indexOf(table, fieldOf(fields, looked))})` : WHOLE
}

export const WHOLE = 'FORCE INDEX (PRIMARY)'

function indexOf(table: string, field: SearchField): string {
  return `${table}_${columnOf(field)}`
}
