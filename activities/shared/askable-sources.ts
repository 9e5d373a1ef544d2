import type { Database } from '../../db/database.ts'
import type { Plan } from '../../domain/account/account.ts'
import { sourcesFor } from '../../domain/discovery/searches.ts'
import type { Provider } from '../../domain/source.ts'
import type { WatchlistEntity } from '../../domain/watchlist/watchlist.ts'

/** Returns the sources that each of these entities is searched in, by its account's plan. */
export async function askableSources(
  db: Database,
  enabled: readonly Provider[],
  entities: readonly WatchlistEntity[],
): Promise<Map<string, Provider[]>> {
  const plans = new Map<string, Plan | undefined>()
  for (const accountId of new Set(entities.map((entity) => entity.accountId)))
    plans.set(accountId, await db.accounts.findPlanOf(accountId))
  return new Map(entities.map((entity) => [entity.id, sourcesFor(entity, plans.get(entity.accountId), enabled)]))
}
