import { QueryTypes, type Sequelize } from 'sequelize'
import { isPacked, numbersWith } from '../../watchlist/search-texts.ts'
import { inBothForms } from './conditions.ts'
import { COMMON, isCounted, looksThrough } from './plan.ts'
import type { Scope } from './scope.ts'
import { columnOf, type Found, fieldOf, type Reach, type Search, type Searched } from './searched.ts'
import { type Statement, writeCount, writeFew, writeOwnPage, writePage, writeScopeRead } from './statements.ts'

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
  const statement = writeOwnPage(searched, { ...reach, hasShared: false }, search)
  const rows = await run<Row & { hasShared?: number; total?: number }>(sequelize, statement)
  const [first] = rows
  if (first?.hasShared !== 0) return
  const recordsFiltered = first.total ?? 0
  for (const row of rows) {
    delete row.hasShared
    delete row.total
  }
  return { rows, recordsFiltered }
}

/** Reads whether anything is shared with a viewer, and the total of a search that no count has to find. */
async function readScope(
  sequelize: Sequelize,
  searched: Searched,
  reach: Reach,
  search: Search,
): Promise<{ scope: Scope; counted?: number }> {
  if ('column' in reach) return { scope: reach }
  const statement = writeScopeRead(searched, { ...reach, hasShared: true }, search)
  const [read] = await run<{ hasShared: number; counted: number | null }>(sequelize, statement)
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
  return run<Row>(sequelize, writePage(searched, scope, search, expected))
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
  const rows = await run<Row & { total?: number }>(sequelize, writeFew(searched, scope, search, candidates))
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
  const [counted] = await run<{ total: number }>(sequelize, writeCount(searched, scope, search))
  return counted?.total ?? 0
}

function run<Row extends object>(sequelize: Sequelize, { sql, replacements }: Statement): Promise<Row[]> {
  return sequelize.query<Row>(sql, { replacements, type: QueryTypes.SELECT })
}
