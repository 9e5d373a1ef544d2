import { literal, QueryTypes, type Sequelize } from 'sequelize'
import type { DiscoveryMode } from '../../domain/review/candidate.ts'
import type { Provider } from '../../domain/source.ts'
import type { FailureClass } from '../../domain/source-failure.ts'
import { NOW_MS } from '../base/clock.ts'
import { column, readAll, type Tx, table } from '../base/table.ts'

/** How far a source has answered a search for one entity, and when it last answered in full. */
export interface SourceSync {
  watchlistEntityId: string
  discoveryMode: DiscoveryMode
  source: Provider
  /** The request and its sync; pages of another search do not count. */
  searchKey: string
  /** Pages read and stored. */
  pages: number
  /** The cursor after those; null at the beginning and at the end. */
  nextCursor: string | null
  /** Whether one of them held a case of the entity. */
  hasFound: boolean
  askedAt: number
  /** How the search ended; null while pages are being read. */
  outcome: 'found' | 'none' | 'failed' | null
  failure: FailureClass | null
  /**
   * When the source last answered in full and everything was stored, epoch ms by the database's clock. A failure never
   * moves it.
   */
  answeredAt: number | null
}

/** A row to be written: the database may fill in the instant. */
type WrittenSync = Omit<SourceSync, 'answeredAt'> & { answeredAt: number | null | ReturnType<typeof literal> }

/** One search of a source, for one or several entities. */
export interface SearchedTogether {
  entityIds: string[]
  mode: DiscoveryMode
  source: Provider
}

/** The last answer of each source about each entity. */
export function entitySyncsRepository(sequelize: Sequelize) {
  const syncs = table<WrittenSync>(sequelize, 'entity_source_syncs', ['watchlistEntityId', 'discoveryMode', 'source'], {
    watchlistEntityId: column.id,
    discoveryMode: column.text(10),
    source: column.text(50),
    searchKey: column.id,
    pages: column.whole,
    nextCursor: column.text(50),
    hasFound: column.flag,
    askedAt: column.time,
    outcome: column.text(10),
    failure: column.text(30),
    answeredAt: column.time,
  })

  async function read(where: { watchlistEntityId: string[]; discoveryMode: DiscoveryMode; source?: Provider }) {
    const rows = await readAll(syncs, { where })
    return rows.map((row): SourceSync => {
      const answeredAt = typeof row.answeredAt === 'number' ? row.answeredAt : null
      // The database stores booleans as 0 and 1.
      return { ...row, answeredAt, hasFound: Boolean(row.hasFound) }
    })
  }

  return {
    /** Returns the last answers of one source about these entities, without entities never searched there. */
    async ofSource({ entityIds, mode, source }: SearchedTogether): Promise<Map<string, SourceSync>> {
      const rows = await read({ watchlistEntityId: entityIds, discoveryMode: mode, source })
      return new Map(rows.map((row) => [row.watchlistEntityId, row]))
    },

    /** Returns the sources that have answered in full for each of these entities since an instant, epoch ms. */
    async answeredSince(entityIds: string[], mode: DiscoveryMode, since: number): Promise<Map<string, Provider[]>> {
      const rows = await read({ watchlistEntityId: entityIds, discoveryMode: mode })
      const answered = rows.filter(({ answeredAt }) => answeredAt !== null && answeredAt >= since)
      const byEntity = Map.groupBy(answered, ({ watchlistEntityId }) => watchlistEntityId)
      return new Map([...byEntity].map(([id, own]) => [id, own.map(({ source }) => source)]))
    },

    /**
     * Records a page that was read and stored; the last one ends the search as answered, by the database's clock: the
     * worker's may be behind that of the worker which began the sync.
     */
    async keepPage(rows: SourceSync[], { isLast }: { isLast: boolean }, tx: Tx): Promise<void> {
      const written: WrittenSync[] = isLast ? rows.map((row) => ({ ...row, answeredAt: literal(NOW_MS) })) : rows
      await syncs.bulkCreate(written, {
        transaction: tx,
        updateOnDuplicate: [
          'searchKey',
          'pages',
          'nextCursor',
          'hasFound',
          'askedAt',
          'outcome',
          'failure',
          'answeredAt',
        ],
      })
    },

    /** Records the failure of a source. Its earlier pages and its last full answer stay. */
    async noteFailure({ entityIds, mode, source }: SearchedTogether, searchKey: string, failure: FailureClass) {
      const askedAt = Date.now()
      const rows = entityIds.map((watchlistEntityId) => ({
        watchlistEntityId,
        discoveryMode: mode,
        source,
        searchKey,
        pages: 0,
        nextCursor: null,
        hasFound: false,
        askedAt,
        outcome: 'failed' as const,
        failure,
        answeredAt: null,
      }))
      await syncs.bulkCreate(rows, { updateOnDuplicate: ['askedAt', 'outcome', 'failure'] })
    },

    /** Deletes the sources' answers about an entity whose name changed: the next search starts over. */
    async forgetAnswers(watchlistEntityId: string, discoveryMode: DiscoveryMode, tx: Tx): Promise<void> {
      await syncs.destroy({ where: { watchlistEntityId, discoveryMode }, transaction: tx })
    },

    /** Counts the candidates of each of these entities that ongoing searches found since an instant, epoch ms. */
    async countNewCandidates(entityIds: string[], since: number): Promise<Map<string, number>> {
      const rows = await sequelize.query<{ id: string; count: number }>(COUNT_NEW, {
        replacements: { entityIds, since },
        type: QueryTypes.SELECT,
      })
      return new Map(rows.map(({ id, count }) => [id, Number(count)]))
    },

    /** Counts the active entities whose last search failed, by source. */
    async countFailed(): Promise<Map<string, number>> {
      const rows = await sequelize.query<{ source: string; count: number }>(COUNT_FAILED, { type: QueryTypes.SELECT })
      return new Map(rows.map(({ source, count }) => [source, Number(count)]))
    },
  }
}

const COUNT_NEW = `
  SELECT watchlist_entity_id AS id, COUNT(*) AS count FROM case_candidates
  WHERE watchlist_entity_id IN (:entityIds) AND discovery_mode = 'ONGOING' AND verdict <> 'sample' AND created >= :since
  GROUP BY watchlist_entity_id`

const COUNT_FAILED = `
  SELECT s.source, COUNT(*) AS count FROM entity_source_syncs s
  JOIN watchlist_entities e ON e.id = s.watchlist_entity_id AND e.status = 'ACTIVE'
  WHERE s.discovery_mode = 'ONGOING' AND s.outcome = 'failed'
  GROUP BY s.source`
