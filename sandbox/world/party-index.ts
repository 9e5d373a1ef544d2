import { distinguishingWords } from './name-matching.ts'
import { firstDayCaseIndexes, laterCaseIndexes, outlineAt } from './outlines.ts'
import type { World } from './world.ts'

/** A party by its legal name, with the words it is searched by and the indexes of its cases. */
export interface IndexedParty {
  name: string
  words: readonly string[]
  caseIndexes: number[]
}

/**
 * Every party to a case on the world's present day. Building the first day's takes some tenths of a second, so it
 * happens at the first search by name and is cached.
 */
export function partyIndex(world: World): readonly IndexedParty[] {
  const cached = indexes.get(world)
  if (cached) return cached
  const parties = new Map(firstDayParties(world))
  for (const [name, { words, caseIndexes }] of partiesOf(world, laterCaseIndexes(world)))
    parties.set(name, { name, words, caseIndexes: [...(parties.get(name)?.caseIndexes ?? []), ...caseIndexes] })
  const index = [...parties.values()]
  indexes.set(world, index)
  return index
}

const indexes = new WeakMap<World, readonly IndexedParty[]>()

/**
 * The parties of the first day, who are the same on all later days. Those of one origin are cached: a process seldom
 * has two.
 */
function firstDayParties(world: World): ReadonlyMap<string, IndexedParty> {
  const origin = `${world.seed} ${world.firstDay}`
  if (firstDay?.origin !== origin) firstDay = { origin, parties: partiesOf(world, firstDayCaseIndexes()) }
  return firstDay.parties
}

let firstDay: { origin: string; parties: ReadonlyMap<string, IndexedParty> } | undefined

function partiesOf(world: World, caseIndexes: readonly number[]): Map<string, IndexedParty> {
  const parties = new Map<string, IndexedParty>()
  for (const index of caseIndexes) {
    const outline = outlineAt(world, index)
    for (const { name } of [...(outline?.petitioners ?? []), ...(outline?.respondents ?? [])]) {
      const party = parties.get(name) ?? { name, words: distinguishingWords(name), caseIndexes: [] }
      if (party.caseIndexes.at(-1) !== index) party.caseIndexes.push(index)
      parties.set(name, party)
    }
  }
  return parties
}
