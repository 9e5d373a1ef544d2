import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { caseRef } from '../../domain/courts/case-ref.ts'
import type { KnownKeys } from '../../domain/historical-search/merge.ts'
import type { CollectedCase } from '../../domain/historical-search/result.ts'
import type { Provider } from '../../domain/source.ts'
import { batchLoader } from '../base/batch-loader.ts'
import { column, isDuplicate, readAll, readOne, type Tx, table } from '../base/table.ts'

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

/** A page from a source. */
export interface SourcePage {
  searchId: string
  source: Provider
  /** From 0. */
  page: number
  callId: string
  /** Its relevant cases, until they are merged into the list. */
  cases: CollectedCase[] | null
  /** The source's next cursor; null on its last page. */
  nextCursor: string | null
}

/** Cases per statement: 3 MB with the longest lists of parties, far below the 16 MiB that a server accepts. */
const CASES_PER_INSERT = 250

/** Rows per statement: few enough that no transaction waits long for their locks. */
const ROWS_PER_DELETE = 5_000

/** The pages that sources of historical searches sent, and the list of cases merged from them. */
export function historicalResultsRepository(sequelize: Sequelize) {
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

  const readPage = batchLoader(async (pages) => {
    const wantedKeys = pages.map((page) => page.split(' '))
    const replacements = wantedKeys.flatMap(([searchId = '', from, to]) => [searchId, Number(from), Number(to)])
    const rows = await sequelize.query<{ searchId: string; position: number; result: string }>(
      readPages(pages.length),
      {
        replacements,
        type: QueryTypes.SELECT,
      },
    )
    const results = wantedKeys.map(([searchId, from, to]) =>
      rows
        .filter((row) => row.searchId === searchId && row.position >= Number(from) && row.position < Number(to))
        .map(({ result }) => result)
        .join(','),
    )
    return new Map(pages.map((page, i) => [page, results[i] ?? '']))
  })

  return {
    /** Stores a source's page; false if it was stored before. */
    async keepPage({ cases, ...page }: SourcePage, tx?: Tx): Promise<boolean> {
      try {
        await sourcePages.create({ ...page, cases: cases && JSON.stringify(cases) }, { transaction: tx ?? null })
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

    /** Returns whether a source's page is stored. */
    async hasPage(searchId: string, source: Provider, page: number): Promise<boolean> {
      return (await sourcePages.count({ where: { searchId, source, page } })) === 1
    },

    /** Returns which keys of these cases are in the list. */
    async knownKeys(searchId: string, cases: readonly CollectedCase[], tx: Tx): Promise<KnownKeys> {
      const byHash = new Map(cases.flatMap(({ key, aliases }) => [key, ...aliases]).map((key) => [caseRef(key), key]))
      const known = { identities: new Set<string>(), aliases: new Set<string>() }
      if (byHash.size === 0) return known
      const where = { searchId, keyHash: { [Op.in]: [...byHash.keys()] } }
      for (const { keyHash, isAlias } of await readAll(keys, { where, transaction: tx }))
        (isAlias ? known.aliases : known.identities).add(byHash.get(keyHash) ?? '')
      return known
    },

    /** Appends cases to the list, which has `from` cases so far. */
    async append(searchId: string, from: number, cases: readonly CollectedCase[], tx: Tx): Promise<void> {
      for (let done = 0; done < cases.length; done += CASES_PER_INSERT) {
        const some = cases.slice(done, done + CASES_PER_INSERT)
        const rows = some.map(({ result }, i) => [searchId, from + done + i, JSON.stringify(result)])
        await sequelize.query(INSERT_RESULTS, { replacements: [rows], transaction: tx })
        const keys = some.flatMap(({ key, aliases }) => [
          [searchId, caseRef(key), false],
          ...aliases.map((alias) => [searchId, caseRef(alias), true]),
        ])
        await sequelize.query(INSERT_KEYS, { replacements: [keys], transaction: tx })
      }
    },

    /** Empties stored pages whose cases are in the list or no longer needed. */
    async emptyPages(searchId: string, pages: readonly SourcePage[], tx: Tx): Promise<void> {
      if (pages.length === 0) return
      const these = { [Op.or]: pages.map(({ source, page }) => ({ source, page })) }
      const where = { searchId, ...these, cases: { [Op.ne]: null } }
      await sourcePages.update({ cases: null }, { where, transaction: tx })
    },

    /** Reads a page of results for clients: the JSON texts of the results, joined by commas. */
    async readPage(searchId: string, from: number, to: number): Promise<string> {
      return (await readPage(`${searchId} ${from} ${to}`)) ?? ''
    },

    /** Reads results of a range of positions, each as its JSON text. */
    async read(searchId: string, from: number, to: number): Promise<string[]> {
      const rows = await sequelize.query<{ result: string }>(READ_RESULTS, {
        replacements: { searchId, from, to },
        type: QueryTypes.SELECT,
      })
      return rows.map(({ result }) => result)
    },

    /** Deletes everything collected for a search, in batches; `onProgress` is called after each statement. */
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

// The model's own bulk insert creates an object with getters per row, which doubles the time.
const INSERT_RESULTS = 'INSERT INTO historical_results (search_id, position, result) VALUES ?'

// Two cases may share an alias; one row is enough for both.
const INSERT_KEYS = 'INSERT IGNORE INTO historical_result_keys (search_id, key_hash, is_alias) VALUES ?'

const READ_RESULTS = `
  SELECT result FROM historical_results WHERE search_id = :searchId AND position >= :from AND position < :to
  ORDER BY position`

/** Reads several pages at once: each is a range of the primary key. */
function readPages(count: number): string {
  const range = '(search_id = ? AND position >= ? AND position < ?)'
  return `SELECT search_id AS searchId, position, result FROM historical_results
    WHERE ${Array(count).fill(range).join(' OR ')} ORDER BY search_id, position`
}
