import { distinguishingWords } from './name-matching.ts'
import { allCaseIndexes, outlineAt } from './outlines.ts'
import type { World } from './world.ts'

/** A party by its right name, with the words it is searched by and the indexes of its cases. */
export interface IndexedParty {
  name: string
  words: readonly string[]
  caseIndexes: number[]
}

/**
 * Everybody who is a party to a case on the world's present day. It takes some tenths of a second, so it is made at a world's
 * first search by name and kept as long as that world.
 */
export function partyIndex(world: World): readonly IndexedParty[] {
  const cached = indexes.get(world)
  if (cached) return cached
  const parties = new Map<string, IndexedParty>()
  for (const index of allCaseIndexes(world)) {
    const outline = outlineAt(world, index)
    for (const { name } of [...(outline?.petitioners ?? []), ...(outline?.respondents ?? [])]) {
      const party = parties.get(name) ?? { name, words: distinguishingWords(name), caseIndexes: [] }
      if (party.caseIndexes.at(-1) !== index) party.caseIndexes.push(index)
      parties.set(name, party)
    }
  }
  const index = [...parties.values()]
  indexes.set(world, index)
  return index
}

const indexes = new WeakMap<World, readonly IndexedParty[]>()
