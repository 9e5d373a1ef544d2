import { isEnglishWord } from './words/english.ts'
import { isKnownName } from './words/known-names.ts'

/** Shorter parts are syllables of any word. */
const SHORTEST_PART = 3

const kept = new Map<string, boolean>()
/** Bounds memory on a stream of names. */
const KEPT = 20_000

/** Whether a coined word is two words or names written together (`skyferry`, `devnandan`). */
export function isCompound(word: string): boolean {
  const known = kept.get(word)
  if (known !== undefined) return known
  if (kept.size >= KEPT) kept.clear()
  let isOne = false
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART && !isOne; at++)
    isOne = isPart(word.slice(0, at)) && isPart(word.slice(at))
  kept.set(word, isOne)
  return isOne
}

function isPart(word: string): boolean {
  return isKnownName(word) || isEnglishWord(word)
}
