import { Op, type Sequelize } from 'sequelize'
import type { Plan } from '../../domain/account/account.ts'
import { Gone } from '../../domain/gone.ts'
import { isEnded, type Merging, type SourceProgress } from '../../domain/historical-search/merge.ts'
import type { SearchCriteria, SearchMode, SearchState } from '../../domain/historical-search/search.ts'
import { MAX_LENGTHS } from '../../domain/service-limits.ts'
import { batchLoader } from '../base/batch-loader.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface SearchRow {
  id: string
  accountId: string
  apiKeyId: string
  mode: SearchMode
  state: SearchState
  criteria: string
  clientReference: string | null
  requestHash: Buffer
  billing: Plan['historicalBilling']
  sources: string
  resultCap: number
  capReached: boolean
  collected: number
  delivered: number
  claimedUntil: number | null
  failureReason: string | null
  completedAt: number | null
  created: number
  expiresAt: number
  purgedAt: number | null
}

export type NewHistoricalSearch = Pick<
  HistoricalSearch,
  | 'accountId'
  | 'apiKeyId'
  | 'mode'
  | 'criteria'
  | 'clientReference'
  | 'requestHash'
  | 'billing'
  | 'merging'
  | 'createdAt'
  | 'expiresAt'
> & { claimedUntil: number | null }

/** A search as it is kept; its results are in `historicalResults`. */
export interface HistoricalSearch {
  searchId: string
  accountId: string
  /** Who is charged in the usage ledger. */
  apiKeyId: string
  mode: SearchMode
  state: SearchState
  criteria: SearchCriteria
  clientReference: string | null
  /** Tells whether a repeated `clientReference` comes with the same request. */
  requestHash: Buffer
  /** As the plan was when the search began. */
  billing: Plan['historicalBilling']
  merging: Merging
  /** Nothing more will come into the list. */
  ended: boolean
  delivered: number
  failureReason: string | null
  completedAt: number | null
  createdAt: number
  expiresAt: number
}

/** How a collection ended. */
export interface CollectionEnd {
  state: 'COMPLETE' | 'FAILED'
  collected: number
  failureReason: string | null
  completedAt: number
  expiresAt: number
}

/** Historical searches: what was asked, how far it is, what was delivered. */
export function historicalSearchesRepository(sequelize: Sequelize) {
  const searches = table<SearchRow>(sequelize, 'historical_searches', ['id'], {
    id: column.id,
    accountId: column.id,
    apiKeyId: column.id,
    mode: column.text(5),
    state: column.text(10),
    criteria: column.long,
    clientReference: column.text(MAX_LENGTHS.clientReference),
    requestHash: column.hash,
    billing: column.text(20),
    sources: column.long,
    resultCap: column.whole,
    capReached: column.flag,
    collected: column.whole,
    delivered: column.whole,
    claimedUntil: column.time,
    failureReason: column.text(50),
    completedAt: column.time,
    created: column.time,
    expiresAt: column.time,
    purgedAt: column.time,
  })

  const findSearch = batchLoader(async (ids) => {
    const rows = await readAll(searches, { where: { id: { [Op.in]: ids } } })
    return new Map(rows.map((row) => [row.id, searchOf(row)]))
  })

  return {
    async create({ merging, createdAt, criteria, ...search }: NewHistoricalSearch, tx: Tx): Promise<HistoricalSearch> {
      const row: SearchRow = {
        ...search,
        id: newId(),
        state: search.mode === 'SYNC' ? 'ACTIVE' : 'RUNNING',
        criteria: JSON.stringify(criteria),
        sources: JSON.stringify(merging.sources),
        resultCap: merging.cap,
        capReached: false,
        collected: 0,
        delivered: 0,
        failureReason: null,
        completedAt: null,
        created: createdAt,
        purgedAt: null,
      }
      await searches.create(row, { transaction: tx })
      return searchOf(row)
    },

    /** The search of this account; undefined when it has none of that id. */
    async find(accountId: string, searchId: string): Promise<HistoricalSearch | undefined> {
      const search = await findSearch(searchId)
      return search?.accountId === accountId ? search : undefined
    },

    /** A search for work on its own behalf. */
    async get(searchId: string): Promise<HistoricalSearch> {
      return existing(await findSearch(searchId))
    },

    /** A search, locked until the transaction ends. */
    async lock(searchId: string, tx: Tx): Promise<HistoricalSearch> {
      const row = await readOne(searches, { where: { id: searchId }, lock: true, transaction: tx })
      return existing(row && searchOf(row))
    },

    /** An account's searches, newest first; with `after` only those that are older than it. */
    async list(accountId: string, { after, most }: IdRange): Promise<HistoricalSearch[]> {
      const where = { accountId, ...(after === undefined ? {} : { id: { [Op.lt]: after } }) }
      return (await readAll(searches, { where, order: [['id', 'DESC']], limit: most })).map(searchOf)
    },

    /** The latest search since `since` that was started under a client's reference. */
    async findByReference(
      accountId: string,
      clientReference: string,
      since: number,
      tx: Tx,
    ): Promise<HistoricalSearch | undefined> {
      const where = { accountId, clientReference, created: { [Op.gt]: since } }
      const row = await readOne(searches, { where, order: [['created', 'DESC']], transaction: tx })
      return row && searchOf(row)
    },

    /** How many of an account's searches are collecting. */
    countRunning(accountId: string, now: number, tx?: Tx): Promise<number> {
      return searches.count({
        where: { accountId, state: 'RUNNING', expiresAt: { [Op.gt]: now } },
        transaction: tx ?? null,
      })
    },

    /** The next searches after one that are collecting since before an instant. */
    async listRunning(after: string, since: number, most: number): Promise<string[]> {
      const isKept = { expiresAt: { [Op.gt]: Date.now() } }
      const where = { state: 'RUNNING' as const, id: { [Op.gt]: after }, created: { [Op.lt]: since }, ...isKept }
      const rows = await readAll(searches, { attributes: ['id'], where, order: ['id'], limit: most })
      return rows.map(({ id }) => id)
    },

    /**
     * Takes a search for one request until `until`, so that a second one does not assemble a page at the same time. False when
     * another request holds it. A claim whose process died ends by itself.
     */
    async claim(searchId: string, now: number, until: number): Promise<boolean> {
      const isFree = { [Op.or]: [{ claimedUntil: null }, { claimedUntil: { [Op.lte]: now } }] }
      const [count] = await searches.update({ claimedUntil: until }, { where: { id: searchId, ...isFree } })
      return count === 1
    },

    /** Gives a claim back; one that another request has taken meanwhile stays. */
    async release(searchId: string, until: number): Promise<void> {
      await searches.update({ claimedUntil: null }, { where: { id: searchId, claimedUntil: until } })
    },

    async saveMerging(searchId: string, { sources, collected, capReached }: Merging, tx: Tx): Promise<void> {
      await searches.update(
        { sources: JSON.stringify(sources), collected, capReached },
        { where: { id: searchId }, transaction: tx },
      )
    },

    /** Writes down how many results were delivered, and whether they were the last. */
    async deliver(searchId: string, delivered: number, isLast: boolean, tx: Tx): Promise<void> {
      await searches.update(
        { delivered, ...(isLast ? { state: 'COMPLETE' as const } : {}) },
        { where: { id: searchId }, transaction: tx },
      )
    },

    /** Ends a collection. */
    async end(searchId: string, { collected, ...end }: CollectionEnd, tx: Tx): Promise<void> {
      await searches.update(
        { ...end, collected, delivered: end.state === 'COMPLETE' ? collected : 0 },
        { where: { id: searchId }, transaction: tx },
      )
    },

    /** Searches whose time is over and whose rows are still there, oldest first. */
    async listExpired(now: number, most: number): Promise<string[]> {
      const where = { purgedAt: null, expiresAt: { [Op.lte]: now } }
      const rows = await readAll(searches, { attributes: ['id'], where, order: ['expiresAt', 'id'], limit: most })
      return rows.map(({ id }) => id)
    },

    /** The rows of an expired search are gone, and with them what was searched for beyond the fields of its record. */
    async markPurged(searchId: string, purgedAt: number): Promise<void> {
      const row = await readOne(searches, { where: { id: searchId } })
      if (!row) return
      const { name, partyType, filters } = JSON.parse(row.criteria) as SearchCriteria
      const criteria: SearchCriteria = { name, partyType, filters, nameVariations: [], generatedVariations: [] }
      await searches.update({ purgedAt, criteria: JSON.stringify(criteria) }, { where: { id: searchId } })
    },
  }
}

/** Whether a search is still to be worked on: a cancelled, complete or expired one is not. */
export function isGoingOn({ state, expiresAt }: HistoricalSearch, now: number): boolean {
  return (state === 'ACTIVE' || state === 'RUNNING') && now < expiresAt
}

function existing(search: HistoricalSearch | undefined): HistoricalSearch {
  if (!search) throw new Gone('historical search')
  return search
}

function searchOf(row: SearchRow): HistoricalSearch {
  const merging = {
    sources: JSON.parse(row.sources) as SourceProgress[],
    collected: row.collected,
    cap: row.resultCap,
    // MariaDB gives flags as numbers.
    capReached: Boolean(row.capReached),
  }
  return {
    searchId: row.id,
    accountId: row.accountId,
    apiKeyId: row.apiKeyId,
    mode: row.mode,
    state: row.state,
    criteria: JSON.parse(row.criteria) as SearchCriteria,
    clientReference: row.clientReference,
    requestHash: row.requestHash,
    billing: row.billing,
    merging,
    ended: isEnded(merging),
    delivered: row.delivered,
    failureReason: row.failureReason,
    completedAt: row.completedAt,
    createdAt: row.created,
    expiresAt: row.expiresAt,
  }
}
