import { type DatedName, nameHistory } from '../../domain/matching/name-history.ts'
import { foldName, MAX_VARIATIONS, nameVariations } from '../../domain/matching/variations.ts'
import { MAX_LENGTHS } from '../../domain/service-limits.ts'
import type { EntityDetails } from '../../domain/watchlist/watchlist.ts'
import { type Columns, column } from '../base/table.ts'

/** One way in which an entity's name is searched. */
export interface VariationRow {
  watchlistEntityId: string
  position: number
  name: string
  /**
   * Whether the entity's name or a court's record states that this is or was its name; rules and the model made the
   * others.
   */
  isTold: boolean
  knownFrom: string | null
  knownUntil: string | null
}

export const VARIATION_COLUMNS = {
  watchlistEntityId: column.id,
  position: column.whole,
  name: column.text(MAX_LENGTHS.name),
  isTold: column.flag,
  knownFrom: column.day,
  knownUntil: column.day,
} satisfies Columns<VariationRow>

/** Returns the variations that rules make of a company's name; a person has none. */
export function variationsOf({ name, entityType }: Pick<EntityDetails, 'name' | 'entityType'>): string[] {
  return entityType === 'BUSINESS' ? nameVariations(name) : []
}

/** Returns the names, with their days, that a company's name states. */
export function historyOf({ name, entityType }: Pick<EntityDetails, 'name' | 'entityType'>): DatedName[] {
  return entityType === 'BUSINESS' ? nameHistory(name) : []
}

/** Returns the names of one history with the missing ones of another, up to the limit of a search. */
export function withOthers(history: DatedName[], others: DatedName[]): DatedName[] {
  const known = new Set(history.map(({ name }) => foldName(name)))
  return [...history, ...others.filter(({ name }) => !known.has(foldName(name)))].slice(0, MAX_VARIATIONS)
}

/**
 * Returns the rows of an entity's variations: those of its history have their days, and come last unless they are among
 * the names.
 */
export function variationRows(watchlistEntityId: string, names: string[], history: DatedName[]): VariationRow[] {
  const told = new Map(history.map((dated) => [foldName(dated.name), dated]))
  const known = new Set(names.map(foldName))
  const all = [...names, ...history.map(({ name }) => name).filter((name) => !known.has(foldName(name)))]
  return all
    .filter((name) => name.length <= MAX_LENGTHS.name)
    .map((name, position) => {
      const dated = told.get(foldName(name))
      const days = { knownFrom: dated?.from ?? null, knownUntil: dated?.until ?? null }
      return { watchlistEntityId, position, name, isTold: dated !== undefined, ...days }
    })
}

/** Returns the names with days among read variations. */
export function historyIn(
  variations: { value: string; isTold: 0 | 1; knownFrom: string | null; knownUntil: string | null }[],
): DatedName[] {
  return variations.flatMap(({ value, isTold, knownFrom, knownUntil }) =>
    isTold ? [{ name: value, from: knownFrom, until: knownUntil }] : [],
  )
}
