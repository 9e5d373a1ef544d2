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

/** Cases written by one statement: with the longest lists of parties 3 MB, far below the 16 MiB that a database takes at once. */
const CASES_PER_INSERT = 250

/** Rows deleted by one statement: few enough that nobody waits long for their locks. */
const ROWS_PER_DELETE = 5_000

/** What the sources of historical searches sent, and the list of cases that was merged from it. */
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
    /** Keeps a source's page; false when it was kept before. */
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

    /** Whether a source's page is kept. */
    async hasPage(searchId: string, source: Provider, page: number): Promise<boolean> {
      return (await sourcePages.count({ where: { searchId, source, page } })) === 1
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

    /** The cases of kept pages stand in the list now, or are not wanted any more, and need not be kept twice. */
    async emptyPages(searchId: string, pages: readonly SourcePage[], tx: Tx): Promise<void> {
      if (pages.length === 0) return
      const these = { [Op.or]: pages.map(({ source, page }) => ({ source, page })) }
      const where = { searchId, ...these, cases: { [Op.ne]: null } }
      await sourcePages.update({ cases: null }, { where, transaction: tx })
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

    /** Deletes all that was collected for a search, some rows at a time; `onProgress` is called after each statement. */
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

// The model's own way of writing many rows makes an object with getters of each, which doubles the time.
const INSERT_RESULTS = 'INSERT INTO historical_results (search_id, position, result) VALUES ?'

// Two cases may share an alias, and one row tells as much as two.
const INSERT_KEYS = 'INSERT IGNORE INTO historical_result_keys (search_id, key_hash, is_alias) VALUES ?'

const READ_RESULTS = `
  SELECT result FROM historical_results WHERE search_id = :searchId AND position >= :from AND position < :to
  ORDER BY position`

/** Several pages at once: each is a range of the primary key. */
function readPages(count: number): string {
  const range = '(search_id = ? AND position >= ? AND position < ?)'
  return `SELECT search_id AS searchId, position, result FROM historical_results
    WHERE ${Array(count).fill(range).join(' OR ')} ORDER BY search_id, position`
}
