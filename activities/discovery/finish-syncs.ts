import type { Database } from '../../db/database.ts'
import type { NewEvent } from '../../domain/events/event.ts'
import type { Provider } from '../../domain/source.ts'
import { askableSources } from '../shared/askable-sources.ts'

export interface FinishedSyncs {
  /** Entities that at least one source has certainly answered for. */
  synced: number
  /** Of those, entities that another source has not answered for. */
  partial: number
  newCandidates: number
}

/**
 * Ends the court search for entities: where a source has certainly answered since the sync began, the search counts as
 * run and `entity.synced` is raised, once even if this runs again. Where all failed nothing is recorded, so that the
 * time without a search shows; an entity archived in the meantime raises no event.
 */
export async function finishSyncs(
  db: Database,
  enabled: readonly Provider[],
  { entityIds, since }: { entityIds: string[]; since: number },
): Promise<FinishedSyncs> {
  const found = await db.watchlistEntities.findMany(entityIds)
  const entities = found.filter(({ status }) => status !== 'ARCHIVED')
  const [wanted, answered] = await Promise.all([
    askableSources(db, enabled, entities),
    db.entitySyncs.answeredSince(entityIds, 'ONGOING', since),
  ])
  const isComplete = (id: string) => (wanted.get(id) ?? []).every((source) => answered.get(id)?.includes(source))
  const synced = entities.filter(({ id }) => answered.has(id))
  const partial = synced.filter(({ id }) => !isComplete(id))
  if (synced.length === 0) return { synced: 0, partial: 0, newCandidates: 0 }

  const ids = synced.map(({ id }) => id)
  const newCandidates = await db.entitySyncs.countNewCandidates(ids, since)
  await db.transaction(async (tx) => {
    const lastCourtSyncAt = await db.now(tx)
    const marked = new Set(await db.watchlistEntities.markSynced(ids, since, lastCourtSyncAt, tx))
    const events = synced.flatMap(({ id, accountId }): NewEvent[] => {
      if (!marked.has(id)) return []
      const status = isComplete(id) ? ('COMPLETE' as const) : ('PARTIAL' as const)
      const data = { entityId: id, status, newCandidates: newCandidates.get(id) ?? 0, lastCourtSyncAt }
      return [{ accountId, type: 'entity.synced', data }]
    })
    await db.events.raiseAll(events, tx)
  })
  const all = [...newCandidates.values()].reduce((sum, count) => sum + count, 0)
  return { synced: synced.length, partial: partial.length, newCandidates: all }
}
