import type { Database } from '../db/database.ts'
import { indianDay } from '../domain/dates.ts'
import { reachOn } from '../domain/discovery/search-window.ts'
import { type EntitySearch, searchesOf } from '../domain/discovery/searches.ts'
import { PROVIDERS, type Provider } from '../domain/source.ts'
import { ENTITIES_A_BATCH } from '../workflows/daily-sync.messages.ts'
import { askableSources } from './askable-sources.ts'
import { type FinishedSyncs, finishSyncs } from './finish-syncs.ts'

export type DailySyncActivities = ReturnType<typeof createDailySyncActivities>

/** What the `dailySync` workflow does in the database. */
export function createDailySyncActivities({ db, enabled }: { db: Database; enabled: readonly Provider[] }) {
  return {
    /** Begins a sync, or goes on with the one that was broken off today. */
    async beginDailySync(): Promise<{ dailySyncId: string; since: number; entities: number }> {
      const { id, started, entities } = await db.dailySyncs.begin()
      return { dailySyncId: id, since: started, entities }
    },

    /**
     * Says what to ask for the entities at the next places: those that are still active, at the sources that have not answered for
     * them since the sync began.
     * @param oneByOne asks for no two entities together
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
    }): Promise<{ entityIds: string[]; searches: EntitySearch[] }> {
      const ids = await db.dailySyncs.entitiesAt(dailySyncId, from, ENTITIES_A_BATCH)
      const entities = (await db.watchlistEntities.findMany(ids)).filter(({ status }) => status === 'ACTIVE')
      const [asked, answered] = await Promise.all([
        askableSources(db, enabled, entities),
        db.entitySyncs.answeredSince(ids, 'ONGOING', since),
      ])
      const day = indianDay(since)
      const isDue = (id: string, source: Provider) =>
        asked.get(id)?.includes(source) && !answered.get(id)?.includes(source)
      const searches = PROVIDERS.flatMap((source) => {
        const due = entities.filter(({ id }) => isDue(id, source))
        const questions = oneByOne ? due.map((entity) => [entity]) : [due]
        return questions.flatMap((together) => searchesOf(source, together, (id) => reachOn(day, id)))
      })
      return { entityIds: entities.map(({ id }) => id), searches }
    },

    /** Ends the search for the entities of a batch; see `finishSyncs`. */
    finishBatch(batch: { entityIds: string[]; since: number }): Promise<FinishedSyncs> {
      return finishSyncs(db, enabled, batch)
    },

    /** Ends the sync and counts what it did. Running it again changes nothing. */
    async endDailySync({ dailySyncId }: { dailySyncId: string }): Promise<{ synced: number; newCandidates: number }> {
      const { synced, newCandidates } = await db.dailySyncs.end(dailySyncId)
      return { synced: synced ?? 0, newCandidates: newCandidates ?? 0 }
    },
  }
}
