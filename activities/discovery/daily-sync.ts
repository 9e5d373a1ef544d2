import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import { indianDay } from '../../domain/dates.ts'
import { ENTITIES_A_BATCH } from '../../domain/discovery/nightly-run.ts'
import { reachOn } from '../../domain/discovery/search-window.ts'
import { type EntitySearch, searchesOf } from '../../domain/discovery/searches.ts'
import { Gone } from '../../domain/gone.ts'
import { PROVIDERS, type Provider, slotsOfNightlyRuns } from '../../domain/source.ts'
import type { Log } from '../../platform/log.ts'
import type { DailySyncProgress } from '../../workflows/discovery/daily-sync.messages.ts'
import { endAlarm, raiseAlarm } from '../shared/alarms.ts'
import { askableSources } from '../shared/askable-sources.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { settingAside } from '../shared/set-aside.ts'
import { finishSyncs } from './finish-syncs.ts'

export type DailySyncActivities = ReturnType<typeof createDailySyncActivities>

/** The searches for the entities of a batch. */
interface BatchPlan {
  entityIds: string[]
  searches: EntitySearch[]
}

/** The database activities of the `dailySync` workflow. */
export function createDailySyncActivities({
  db,
  log,
  enabled,
  atOnce,
}: {
  db: Database
  log: Log
  enabled: readonly Provider[]
  /** Returns how many concurrent calls a source accepts. */
  atOnce: (source: Provider) => number
}) {
  /** @param oneByOne searches each entity separately */
  async function plan(ids: string[], since: number, oneByOne: boolean): Promise<BatchPlan> {
    const entities = (await db.watchlistEntities.findMany(ids)).filter(({ status }) => status === 'ACTIVE')
    const [wanted, answered] = await Promise.all([
      askableSources(db, enabled, entities),
      db.entitySyncs.answeredSince(ids, 'ONGOING', since),
    ])
    const day = indianDay(since)
    const isDue = (id: string, source: Provider) =>
      wanted.get(id)?.includes(source) && !answered.get(id)?.includes(source)
    const searches = PROVIDERS.flatMap((source) => {
      const due = entities.filter(({ id }) => isDue(id, source))
      const questions = oneByOne ? due.map((entity) => [entity]) : [due]
      return questions.flatMap((together) => searchesOf(source, together, (id) => reachOn(day, id)))
    })
    return { entityIds: entities.map(({ id }) => id), searches }
  }

  return {
    /**
     * Begins a sync, or continues today's interrupted one. Limits the groups at each source to its slots for nightly
     * work: more would only wait, each with searches of all accounts begun.
     */
    beginDailySync(): Promise<Pick<DailySyncProgress, 'dailySyncId' | 'since' | 'entities' | 'groupsAtOnce'>> {
      return withHeartbeat(async () => {
        const { id, started, entities } = await db.dailySyncs.begin(cancellationSignal())
        const groupsAtOnce = Object.fromEntries(enabled.map((source) => [source, slotsOfNightlyRuns(atOnce(source))]))
        return { dailySyncId: id, since: started, entities, groupsAtOnce }
      })
    },

    /**
     * Plans the searches for the entities at the next positions: those still active, at the sources that have not
     * answered for them since the sync began.
     * @param oneByOne searches each entity separately
     * @throws ApplicationFailure of type Gone when the position is empty: the sync has ended, or the database was
     * restored
     */
    async planBatch({
      dailySyncId,
      since,
      from,
      oneByOne,
    }: {
      dailySyncId: string
      since: number
      from: number
      oneByOne: boolean
    }): Promise<BatchPlan & { setAside?: number }> {
      const ids = await db.dailySyncs.entitiesAt(dailySyncId, from, ENTITIES_A_BATCH)
      if (ids.length === 0) throw new Gone('open daily sync')
      const { outcome, setAside } = await settingAside({ log, kind: 'entity' }, ids, (some) =>
        plan(some, since, oneByOne),
      )
      return { ...outcome, setAside }
    },

    /** Ends the search for the entities of a batch; see `finishSyncs`. Returns how many it had to set aside. */
    async finishBatch({ entityIds, since }: { entityIds: string[]; since: number }): Promise<{ setAside?: number }> {
      const { setAside } = await settingAside({ log, kind: 'entity' }, entityIds, (some) =>
        finishSyncs(db, enabled, { entityIds: some, since }),
      )
      return { setAside }
    },

    /**
     * Ends the sync with its counts; idempotent.
     * @param setAside how many entities were set aside; the alarm lasts until a sync has none
     */
    endDailySync({
      dailySyncId,
      setAside = 0,
    }: {
      dailySyncId: string
      setAside?: number
    }): Promise<{ synced: number; newCandidates: number }> {
      return withHeartbeat(async () => {
        const sync = await db.dailySyncs.end(dailySyncId, setAside, cancellationSignal())
        if (!sync) throw new Gone('daily sync')
        await (setAside > 0 ? raiseAlarm : endAlarm)({ db, log }, { name: 'SET_ASIDE', subject: 'entities' })
        return { synced: sync.synced ?? 0, newCandidates: sync.newCandidates ?? 0 }
      })
    },
  }
}
