import type { Database } from '../../db/database.ts'
import type { Reach } from '../../domain/discovery/search-window.ts'
import { type EntitySearch, searchesOf } from '../../domain/discovery/searches.ts'
import type { Provider } from '../../domain/source.ts'
import type { WatchlistEntity } from '../../domain/watchlist/watchlist.ts'
import type { EntitySyncInput, EntitySyncResult } from '../../workflows/discovery/entity-sync.messages.ts'
import { askableSources } from '../shared/askable-sources.ts'
import { finishSyncs } from './finish-syncs.ts'

export type EntitySyncActivities = ReturnType<typeof createEntitySyncActivities>

interface SyncPlan {
  since: number
  searches: EntitySearch[]
  /** The token of a backfill; absent when none was begun. */
  token?: string | undefined
}

/** The database activities of the `entitySync` workflow. */
export function createEntitySyncActivities({ db, enabled }: { db: Database; enabled: readonly Provider[] }) {
  return {
    /**
     * Plans the searches for an entity, and since when answers count: since now, or since `askedAt`. A backfill never
     * asks a source again that has answered, and none once the entity is archived or a person; the token identifies
     * this backfill.
     */
    async planEntitySync({
      entityId,
      mode,
      askedAt,
    }: Pick<EntitySyncInput, 'entityId' | 'mode' | 'askedAt'>): Promise<SyncPlan> {
      const since = askedAt ?? (await db.now())
      // Read before the name, so that the token belongs to this name or an earlier one.
      const token = mode === 'HISTORICAL' ? await db.entityOnboardings.token(entityId, 'LOOK') : undefined
      const look = mode === 'HISTORICAL' ? { token: token ?? '' } : {}
      const entity = await db.watchlistEntities.find(entityId)
      const hasNoPast = entity?.status === 'ARCHIVED' || entity?.entityType === 'PERSON'
      if (!entity || (mode === 'HISTORICAL' && hasNoPast)) return { since, searches: [], ...look }
      const sources = (await askableSources(db, enabled, [entity])).get(entityId) ?? []
      if (mode === 'ONGOING')
        return { since, searches: sources.flatMap((source) => searchesFor(entity, source, 'NEAR')) }
      const answered = (await db.entitySyncs.answeredSince([entityId], mode, 0)).get(entityId) ?? []
      const left = sources.filter((source) => !answered.includes(source))
      return { since, searches: left.flatMap((source) => searchesFor(entity, source, 'FAR')), ...look }
    },

    /**
     * Ends the backfill with this token, so that it is not started again. Without the watchlist in the account's plan
     * it stays open, and is started again once the plan has it. Returns false if the entity was renamed in the
     * meantime, so that the new name needs a backfill too.
     */
    async endLook({ entityId, token = '' }: { entityId: string } & Pick<SyncPlan, 'token'>): Promise<boolean> {
      const entity = await db.watchlistEntities.find(entityId)
      const plan = entity && (await db.accounts.findPlanOf(entity.accountId))
      if (plan && !plan.products.includes('WATCHLIST')) return true
      return db.entityOnboardings.end(entityId, 'LOOK', token)
    },

    /**
     * Ends the search for one entity; undefined when no source has certainly answered. A second run records and returns
     * nothing new.
     */
    async finishEntitySync({
      entityId,
      since,
    }: {
      entityId: string
      since: number
    }): Promise<EntitySyncResult | undefined> {
      const finished = await finishSyncs(db, enabled, { entityIds: [entityId], since })
      const lastCourtSyncAt = (await db.watchlistEntities.find(entityId))?.lastCourtSyncAt
      if (finished.synced === 0 || lastCourtSyncAt == null) return undefined
      return { newCandidates: finished.newCandidates, lastCourtSyncAt, isComplete: finished.partial === 0 }
    },
  }
}

/** A search for one entity counts as its account's. */
function searchesFor(entity: WatchlistEntity, source: Provider, reach: Reach): EntitySearch[] {
  return searchesOf(source, [entity], () => reach).map((search) => ({ ...search, accountId: entity.accountId }))
}
