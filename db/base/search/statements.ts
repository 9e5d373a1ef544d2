import { writeConditions } from './conditions.ts'
import { COMMON, hintOfLook, hintOfPage, isCounted, looksThrough, WHOLE } from './plan.ts'
import { grantsTo, type Scope, writeScope } from './scope.ts'
import type { Search, Searched } from './searched.ts'
import { writeSort } from './sort.ts'

/** A statement with the values of its names. */
export interface Statement {
  sql: string
  replacements: Record<string, unknown>
}

/** Writes the read of a page. @param expected the number of matches, if known */
export function writePage(searched: Searched, scope: Scope, search: Search, expected?: number): Statement {
  const parts = partsOf(searched, scope, search)
  return { sql: rowsOf(searched, parts, pageIn(searched, parts, search, expected)), replacements: parts.replacements }
}

/** Writes the read of a page of the account's own records, with their counted total and whether more are shared. */
export function writeOwnPage(searched: Searched, scope: Scope, search: Search): Statement {
  const parts = partsOf(searched, scope, search)
  const page = pageIn(searched, parts, search, Number.POSITIVE_INFINITY)
  const also = `, EXISTS (${grantsTo(searched)}) AS hasShared, ${countedIn(searched, parts)} AS total`
  return { sql: rowsOf(searched, parts, page, also), replacements: parts.replacements }
}

/**
 * Writes the read of a page and its total in one scan, which ends after many matches.
 * @param candidates the numbers of the only own records that can match, if known
 */
export function writeFew(searched: Searched, scope: Scope, search: Search, candidates?: number[]): Statement {
  const parts = partsOf(searched, scope, search)
  const [hint, among] = candidates
    ? [`FORCE INDEX (${searched.table}_number)`, `AND ${isAmong(candidates)}`]
    : [hintOfLook(searched, search), '']
  const branches = branchesOf(searched, parts, hint, among).map(
    (branch) => `(SELECT ${parts.columns} ${branch} LIMIT ${COMMON})`,
  )
  const page = pageOf(parts, branches, ', COUNT(*) OVER () AS total')
  return { sql: rowsOf(searched, parts, page, ', page.total'), replacements: parts.replacements }
}

/** Writes the count of all matches. */
export function writeCount(searched: Searched, scope: Scope, search: Search): Statement {
  const parts = partsOf(searched, scope, search)
  const counts = branchesOf(searched, parts, looksThrough(searched.fields, search) ? WHOLE : '').map(
    (branch) => `(SELECT COUNT(*) ${branch})`,
  )
  if (isCounted(searched, search)) counts[0] = countedIn(searched, parts)
  return { sql: `SELECT ${counts.join(' + ')} AS total`, replacements: parts.replacements }
}

/** Writes the read of whether records are shared with the viewer, and of the total if the own matches are counted. */
export function writeScopeRead(searched: Searched, scope: Scope, search: Search): Statement {
  const parts = partsOf(searched, scope, search)
  const counted = isCounted(searched, search) ? countedIn(searched, parts) : 'NULL'
  const sql = `SELECT EXISTS (${grantsTo(searched)}) AS hasShared, ${counted} AS counted`
  return { sql, replacements: parts.replacements }
}

type Parts = ReturnType<typeof partsOf>

/** Writes what all statements of a search are made of. */
function partsOf(searched: Searched, scope: Scope, search: Search) {
  const { fields, only } = searched
  const { conditions, values } = writeConditions(fields, search)
  const { named, ...scopes } = writeScope(searched, scope)
  const { skip, limit } = search
  return {
    ...scopes,
    ...writeSort(fields, search),
    where: [only, ...conditions].join(' AND '),
    replacements: { ...values, ...named, end: skip + limit, skip, limit },
  }
}

/** Each branch uses its own index. */
function branchesOf({ table }: Searched, { own, shared, where }: Parts, hint: string, among = ''): string[] {
  return [
    `FROM ${table} t ${hint} WHERE ${own} ${among} AND ${where}`,
    ...(shared ? [`FROM ${table} t WHERE ${shared} AND ${where}`] : []),
  ]
}

function pageIn(searched: Searched, parts: Parts, search: Search, expected?: number): string {
  const { columns, orderOfBranch } = parts
  const branches = branchesOf(searched, parts, hintOfPage(searched, search, expected)).map(
    (branch) => `SELECT ${columns} ${branch} ORDER BY ${orderOfBranch} LIMIT`,
  )
  if (!parts.shared) return `${branches.join('')} :limit OFFSET :skip`
  return pageOf(
    parts,
    branches.map((branch) => `(${branch} :end)`),
  )
}

function pageOf({ order }: Parts, branches: string[], also = ''): string {
  return `
    SELECT visible.* ${also} FROM (${branches.join(' UNION ALL ')}) visible
    ORDER BY ${order} LIMIT :limit OFFSET :skip`
}

/** Writes the read of the records that a page names. */
function rowsOf({ columns, table }: Searched, { order }: Parts, page: string, also = ''): string {
  return `
    SELECT ${columns}${also} FROM (${page}) page JOIN ${table} t ON t.id = page.found_id ORDER BY ${order}`
}

function countedIn({ kind }: Searched, { own, where }: Parts): string {
  return `(SELECT CAST(COALESCE(SUM(t.records), 0) AS SIGNED) FROM record_counts t
    WHERE ${own} AND t.kind = '${kind}' AND ${where})`
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
