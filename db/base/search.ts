import { QueryTypes, type Sequelize } from 'sequelize'
import { searchInOneForm } from '../../domain/name-form.ts'
import type { Viewer } from '../../domain/watchlist/sharing.ts'
import { isPacked, numbersWith } from '../watchlist/search-texts.ts'
import { granteesOf, type ShareableKind } from '../watchlist/shares.ts'

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

/**
 * Finds what a viewer may see: one branch reads the account's own records, which are stored together, and one the
 * records that other accounts share, by grantee. Each branch uses its own index; nothing is filtered afterwards. The
 * records of one parent are stored together as well, and are one branch, as are those of a viewer to whom nothing is
 * shared.
 */
export async function findRows<Row extends object>(
  sequelize: Sequelize,
  searched: Searched,
  reach: Reach,
  search: Search,
): Promise<Found<Row>> {
  const alone = await findAlone<Row>(sequelize, searched, reach, search)
  if (alone) return alone
  const { scope, counted } = await readScope(sequelize, searched, reach, search)
  const count = async () => counted ?? (await countAll(sequelize, searched, scope, search))
  if (search.limit === 0) return { rows: [], recordsFiltered: await count() }
  if (looksThrough(searched.fields, search)) {
    const few = await findAmongFew<Row>(sequelize, searched, scope, search)
    if (few) return few
    const recordsFiltered = await count()
    const rows =
      recordsFiltered > search.skip ? await findInScope<Row>(sequelize, searched, scope, search, recordsFiltered) : []
    return { rows, recordsFiltered }
  }
  const rows = await findInScope<Row>(sequelize, searched, scope, search, counted)
  const isLastPage = rows.length < search.limit && (rows.length > 0 || search.skip === 0)
  return { rows, recordsFiltered: isLastPage ? search.skip + rows.length : await count() }
}

/**
 * Finds a page of all records in one statement, with the total, for a viewer to whom nothing is shared: most searches.
 * Returns undefined for others, and for a page without records.
 */
async function findAlone<Row extends object>(
  sequelize: Sequelize,
  searched: Searched,
  reach: Reach,
  search: Search,
): Promise<Found<Row> | undefined> {
  const isWhole = isCounted(searched, search) && Object.keys(search.filter).length === 0
  if ('column' in reach || !isWhole || search.limit === 0 || looksThrough(searched.fields, search)) return
  const known = { expected: Number.POSITIVE_INFINITY }
  const { alone, replacements } = writeSearch(searched, { ...reach, hasShared: false }, search, known)
  const rows = await run<Row & { hasShared?: number; total?: number }>(sequelize, alone, replacements)
  const [first] = rows
  if (first?.hasShared !== 0) return
  const recordsFiltered = first.total ?? 0
  for (const row of rows) {
    delete row.hasShared
    delete row.total
  }
  return { rows, recordsFiltered }
}

/** A reach, without the branch of shared records where the viewer has none. */
type Scope = Belonging | (Viewer & { hasShared: boolean })

/** Reads whether anything is shared with a viewer, and the total of a search that no count has to find. */
async function readScope(
  sequelize: Sequelize,
  searched: Searched,
  reach: Reach,
  search: Search,
): Promise<{ scope: Scope; counted?: number }> {
  if ('column' in reach) return { scope: reach }
  const { scope, replacements } = writeSearch(searched, { ...reach, hasShared: true }, search)
  const [read] = await run<{ hasShared: number; counted: number | null }>(sequelize, scope, replacements)
  const hasShared = read?.hasShared === 1
  const counted = hasShared ? null : read?.counted
  return { scope: { ...reach, hasShared }, ...(counted == null ? {} : { counted }) }
}

/** Finds the same without counting: for paging through all records by the last id of the page before. */
export async function findPage<Row extends object>(
  sequelize: Sequelize,
  searched: Searched,
  reach: Reach,
  search: Search,
): Promise<Row[]> {
  return findInScope(sequelize, searched, 'column' in reach ? reach : { ...reach, hasShared: true }, search)
}

/** @param expected the total, if known */
async function findInScope<Row extends object>(
  sequelize: Sequelize,
  searched: Searched,
  scope: Scope,
  search: Search,
  expected?: number,
): Promise<Row[]> {
  const { page, replacements } = writeSearch(searched, scope, search, { expected })
  return run<Row>(sequelize, page, replacements)
}

/**
 * Finds and counts in one scan if few records match. Returns undefined if many match or the page may lie beyond them.
 */
async function findAmongFew<Row extends object>(
  sequelize: Sequelize,
  searched: Searched,
  scope: Scope,
  search: Search,
): Promise<Found<Row> | undefined> {
  if (search.skip >= COMMON) return
  const candidates = await findCandidates(sequelize, searched, scope, search)
  const { few, replacements } = writeSearch(searched, scope, search, { candidates })
  const rows = await run<Row & { total?: number }>(sequelize, few, replacements)
  const recordsFiltered = rows[0]?.total ?? 0
  if (recordsFiltered >= COMMON || (rows.length === 0 && search.skip > 0)) return
  for (const row of rows) delete row.total
  return { rows, recordsFiltered }
}

/** Returns the numbers of the viewer's own records that may contain a text, if packs of texts show that they are few. */
async function findCandidates(
  sequelize: Sequelize,
  { kind, fields }: Searched,
  scope: Scope,
  { like }: Search,
): Promise<number[] | undefined> {
  if (!kind || 'column' in scope) return
  const [rarest] = Object.entries(like)
    .map(([name, text]) => ({ column: columnOf(fieldOf(fields, name)), text }))
    .filter(({ column, text }) => isPacked(kind, column) && text !== '')
    .sort((one, other) => other.text.length - one.text.length)
  if (!rarest) return
  const { column, text } = rarest
  const numbers = await numbersWith(sequelize, { kind, column, accountId: scope.accountId, texts: inBothForms(text) })
  return numbers && numbers.length < COMMON ? numbers : undefined
}

async function countAll(sequelize: Sequelize, searched: Searched, scope: Scope, search: Search): Promise<number> {
  const statement = writeSearch(searched, scope, search)
  const [counted] = await run<{ total: number }>(sequelize, statement.count, statement.replacements)
  return counted?.total ?? 0
}

function run<Row extends object>(sequelize: Sequelize, sql: string, replacements: object): Promise<Row[]> {
  return sequelize.query<Row>(sql, { replacements: { ...replacements }, type: QueryTypes.SELECT })
}

/** Known facts about the matches: their total, or the numbers of the only own records that can be among them. */
interface Known {
  expected?: number | undefined
  candidates?: number[] | undefined
}

function writeSearch(searched: Searched, inScope: Scope, search: Search, { expected, candidates }: Known = {}) {
  const { table, columns: wanted, fields, only } = searched
  const { conditions, values } = writeConditions(fields, search)
  const { own, shared, named } = writeScope(searched, inScope)
  const where = [only, ...conditions].join(' AND ')
  const { columns, order, orderOfBranch } = writeSort(fields, search)
  const sources = (hint: string, among = '') => [
    `FROM ${table} t ${hint} WHERE ${own} ${among} AND ${where}`,
    ...(shared ? [`FROM ${table} t WHERE ${shared} AND ${where}`] : []),
  ]
  const pageOf = (branches: string[], also = '') => `
    SELECT visible.* ${also} FROM (${branches.join(' UNION ALL ')}) visible
    ORDER BY ${order} LIMIT :limit OFFSET :skip`
  const rowsOf = (page: string, also = '') => `
    SELECT ${wanted}${also} FROM (${page}) page JOIN ${table} t ON t.id = page.found_id ORDER BY ${order}`
  const [ownPage = '', ...sharedPage] = sources(hint(searched, search, expected))
  const ofFew = candidates
    ? sources(`FORCE INDEX (${table}_number)`, `AND ${isAmong(candidates)}`)
    : sources(hintOfLook(searched, search))
  const counts = sources(looksThrough(fields, search) ? WHOLE : '').map((source) => `(SELECT COUNT(*) ${source})`)
  const counted = `(SELECT CAST(COALESCE(SUM(t.records), 0) AS SIGNED) FROM record_counts t
    WHERE ${own} AND t.kind = '${searched.kind}' AND ${where})`
  if (isCounted(searched, search)) counts[0] = counted
  const few = pageOf(
    ofFew.map((source) => `(SELECT ${columns} ${source} LIMIT ${COMMON})`),
    ', COUNT(*) OVER () AS total',
  )
  const page =
    sharedPage.length === 0
      ? `SELECT ${columns} ${ownPage} ORDER BY ${orderOfBranch} LIMIT :limit OFFSET :skip`
      : pageOf(
          [ownPage, ...sharedPage].map(
            (source) => `(SELECT ${columns} ${source} ORDER BY ${orderOfBranch} LIMIT :end)`,
          ),
        )
  return {
    few: rowsOf(few, ', page.total'),
    page: rowsOf(page),
    alone: rowsOf(page, `, EXISTS (${grantsTo(searched)}) AS hasShared, ${counted} AS total`),
    count: `SELECT ${counts.join(' + ')} AS total`,
    scope: `SELECT EXISTS (${grantsTo(searched)}) AS hasShared, ${isCounted(searched, search) ? counted : 'NULL'} AS counted`,
    replacements: {
      ...values,
      ...named,
      end: search.skip + search.limit,
      skip: search.skip,
      limit: search.limit,
    },
  }
}

/** A run of this many numbers is read as a range: a server merges some hundred ranges quickly, thousands slowly. */
const LEAST_RANGE = 16

/** Records that were added together often match together. */
function isAmong(numbers: number[]): string {
  const runs: number[][] = []
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  const single = runs.filter(({ length }) => length < LEAST_RANGE).flat()
  const conditions = runs
    .filter(({ length }) => length >= LEAST_RANGE)
    .map((run) => `t.number BETWEEN ${run[0]} AND ${run.at(-1)}`)
  if (single.length > 0) conditions.push(`t.number IN (${single.join(', ')})`)
  return conditions.length > 0 ? `(${conditions.join(' OR ')})` : 'FALSE'
}

interface WrittenScope {
  own: string
  shared?: string
  /** The replacement values of these conditions. */
  named: object
}

/** Writes the conditions of the branches. */
function writeScope(searched: Searched, scope: Scope): WrittenScope {
  if ('column' in scope) return { own: `t.${scope.column} = :owner`, named: { owner: scope.id } }
  return {
    own: 't.account_id = :account',
    ...(scope.hasShared ? { shared: `t.account_id <> :account AND t.id IN (${grantsTo(searched)})` } : {}),
    named: { account: scope.accountId, grantees: granteesOf(scope) },
  }
}

/** Selects the ids of the records that are shared with the viewer. */
function grantsTo({ kind }: Searched): string {
  return `SELECT s.thing_id FROM shares s WHERE s.grantee IN (:grantees) AND s.thing_kind = '${kind}'`
}

/** Returns whether the account's own matches are counted in `record_counts`. */
function isCounted({ counted }: Searched, { filter, like, after }: Search): boolean {
  if (!counted || after !== undefined || Object.keys(like).length > 0) return false
  return Object.keys(filter).every((name) => counted.includes(name))
}

/** Beyond this many skipped records, scanning the account and sorting is cheaper than walking an index. */
const DEEP_SKIP = 5_000
/** With this many matches, walking an index finds a page of 100 within 10,000 of half a million records. */
const COMMON = 5_000

/** Returns whether a search must scan the account's records, because a condition has no index. */
function looksThrough(fields: SearchFields, { filter, like, skip }: Search): boolean {
  const isUnindexed = (name: string) => fields[name]?.value !== undefined && !fields[name].indexed
  return Object.keys(like).length > 0 || Object.keys(filter).some(isUnindexed) || skip >= DEEP_SKIP
}

/**
 * The cheaper plan depends on the number of matches, which the server cannot guess: rare matches are found by a scan
 * and sorted, common ones by walking the index of the sort. If their number is unknown, the server chooses.
 */
function hint({ table, fields }: Searched, search: Search, expected = 0): string {
  const [first, second] = search.sort
  const walks = first && !second && first.field !== '_id' && expected >= COMMON && search.skip < DEEP_SKIP
  if (walks) return `FORCE INDEX (${indexOf(table, fieldOf(fields, first.field))})`
  return looksThrough(fields, search) ? WHOLE : ''
}

/** For a scan: the index of a text is narrower than the records, if the search reads no other field. */
function hintOfLook({ table, fields }: Searched, { filter, like }: Search): string {
  const [looked, another] = Object.keys(like)
  const isAlone = looked !== undefined && another === undefined && Object.keys(filter).length === 0
  return isAlone && fieldOf(fields, looked).indexed ? `FORCE INDEX (${indexOf(table, fieldOf(fields, looked))})` : WHOLE
}

const WHOLE = 'FORCE INDEX (PRIMARY)'

function indexOf(table: string, field: SearchField): string {
  return `${table}_${columnOf(field)}`
}

function columnOf({ value = '' }: SearchField): string {
  return value.replace('t.', '')
}

/** Scans text in half the time of the tables' own collation, and is case-insensitive too. */
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

/** Names are stored normalised, texts of courts as received: a search for unnormalised text tries both forms. */
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

/** Collations equate `é` with `e` and ignore trailing blanks: they find the rows, the byte comparison decides. */
function equals({ type, value }: SearchField, values: string): string {
  if (type !== 'text') return `${value} IN (${values})`
  return `${value} IN (${values}) AND CAST(${value} AS BINARY) IN (${values})`
}

/**
 * Equal records are ordered by id, in the direction of the first field, so that an index can be walked either way.
 * Branches sort by the indexed column; the union sorts by a copy, for an ENUM its number, because unions turn it into
 * text.
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
