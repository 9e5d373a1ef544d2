import type { Plan } from '../account/account.ts'
import { searchedNames } from '../matching/searched-names.ts'
import { ORDER_OF_ASKING } from '../order-of-asking.ts'
import { PROVIDER_TRAITS } from '../provider-traits.ts'
import type { Provider } from '../source.ts'
import type { WatchlistEntity } from '../watchlist/watchlist.ts'
import type { NamedEntity } from './discover.ts'
import type { Reach } from './search-window.ts'

/** One question to one source: the cases of one entity, or of several where the source takes many names at a time. */
export interface EntitySearch {
  source: Provider
  entityIds: string[]
  reach: Reach
  /** Whose turn it takes in the source's queue; absent where entities of several accounts may be asked for together. */
  accountId?: string
}

/**
 * Letters of names that go into one question to the source that takes many: addresses of 2,000 characters are taken by every server
 * on the way, and blanks become three characters in them.
 */
const LETTERS_A_QUESTION = 1_200

/**
 * The sources to ask for an entity, in this order: those that the plan of its account has, that are on and can be asked. None
 * where the plan has no watchlist.
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

/** What a source that compares letters is asked for: a company's name and variations, a person's name as it stands. */
export function namesToAsk({ entityType, name, nameVariations }: NamedEntity): string[] {
  return entityType === 'PERSON' ? [name] : searchedNames([name, ...nameVariations])
}

/**
 * Makes the fewest questions of what is to be asked of one source. Some sources take many names in one call.
 */
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

/** Entities whose names fit into one question, in their order. One with longer names has a question of its own. */
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
