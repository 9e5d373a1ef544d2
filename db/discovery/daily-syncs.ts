import { QueryTypes, type Sequelize } from 'sequelize'
import { now } from '../base/clock.ts'
import { nightlyRunsOf, OPEN, withOneOpen } from '../base/nightly-runs.ts'
import { column, newId, readOne, table } from '../base/table.ts'

export interface DailySync {
  id: string
  /** Epoch ms, by the database's clock. An answer that a source gave since then is not requested again. */
  started: number
  /** When it completed; null while it runs, and forever if it broke off and was not continued. */
  ended: number | null
  /** Entities on watchlists when it began. */
  entities: number
  /** The entities that a source has certainly answered for; null until the end. */
  synced: number | null
  newCandidates: number | null
  /** The entities that an error of our own kept from being searched; null until the end. */
  setAside: number | null
}

interface DailySyncRow extends DailySync {
  openKey: string | null
}

/** The daily syncs, and the order in which the open one serves the entities. */
export function dailySyncsRepository(sequelize: Sequelize) {
  const syncs = table<DailySyncRow>(sequelize, 'daily_syncs', ['id'], {
    id: column.id,
    openKey: column.text(10),
    started: column.time,
    ended: column.time,
    entities: column.whole,
    synced: column.whole,
    newCandidates: column.whole,
    setAside: column.whole,
  })
  const { lockOpen, assignPositions, deletePositions, spansOf, at, punctuality } = nightlyRunsOf(sequelize, {
    rounds: 'daily_syncs',
    places: { table: 'daily_sync_positions', round: 'daily_sync_id', thing: 'watchlist_entity_id' },
    watched: 'watchlist_entities',
    readWaiting: READ_WAITING,
  })
  const find = (id: string) => readOne(syncs, { attributes: [...ATTRIBUTES], where: { id } })

  return {
    /**
     * Begins a sync, or continues an interrupted one, in one transaction: the second of two overlapping attempts waits
     * and finds the first one's sync with all its positions; an abandoned attempt leaves nothing.
     */
    async begin(signal?: AbortSignal): Promise<DailySync> {
      const begin = () =>
        sequelize.transaction(async (transaction) => {
          const started = await now(sequelize, transaction)
          const open = await lockOpen(started, transaction)
          if (open) return readOne(syncs, { attributes: [...ATTRIBUTES], where: { id: open }, transaction })
          const id = newId()
          const undone = { ended: null, synced: null, newCandidates: null, setAside: null }
          await syncs.create({ id, openKey: OPEN, started, entities: 0, ...undone }, { transaction })
          const entities = await assignPositions(id, {}, transaction, signal)
          await syncs.update({ entities }, { where: { id }, transaction })
          return { id, started, entities, ...undone }
        })
      const sync = await withOneOpen(begin)
      if (!sync) throw new Error('the open daily sync was not found although its row is locked')
      await deletePositions(signal)
      return sync
    },

    /** Returns the entities at the positions from `from` on, in order. */
    entitiesAt: at,

    /**
     * Completes a sync with its counts; idempotent. Undefined if the sync does not exist or was given up for a newer
     * one.
     */
    async end(id: string, setAside: number, signal?: AbortSignal): Promise<DailySync | undefined> {
      const sync = await readOne(syncs, { where: { id } })
      if (!sync) return undefined
      if (sync.openKey !== null) {
        const done = await countDone(sync, signal)
        const ended = await now(sequelize)
        await syncs.update({ openKey: null, ended, setAside, ...done }, { where: { id, openKey: OPEN } })
        await deletePositions(signal)
      }
      const after = await find(id)
      return after?.ended === null ? undefined : after
    },

    /** Returns the latest sync, running or ended. */
    latest(): Promise<DailySync | undefined> {
      return readOne(syncs, { attributes: [...ATTRIBUTES], order: [['started', 'DESC']] })
    },

    punctuality,
  }

  async function countDone({ id, started, entities }: DailySync, signal?: AbortSignal) {
    const done = { synced: 0, newCandidates: 0 }
    for (const span of spansOf(entities)) {
      signal?.throwIfAborted()
      const options = { replacements: { id, since: started, ...span }, type: QueryTypes.SELECT } as const
      const [counts] = await sequelize.query<typeof done>(COUNT_DONE, options)
      done.synced += Number(counts?.synced)
      done.newCandidates += Number(counts?.newCandidates)
    }
    return done
  }
}

const ATTRIBUTES = ['id', 'started', 'ended', 'entities', 'synced', 'newCandidates', 'setAside'] as const

/** Ordered by `since`, a source's last answer, so that a day's budget that runs out never misses the same entities. */
const READ_WAITING = `
  SELECT e.account_id AS accountId, e.id, COALESCE((
    SELECT MIN(COALESCE(s.answered_at, 0)) FROM entity_source_syncs s
    WHERE s.watchlist_entity_id = e.id AND s.discovery_mode = 'ONGOING'), 0) AS since
  FROM watchlist_entities e FORCE INDEX (PRIMARY)
  WHERE e.status = 'ACTIVE' AND (e.account_id > :accountId OR (e.account_id = :accountId AND e.id > :id))
  ORDER BY e.account_id, e.id LIMIT :portion`

const COUNT_DONE = `
  SELECT
    (SELECT COUNT(*) FROM daily_sync_positions p JOIN watchlist_entities e ON e.id = p.watchlist_entity_id
     WHERE p.daily_sync_id = :id AND p.position BETWEEN :from AND :to AND e.last_court_sync_at >= :since) AS synced,
    (SELECT COUNT(*) FROM daily_sync_positions p JOIN case_candidates c ON c.watchlist_entity_id = p.watchlist_entity_id
     WHERE p.daily_sync_id = :id AND p.position BETWEEN :from AND :to
     AND c.discovery_mode = 'ONGOING' AND c.verdict <> 'sample' AND c.created >= :since) AS newCandidates`
