import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { column, newId, readAll, readOne, table } from './rows.ts'

export interface DailySync {
  id: string
  /** Epoch ms. An answer that a source gave since then need not be asked for again. */
  started: number
  ended: number | null
  /** Entities that stood on watchlists when it began. */
  entities: number
  /** How many of them a source has surely answered for; null until the end. */
  synced: number | null
  newCandidates: number | null
}

interface PlaceRow {
  dailySyncId: string
  position: number
  watchlistEntityId: string
}

/** One that was not ended for so long is not gone on with: a new day has new cases. */
const STALE_AFTER_MS = 20 * 60 * 60 * 1000

/** The daily syncs, and the order in which the latest serves the entities. */
export function dailySyncsTable(sequelize: Sequelize) {
  const syncs = table<DailySync>(sequelize, 'daily_syncs', ['id'], {
    id: column.id,
    started: column.time,
    ended: column.time,
    entities: column.whole,
    synced: column.whole,
    newCandidates: column.whole,
  })
  const places = table<PlaceRow>(sequelize, 'daily_sync_places', ['dailySyncId', 'position'], {
    dailySyncId: column.id,
    position: column.whole,
    watchlistEntityId: column.id,
  })

  return {
    /**
     * Begins a sync, or goes on with one that was broken off. Accounts take turns, one entity each, so that a small account
     * never waits for a large one's whole list.
     */
    async begin(): Promise<DailySync> {
      return sequelize.transaction(async (transaction) => {
        const now = Date.now()
        const broken = await readOne(syncs, {
          where: { ended: null, started: { [Op.gt]: now - STALE_AFTER_MS } },
          order: [['started', 'DESC']],
          transaction,
        })
        if (broken) return broken
        const id = newId()
        const sync = { id, started: now, ended: null, entities: 0, synced: null, newCandidates: null }
        await syncs.create(sync, { transaction })
        await places.destroy({ where: { dailySyncId: { [Op.ne]: id } }, transaction })
        await sequelize.query(GIVE_PLACES, { replacements: { id }, transaction, type: QueryTypes.INSERT })
        const entities = await places.count({ where: { dailySyncId: id }, transaction })
        await syncs.update({ entities }, { where: { id }, transaction })
        return { ...sync, entities }
      })
    },

    /** The entities at the places from `from` on, in their order. */
    async entitiesAt(id: string, from: number, most: number): Promise<string[]> {
      const where = { dailySyncId: id, position: { [Op.between]: [from, from + most - 1] as [number, number] } }
      return (await readAll(places, { where, order: ['position'] })).map(({ watchlistEntityId }) => watchlistEntityId)
    },

    /** Ends a sync with what it did. */
    async end(id: string): Promise<DailySync> {
      const sync = await readOne(syncs, { where: { id } })
      if (!sync) throw new Error('there is no such daily sync')
      if (sync.ended !== null) return sync
      const [counts] = await sequelize.query<{ synced: number; newCandidates: number }>(COUNT_DONE, {
        replacements: { id, since: sync.started },
        type: QueryTypes.SELECT,
      })
      const [synced, newCandidates] = [Number(counts?.synced), Number(counts?.newCandidates)]
      const ended = Date.now()
      await syncs.update({ ended, synced, newCandidates }, { where: { id } })
      await places.destroy({ where: { dailySyncId: id } })
      return { ...sync, ended, synced, newCandidates }
    },

    /** The latest one, running or ended. */
    latest(): Promise<DailySync | undefined> {
      return readOne(syncs, { order: [['started', 'DESC']] })
    },
  }
}

/**
 * The first entity of every account, then the second of every account, and so on. Within an account those come first that a source
 * has not answered for the longest time: where the money of a day ends before the list does, it is never the same ones that go without.
 */
const GIVE_PLACES = `
  INSERT INTO daily_sync_places (daily_sync_id, position, watchlist_entity_id)
  SELECT :id, ROW_NUMBER() OVER (ORDER BY turn, account_id) - 1, id
  FROM (
    SELECT e.id, e.account_id,
      ROW_NUMBER() OVER (PARTITION BY e.account_id ORDER BY MIN(COALESCE(s.answered_at, 0)), e.id) AS turn
    FROM watchlist_entities e
    LEFT JOIN entity_source_syncs s ON s.watchlist_entity_id = e.id AND s.discovery_mode = 'ONGOING'
    WHERE e.status = 'ACTIVE'
    GROUP BY e.account_id, e.id
  ) turns`

const COUNT_DONE = `
  SELECT
    (SELECT COUNT(*) FROM daily_sync_places p JOIN watchlist_entities e ON e.id = p.watchlist_entity_id
     WHERE p.daily_sync_id = :id AND e.last_court_sync_at >= :since) AS synced,
    (SELECT COUNT(*) FROM daily_sync_places p JOIN case_candidates c ON c.watchlist_entity_id = p.watchlist_entity_id
     WHERE p.daily_sync_id = :id AND c.discovery_mode = 'ONGOING' AND c.created >= :since) AS newCandidates`
