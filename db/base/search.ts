import { QueryTypes, type Sequelize } from 'sequelize'
import { searchInOneForm } from '../../domain/name-form.ts'
import type { Viewer } from '../../domain/watchlist/sharing.ts'
import { granteesOf, type ShareableKind } from '../watchlist/shares.ts'
import type { Sequence } from './number-sequences.ts'

/** What a search compares a field with. */
export type Scalar = string | number | null

/** A field of a record that searches know. `t` names the record's table in SQL. */
export interface SearchField {
  /** `text` compares letter by letter in filters, and is the only type that takes `$like`; a list names all values. */
  type: 'text' | 'id' | 'whole' | readonly string[]
  /** The expression of a single value; absent for a list. */
  value?: string
  /** For a list: the condition that one of the values named by `:values` is in it. */
  contains?: string
  nullable?: true
  /** An index begins with what a search reaches (its account, or the thing) and this field: only such a field can be sorted by. */
  indexed?: true
}

export type SearchFields = Record<string, SearchField>

/** A search, already checked against the fields (Specification, "Common search body"). */
export interface Search {
  /** Any of these values. */
  filter: Record<string, Scalar[]>
  /** Has this text in it, in whatever case. */
  like: Record<string, string>
  sort: { field: string; descending: boolean }[]
  skip: number
  limit: number
  /** Only records whose id comes after this one: the way through all of them, page by page. */
  after?: string
}

/** What is searched: records of one table, clustered by what a search reaches. */
export interface Searched {
  table: string
  /** What is read of a record, in SQL. */
  columns: string
  /** As what a record is shared; absent when it is seen with the thing it belongs to. */
  kind?: ShareableKind
  fields: SearchFields
  /** The condition of what searches return. */
  only: string
  /** All of an account's that searches return are the numbers of this sequence without what is gone and without these. */
  total?: { sequence: Sequence; hidden: string }
  /** An index that holds all that a filter by these fields needs: the quick way to count what it lets through. */
  counting?: { index: string; fields: readonly string[] }
}

/** All records of one thing, named in this column; whoever searches was found to see that thing. */
export interface Belonging {
  column: string
  id: string
}

/** How far a search reaches: all that a viewer may see, or what belongs to one thing. */
export type Reach = Viewer | Belonging

/** The rows a viewer's search found, in their order, and how many records there are in all. */
export interface Found<Row> {
  rows: Row[]
  recordsFiltered: number
}

/**
 * Finds what a viewer may see: one branch over the account's own records, which lie together, and one over what is shared
 * with the viewer from other accounts, found by its grantees. Each branch uses its own index; nothing is filtered afterwards.
 * What belongs to one thing lies together as well, and is one branch.
 */
export async function findRows<Row extends object>(
  sequelize: Sequelize,
  searched: Searched,
  reach: Reach,
  search: Search,
): Promise<Found<Row>> {
  const count = () => countAll(sequelize, searched, reach, search)
  if (search.limit === 0) return { rows: [], recordsFiltered: await count() }
  if (looksThrough(searched.fields, search)) {
    const few = await findAmongFew<Row>(sequelize, searched, reach, search)
    if (few) return few
    const recordsFiltered = await count()
    const rows =
      recordsFiltered > search.skip ? await findPage<Row>(sequelize, searched, reach, search, recordsFiltered) : []
    return { rows, recordsFiltered }
  }
  const rows = await findPage<Row>(sequelize, searched, reach, search)
  const isLastPage = rows.length < search.limit && (rows.length > 0 || search.skip === 0)
  return { rows, recordsFiltered: isLastPage ? search.skip + rows.length : await count() }
}

/**
 * Finds the same without counting: the way through all records, each page after the last id of the one before.
 * @param expected how many records there are, when that is known
 */
export async function findPage<Row extends object>(
  sequelize: Sequelize,
  searched: Searched,
  reach: Reach,
  search: Search,
  expected = 0,
): Promise<Row[]> {
  const statement = writeSearch(searched, reach, search, expected)
  return run<Row>(sequelize, statement.page, statement.replacements)
}

/**
 * Finds and counts in one look through the records, if few match. Returns nothing when these are not few, or the page may lie behind them.
 */
async function findAmongFew<Row extends object>(
  sequelize: Sequelize,
  searched: Searched,
  reach: Reach,
  search: Search,
): Promise<Found<Row> | undefined> {
  if (search.skip >= COMMON) return
  const { few, replacements } = writeSearch(searched, reach, search, 0)
  const rows = await run<Row & { total?: number }>(sequelize, few, replacements)
  const recordsFiltered = rows[0]?.total ?? 0
  if (recordsFiltered >= COMMON || (rows.length === 0 && search.skip > 0)) return
  for (const row of rows) delete row.total
  return { rows, recordsFiltered }
}

async function countAll(sequelize: Sequelize, searched: Searched, reach: Reach, search: Search): Promise<number> {
  const statement = writeSearch(searched, reach, search, 0)
  const [counted] = await run<{ total: number }>(sequelize, statement.count, statement.replacements)
  return counted?.total ?? 0
}

function run<Row extends object>(sequelize: Sequelize, sql: string, replacements: object): Promise<Row[]> {
  return sequelize.query<Row>(sql, { replacements: { ...replacements }, type: QueryTypes.SELECT })
}

function writeSearch(searched: Searched, reach: Reach, search: Search, expected: number) {
  const { table, columns: wanted, fields, only } = searched
  const { conditions, values } = writeConditions(fields, search)
  const { own, shared, named, all } = writeReach(searched, reach)
  const where = [only, ...conditions].join(' AND ')
  const { columns, order, orderOfBranch } = writeSort(fields, search)
  const sources = (hint: string) => [
    `FROM ${table} t ${hint} WHERE ${own} AND ${where}`,
    ...(shared ? [`FROM ${table} t WHERE ${shared} AND ${where}`] : []),
  ]
  const branches = sources(hint(searched, search, expected)).map(
    (source) => `(SELECT ${columns} ${source} ORDER BY ${orderOfBranch} LIMIT :end)`,
  )
  const firstFew = sources(hintOfLook(searched, search)).map(
    (source) => `(SELECT ${columns} ${source} LIMIT ${COMMON})`,
  )
  const [ownCount = '', ...sharedCount] = sources(hintOfCount(searched, search)).map(
    (source) => `(SELECT COUNT(*) ${source})`,
  )
  return {
    few: `SELECT ${wanted}, page.total FROM (
        SELECT visible.*, COUNT(*) OVER () AS total FROM (${firstFew.join(' UNION ALL ')}) visible
        ORDER BY ${order} LIMIT :limit OFFSET :skip
      ) page JOIN ${table} t ON t.id = page.found_id ORDER BY ${order}`,
    page: `SELECT ${wanted} FROM (
        SELECT * FROM (${branches.join(' UNION ALL ')}) visible ORDER BY ${order} LIMIT :limit OFFSET :skip
      ) page JOIN ${table} t ON t.id = page.found_id ORDER BY ${order}`,
    count: `SELECT ${[conditions.length === 0 && all ? all : ownCount, ...sharedCount].join(' + ')} AS total`,
    replacements: { ...values, ...named, end: search.skip + search.limit, skip: search.skip, limit: search.limit },
  }
}

interface WrittenReach {
  own: string
  shared?: string
  /** The values that these name. */
  named: object
  /** How many records there are in the account's own branch when nothing is filtered. */
  all?: string
}

/** The conditions of the branches. */
function writeReach({ table, kind, total }: Searched, reach: Reach): WrittenReach {
  if ('column' in reach) return { own: `t.${reach.column} = :owner`, named: { owner: reach.id } }
  return {
    own: 't.account_id = :account',
    shared: `t.account_id <> :account
      AND t.id IN (SELECT s.thing_id FROM shares s WHERE s.grantee IN (:grantees) AND s.thing_kind = '${kind}')`,
    named: { account: reach.accountId, grantees: granteesOf(reach) },
    ...(total ? { all: writeTotal(table, total) } : {}),
  }
}

/** Numbers are given without gaps: what is there need not be counted, only what is hidden, of which an account has little. */
function writeTotal(table: string, { sequence, hidden }: NonNullable<Searched['total']>): string {
  return `COALESCE((SELECT q.last_number - q.gone FROM number_sequences q
    WHERE q.account_id = :account AND q.sequence = '${sequence}'), 0)
    - (SELECT COUNT(*) FROM ${table} t WHERE t.account_id = :account AND ${hidden})`
}

/** From so many skipped records on, walking an index costs more than looking through the account and sorting. */
const DEEP_SKIP = 5_000
/** Matches that are so many are met soon on a walk: a page of 100 within 10,000 of half a million records. */
const COMMON = 5_000

/** Whether a search has to look through the account's records as they lie, because a condition has no index. */
function looksThrough(fields: SearchFields, { filter, like, skip }: Search): boolean {
  const isUnindexed = (name: string) => fields[name]?.value !== undefined && !fields[name].indexed
  return Object.keys(like).length > 0 || Object.keys(filter).some(isUnindexed) || skip >= DEEP_SKIP
}

/**
 * Which way is cheap depends on how many match, which the server cannot guess: rare matches are found by looking through the
 * records and sorted, common ones by walking the index of the sort. What has indexes only is left to the server.
 */
function hint({ table, fields }: Searched, search: Search, expected: number): string {
  if (!looksThrough(fields, search)) return ''
  const [first, second] = search.sort
  const walks = first && !second && first.field !== '_id' && expected >= COMMON && search.skip < DEEP_SKIP
  return walks ? `FORCE INDEX (${indexOf(table, fieldOf(fields, first.field))})` : WHOLE
}

/** For a look through all: the index of a text is narrower than the records, when the text is all that is looked at. */
function hintOfLook({ table, fields }: Searched, { filter, like }: Search): string {
  const [looked, another] = Object.keys(like)
  const isAlone = looked !== undefined && another === undefined && Object.keys(filter).length === 0
  return isAlone && fieldOf(fields, looked).indexed ? `FORCE INDEX (${indexOf(table, fieldOf(fields, looked))})` : WHOLE
}

function hintOfCount({ fields, counting }: Searched, search: Search): string {
  if (looksThrough(fields, search)) return WHOLE
  const filtered = Object.keys(search.filter)
  const holdsAll = counting && filtered.length > 0 && filtered.every((name) => counting.fields.includes(name))
  return holdsAll ? `FORCE INDEX (${counting.index})` : ''
}

const WHOLE = 'FORCE INDEX (PRIMARY)'

function indexOf(table: string, { value }: SearchField): string {
  return value?.replace('t.', `${table}_`) ?? 'PRIMARY'
}

/** Looks through text in half the time of the tables' own collation, and takes small and capital letters for the same as well. */
const LIKE_COLLATION = 'utf8mb4_general_ci'

function writeConditions(fields: SearchFields, { filter, like, after }: Search) {
  const values: Record<string, unknown> = after === undefined ? {} : { after }
  const conditions = after === undefined ? [] : ['t.id > :after']
  for (const [index, [name, wanted]] of Object.entries(filter).entries()) {
    const given = wanted.filter((value) => value !== null)
    const present = [...new Set(given.flatMap(inBothForms))]
    values[`f${index}`] = present
    conditions.push(isAnyOf(fieldOf(fields, name), `:f${index}`, present.length, given.length < wanted.length))
  }
  for (const [index, [name, text]] of Object.entries(like).entries()) {
    const forms = inBothForms(text).map((form, at) => {
      const value = `l${index}_${at}`
      values[value] = `%${form.replaceAll(/[!%_]/g, '!$&')}%`
      return `${fieldOf(fields, name).value} COLLATE ${LIKE_COLLATION} LIKE :${value} ESCAPE '!'`
    })
    conditions.push(forms.length > 1 ? `(${forms.join(' OR ')})` : forms.join(''))
  }
  return { conditions, values }
}

/** Names are kept in one form, texts of courts as they came: what is asked for in another is looked for both ways. */
function inBothForms<V>(value: V): V[] | [V, string] {
  if (typeof value !== 'string') return [value]
  const form = searchInOneForm(value)
  return form === value ? [value] : [value, form]
}

function isAnyOf(field: SearchField, values: string, count: number, orNull: boolean): string {
  const alternatives = [
    ...(count > 0 ? [field.contains ? field.contains.replaceAll(':values', values) : equals(field, values)] : []),
    ...(orNull && field.value ? [`${field.value} IS NULL`] : []),
  ]
  return alternatives.length === 0 ? 'FALSE' : `(${alternatives.join(' OR ')})`
}

/** Collations take `é` for `e` and forget blanks at the end: they find the rows, the comparison of bytes decides. */
function equals({ type, value }: SearchField, values: string): string {
  if (type !== 'text') return `${value} IN (${values})`
  return `${value} IN (${values}) AND CAST(${value} AS BINARY) IN (${values})`
}

/**
 * Equal records are ordered by their id, in the direction of the first field, so that an index can be walked either way.
 * Branches sort by the column, which has the index; the union by a copy, which of an ENUM has to be its number, because
 * unions turn it into text.
 */
function writeSort(fields: SearchFields, { sort }: Search) {
  const direction = (descending: boolean) => (descending ? 'DESC' : 'ASC')
  const keys = sort.map(({ field, descending }, index) => {
    const { type, value } = fieldOf(fields, field)
    return {
      value,
      copy: typeof type === 'string' ? value : `${value} + 0`,
      name: `s${index}`,
      way: direction(descending),
    }
  })
  const last = direction(sort[0]?.descending ?? false)
  return {
    columns: [...keys.map(({ copy, name }) => `${copy} AS ${name}`), 't.id AS found_id'].join(', '),
    order: [...keys.map(({ name, way }) => `${name} ${way}`), `found_id ${last}`].join(', '),
    orderOfBranch: [...keys.map(({ value, way }) => `${value} ${way}`), `t.id ${last}`].join(', '),
  }
}

function fieldOf(fields: SearchFields, name: string): SearchField {
  const field = fields[name]
  if (!field) throw new Error(`no search knows the field ${name}`)
  return field
}
