import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { caseRef } from '../domain/courts/case-ref.ts'
import type { KnownKeys } from '../domain/historical/merge.ts'
import type { CollectedCase } from '../domain/historical/result.ts'
import type { Provider } from '../domain/source.ts'
import { inBatches } from './in-batches.ts'
import { column, isDuplicate, readAll, readOne, type Tx, table } from './rows.ts'

interface SourcePageRow {
  searchId: string
  source: Provider
  page: number
  callId: string
  cases: string | null
  nextCursor: string | null
}

interface ResultRow {
  searchId: string
  position: number
  result: string
}

interface ResultKeyRow {
  searchId: string
  keyHash: string
  isAlias: boolean
}

/** A page that a source sent. */
export interface SourcePage {
  searchId: string
  source: Provider
  /** From 0. */
  page: number
  callId: string
  /** Its cases that count, until they are merged into the list. */
  cases: CollectedCase[] | null
  /** Where its source goes on; null when this was its last page. */
  nextCursor: string | null
}

/** Rows deleted by one statement: few enough that nobody waits long for their locks. */
const ROWS_PER_DELETE = 5_000

/** What the sources of historical searches sent, and the list of cases that was merged from it. */
export function historicalResultsTable(sequelize: Sequelize) {
  const sourcePages = table<SourcePageRow>(sequelize, 'historical_source_pages', ['searchId', 'source', 'page'], {
    searchId: column.id,
    source: column.text(50),
    page: column.whole,
    callId: column.id,
    cases: column.long,
    nextCursor: column.text(50),
  })
  const results = table<ResultRow>(sequelize, 'historical_results', ['searchId', 'position'], {
    searchId: column.id,
    position: column.whole,
    result: column.long,
  })
  const keys = table<ResultKeyRow>(sequelize, 'historical_result_keys', ['searchId', 'keyHash', 'isAlias'], {
    searchId: column.id,
    keyHash: column.id,
    isAlias: column.flag,
  })

  const readPage = inBatches(async (pages) => {
    const asked = pages.map((page) => page.split(' '))
    const replacements = asked.flatMap(([searchId = '', from, to]) => [searchId, Number(from), Number(to)])
    const rows = await sequelize.query<{ searchId: string; position: number; result: string }>(
      readPages(pages.length),
      {
        replacements,
        type: QueryTypes.SELECT,
      },
    )
    const results = asked.map(([searchId, from, to]) =>
      rows
        .filter((row) => row.searchId === searchId && row.position >= Number(from) && row.position < Number(to))
        .map(({ result }) => result)
        .join(','),
    )
    return new Map(pages.map((page, i) => [page, results[i] ?? '']))
  })

  return {
    /** Keeps a source's page; false when it was kept before. */
    async keepPage({ cases, ...page }: SourcePage, tx: Tx): Promise<boolean> {
      try {
        await sourcePages.create({ ...page, cases: cases && JSON.stringify(cases) }, { transaction: tx })
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },

    async findPage(searchId: string, source: Provider, page: number, tx?: Tx): Promise<SourcePage | undefined> {
      const row = await readOne(sourcePages, { where: { searchId, source, page }, transaction: tx ?? null })
      return row && { ...row, cases: row.cases === null ? null : (JSON.parse(row.cases) as CollectedCase[]) }
    },

    /** Whether a source's page is kept. */
    async hasPage(searchId: string, source: Provider, page: number, tx?: Tx): Promise<boolean> {
      return (await sourcePages.count({ where: { searchId, source, page }, transaction: tx ?? null })) === 1
    },

    /** The last kept page of each source, and whether the source has more. */
    async lastPages(searchId: string, tx: Tx): Promise<Map<Provider, { page: number; hasMore: boolean }>> {
      const rows = await sequelize.query<{ source: Provider; page: number; hasMore: number }>(LAST_PAGES, {
        replacements: { searchId },
        type: QueryTypes.SELECT,
        transaction: tx,
      })
      return new Map(rows.map(({ source, page, hasMore }) => [source, { page, hasMore: Boolean(hasMore) }]))
    },

    /** Which keys of these cases the list knows already. */
    async knownKeys(searchId: string, cases: readonly CollectedCase[], tx: Tx): Promise<KnownKeys> {
      const byHash = new Map(cases.flatMap(({ key, aliases }) => [key, ...aliases]).map((key) => [caseRef(key), key]))
      const known = { identities: new Set<string>(), aliases: new Set<string>() }
      if (byHash.size === 0) return known
      const where = { searchId, keyHash: { [Op.in]: [...byHash.keys()] } }
      for (const { keyHash, isAlias } of await readAll(keys, { where, transaction: tx }))
        (isAlias ? known.aliases : known.identities).add(byHash.get(keyHash) ?? '')
      return known
    },

    /** Appends cases to the list, which has `from` of them. */
    async append(searchId: string, from: number, cases: readonly CollectedCase[], tx: Tx): Promise<void> {
      if (cases.length === 0) return
      await results.bulkCreate(
        cases.map(({ result }, i) => ({ searchId, position: from + i, result: JSON.stringify(result) })),
        { transaction: tx },
      )
      const rows = cases.flatMap(({ key, aliases }) => [
        { searchId, keyHash: caseRef(key), isAlias: false },
        ...aliases.map((alias) => ({ searchId, keyHash: caseRef(alias), isAlias: true })),
      ])
      // Two cases may share an alias, and one row tells as much as two.
      await keys.bulkCreate(rows, { ignoreDuplicates: true, transaction: tx })
    },

    /** The cases of a kept page stand in the list now and need not be kept twice. */
    async emptyPage(searchId: string, source: Provider, page: number, tx: Tx): Promise<void> {
      await sourcePages.update({ cases: null }, { where: { searchId, source, page }, transaction: tx })
    },

    /** A page of results as clients get it: the JSON texts of the results in a row, with commas between them. */
    async readPage(searchId: string, from: number, to: number): Promise<string> {
      return (await readPage(`${searchId} ${from} ${to}`)) ?? ''
    },

    /** Results from one position up to another, each as its JSON text. */
    async read(searchId: string, from: number, to: number): Promise<string[]> {
      const rows = await sequelize.query<{ result: string }>(READ_RESULTS, {
        replacements: { searchId, from, to },
        type: QueryTypes.SELECT,
      })
      return rows.map(({ result }) => result)
    },

    /** Deletes all that was collected for a search, some rows at a time; `onProgress` is told after each statement. */
    async discard(searchId: string, onProgress: () => void = () => {}): Promise<void> {
      const some = { where: { searchId }, limit: ROWS_PER_DELETE }
      for (const deleteSome of [
        () => results.destroy(some),
        () => keys.destroy(some),
        () => sourcePages.destroy(some),
      ]) {
        while ((await deleteSome()) === ROWS_PER_DELETE) onProgress()
      }
    },
  }
}

const LAST_PAGES = `
  SELECT source, page, next_cursor IS NOT NULL AS hasMore FROM historical_source_pages AS kept
  WHERE search_id = :searchId
    AND page = (SELECT MAX(page) FROM historical_source_pages WHERE search_id = :searchId AND source = kept.source)`

const READ_RESULTS = `
  SELECT result FROM historical_results WHERE search_id = :searchId AND position >= :from AND position < :to
  ORDER BY position`

/** Several pages at once: each is a range of the primary key. */
function readPages(count: number): string {
  const range = '(search_id = ? AND position >= ? AND position < ?)'
  return `SELECT search_id AS searchId, position, result FROM historical_results
    WHERE ${Array(count).fill(range).join(' OR ')} ORDER BY search_id, position`
}
