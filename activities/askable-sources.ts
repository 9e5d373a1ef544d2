import type { Database } from '../db/database.ts'
import { sourcesFor } from '../domain/discovery/searches.ts'
import type { Provider } from '../domain/source.ts'
import type { WatchlistEntity } from '../domain/watchlist.ts'

/** The sources that each of these entities is searched in: as its account's plan has them. None where the plan has no watchlist. */
export async function askableSources(
  db: Database,
  enabled: readonly Provider[],
  entities: readonly WatchlistEntity[],
): Promise<Map<string, Provider[]>> {
  const planSources = new Map<string, readonly string[]>()
  for (const accountId of new Set(entities.map((entity) => entity.accountId))) {
    const plan = await db.accounts.findPlanOf(accountId)
    planSources.set(accountId, plan?.products.includes('WATCHLIST') ? plan.sources : [])
  }
  return new Map(
    entities.map((entity) => [entity.id, sourcesFor(entity, planSources.get(entity.accountId) ?? [], enabled)]),
  )
}
