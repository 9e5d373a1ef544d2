import type { Plan } from '../account/account.ts'
import { searchedNames } from '../matching/searched-names.ts'
import { ORDER_OF_ASKING } from '../order-of-asking.ts'
import { PROVIDER_TRAITS } from '../provider-traits.ts'
import type { Provider } from '../source.ts'
import type { WatchlistEntity } from '../watchlist/watchlist.ts'
import type { NamedEntity } from './discover.ts'
import type { Reach } from './search-window.ts'

/** One search at one source: the cases of one entity, or of several where the source accepts many names. */
export interface EntitySearch {
  source: Provider
  entityIds: string[]
  reach: Reach
  /** The account in the source's queue; absent if entities of several accounts may be searched together. */
  accountId?: string
}

/**
 * Letters of names in one search at the source that accepts many: every server on the way accepts addresses of 2,000
 * characters, in which a blank takes three.
 */
const LETTERS_A_QUESTION = 1_200

/**
 * Returns the sources to search for an entity, in order: enabled ones in its account's plan that can search for it.
 * None if the plan has no watchlist.
 */
export function sourcesFor(
  entity: NamedEntity,
  plan: Pick<Plan, 'products' | 'sources'> | undefined,
  enabled: readonly Provider[],
): Provider[] {
  if (!plan?.products.includes('WATCHLIST')) return []
  return ORDER_OF_ASKING.discovery.filter(
    (source) =>
      plan.sources.includes(source) && enabled.includes(source) && PROVIDER_TRAITS[source].canSearchFor(entity),
  )
}

/**
 * Returns the names to search at a source that compares letters: a company's name and variations, a person's name as it
 * is.
 */
export function namesToAsk({ entityType, name, nameVariations }: NamedEntity): string[] {
  return entityType === 'PERSON' ? [name] : searchedNames([name, ...nameVariations])
}

/** Makes the fewest searches at one source. Some sources accept many names in one call. */
export function searchesOf(
  source: Provider,
  entities: readonly (NamedEntity & Pick<WatchlistEntity, 'id' | 'accountId'>)[],
  reachOf: (entityId: string) => Reach,
): EntitySearch[] {
  if (!PROVIDER_TRAITS[source].takesManyNames)
    return entities.map(({ id, accountId }) => ({ source, entityIds: [id], reach: 'FAR', accountId }))
  const byReach = Map.groupBy(entities, ({ id }) => reachOf(id))
  return [...byReach].flatMap(([reach, alike]) =>
    groupsOf(alike).map((group) => ({ source, reach, entityIds: group.map(({ id }) => id) })),
  )
}

/** Groups entities whose names fit into one search, in order. An entity with longer names gets a separate search. */
function groupsOf<Entity extends NamedEntity>(entities: readonly Entity[]): Entity[][] {
  const groups: Entity[][] = []
  let letters = Number.POSITIVE_INFINITY
  for (const entity of entities) {
    const more = namesToAsk(entity).join('').length
    if (letters + more > LETTERS_A_QUESTION) {
      groups.push([])
      letters = 0
    }
    groups.at(-1)?.push(entity)
    letters += more
  }
  return groups
}
