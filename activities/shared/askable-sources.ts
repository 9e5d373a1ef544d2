import type { Database } from '../../db/database.ts'
import { sourcesFor } from '../../domain/discovery/searches.ts'
import type { Provider } from '../../domain/source.ts'
import type { WatchlistEntity } from '../../domain/watchlist/watchlist.ts'

/** Returns the sources that each of these entities is searched in, by its account's plan. */
export async function askableSources(
  db: Database,
  enabled: readonly Provider[],
  entities: readonly WatchlistEntity[],
): Promise<Map<string, Provider[]>> {
  const plans = await db.accounts.findPlansOf([...new Set(entities.map(({ accountId }) => accountId))])
  return new Map(entities.map((entity) => [entity.id, sourcesFor(entity, plans.get(entity.accountId), enabled)]))
}
