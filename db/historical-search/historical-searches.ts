import { Op, type Sequelize } from 'sequelize'
import type { Plan } from '../../domain/account/account.ts'
import { Gone } from '../../domain/gone.ts'
import { isEnded, type Merging, type SourceProgress } from '../../domain/historical-search/merge.ts'
import type { SearchCriteria, SearchMode, SearchState } from '../../domain/historical-search/search.ts'
import { HISTORICAL_RETENTION_MS } from '../../domain/retention.ts'
import { MAX_LENGTHS } from '../../domain/service-limits.ts'
import { batchLoader } from '../base/batch-loader.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'
import type { Events } from '../events/events.ts'

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

/** A stored search; its results are in `historicalResults`. */
export interface HistoricalSearch {
  searchId: string
  accountId: string
  /** The key that the usage ledger charges. */
  apiKeyId: string
  mode: SearchMode
  state: SearchState
  criteria: SearchCriteria
  clientReference: string | null
  /** Detects whether a repeated `clientReference` comes with the same request. */
  requestHash: Buffer
  /** The plan's billing when the search began. */
  billing: Plan['historicalBilling']
  merging: Merging
  /** Whether the list is complete. */
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

export type HistoricalSearches = ReturnType<typeof historicalSearchesRepository>

/** Historical searches: their requests, progress and delivery. */
export function historicalSearchesRepository(sequelize: Sequelize, { events }: { events: Events }) {
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

    /** Finds a search of this account; undefined if it does not exist. */
    async find(accountId: string, searchId: string): Promise<HistoricalSearch | undefined> {
      const search = await findSearch(searchId)
      return search?.accountId === accountId ? search : undefined
    },

    /** Returns a search for the service's own work. */
    async get(searchId: string): Promise<HistoricalSearch> {
      return existing(await findSearch(searchId))
    },

    /** Locks a search until the transaction ends. */
    async lock(searchId: string, tx: Tx): Promise<HistoricalSearch> {
      const row = await readOne(searches, { where: { id: searchId }, lock: true, transaction: tx })
      return existing(row && searchOf(row))
    },

    /** Lists an account's searches, newest first; with `after` only older ones. */
    async list(accountId: string, { after, most }: IdRange): Promise<HistoricalSearch[]> {
      const where = { accountId, ...(after === undefined ? {} : { id: { [Op.lt]: after } }) }
      return (await readAll(searches, { where, order: [['id', 'DESC']], limit: most })).map(searchOf)
    },

    /** Finds the latest search since `since` with a client's reference. */
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

    /** Counts an account's collecting searches. */
    countRunning(accountId: string, now: number, tx?: Tx): Promise<number> {
      return searches.count({
        where: { accountId, state: 'RUNNING', expiresAt: { [Op.gt]: now } },
        transaction: tx ?? null,
      })
    },

    /** Lists the next searches that have been collecting since before an instant. */
    async listRunning(after: string, since: number, most: number): Promise<string[]> {
      const isKept = { expiresAt: { [Op.gt]: Date.now() } }
      const where = { state: 'RUNNING' as const, id: { [Op.gt]: after }, created: { [Op.lt]: since }, ...isKept }
      const rows = await readAll(searches, { attributes: ['id'], where, order: ['id'], limit: most })
      return rows.map(({ id }) => id)
    },

    /**
     * Claims a search for one request until `until`, so that a second one does not assemble a page at the same time.
     * False if another request has claimed it. The claim of a dead process expires.
     */
    async claim(searchId: string, now: number, until: number): Promise<boolean> {
      const isFree = { [Op.or]: [{ claimedUntil: null }, { claimedUntil: { [Op.lte]: now } }] }
      const [count] = await searches.update({ claimedUntil: until }, { where: { id: searchId, ...isFree } })
      return count === 1
    },

    /** Releases a claim, unless another request has taken over. */
    async release(searchId: string, until: number): Promise<void> {
      await searches.update({ claimedUntil: null }, { where: { id: searchId, claimedUntil: until } })
    },

    async saveMerging(searchId: string, { sources, collected, capReached }: Merging, tx: Tx): Promise<void> {
      await searches.update(
        { sources: JSON.stringify(sources), collected, capReached },
        { where: { id: searchId }, transaction: tx },
      )
    },

    /** Records the number of delivered results, and whether they were the last. */
    async deliver(searchId: string, delivered: number, isLast: boolean, tx: Tx): Promise<void> {
      await searches.update(
        { delivered, ...(isLast ? { state: 'COMPLETE' as const } : {}) },
        { where: { id: searchId }, transaction: tx },
      )
    },

    /** Ends a running collection, and raises its event. */
    async end(
      { searchId, accountId }: Pick<HistoricalSearch, 'searchId' | 'accountId'>,
      ending: CollectionEnd,
      tx: Tx,
    ) {
      await searches.update(
        { ...ending, delivered: ending.state === 'COMPLETE' ? ending.collected : 0 },
        { where: { id: searchId }, transaction: tx },
      )
      const data = { searchId, status: ending.state, collected: ending.collected }
      await events.raise({ accountId, type: 'historical_search.finished', data }, tx)
    },

    /** Ends those of these searches that are under way, because the name that they ask for was erased. */
    async endErased(ids: readonly string[], now: number, tx: Tx): Promise<void> {
      const underWay = { id: [...ids], expiresAt: { [Op.gt]: now } }
      const active = { ...underWay, state: 'ACTIVE' as const }
      await searches.update({ expiresAt: now }, { where: active, transaction: tx })
      const running = { ...underWay, state: 'RUNNING' as const }
      const ending = { state: 'FAILED', collected: 0, failureReason: 'ERASED', completedAt: now } as const
      for (const { id: searchId, accountId } of await readAll(searches, { where: running, transaction: tx }))
        await this.end({ searchId, accountId }, { ...ending, expiresAt: now + HISTORICAL_RETENTION_MS }, tx)
    },

    /** Lists expired searches that still have rows, oldest first. */
    async listExpired(now: number, most: number): Promise<string[]> {
      const where = { purgedAt: null, expiresAt: { [Op.lte]: now } }
      const rows = await readAll(searches, { attributes: ['id'], where, order: ['expiresAt', 'id'], limit: most })
      return rows.map(({ id }) => id)
    },

    /**
     * Records that the rows of an expired search are deleted, including the searched data beyond its record's fields.
     */
    async markPurged(searchId: string, purgedAt: number): Promise<void> {
      const row = await readOne(searches, { where: { id: searchId } })
      if (!row) return
      const { name, partyType, filters } = JSON.parse(row.criteria) as SearchCriteria
      const criteria: SearchCriteria = { name, partyType, filters, nameVariations: [], generatedVariations: [] }
      await searches.update({ purgedAt, criteria: JSON.stringify(criteria) }, { where: { id: searchId } })
    },
  }
}

/** Returns whether a search is still active: neither cancelled nor complete nor expired. */
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
    // MariaDB returns flags as numbers.
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
