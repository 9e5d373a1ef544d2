import { isEnglishWord } from './words/english.ts'
import { isKnownName } from './words/known-names.ts'
import { HALVES } from './words/name-halves.ts'

/** Shorter parts are syllables of any word. */
const SHORTEST_PART = 3

/** Whether a coined word is two words or names written together (`skyferry`, `devnandan`). */
export function isCompound(word: string): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++)
    if (isPart(word.slice(0, at)) && isPart(word.slice(at))) return true
  return false
}

function isPart(word: string): boolean {
  return isKnownName(word) || isEnglishWord(word) || HALVES.has(word)
}
