import { prepareName } from './prepare.ts'
import type { CommonWords } from './tokens.ts'

/** Fewer names say little about what is common. */
const MIN_NAMES = 1000
/** The commonest word still counts a little: two names that differ in it are not equal. */
const MIN_WEIGHT = 0.1

/**
 * Learns from a list of names (a register, a year of cause lists) how much each word tells: 1 for a word seen once,
 * less the more names have it, on a scale of logarithms. Words that the list does not hold, and short lists, leave the
 * built-in weights as they are.
 */
export function learnCommonWords(names: Iterable<string>): CommonWords {
  const seen = new Map<string, number>()
  let count = 0
  for (const name of names) {
    count++
    const words = prepareName(name).versions.flatMap(({ tokens }) => tokens.map(({ text }) => text))
    for (const word of new Set(words)) seen.set(word, (seen.get(word) ?? 0) + 1)
  }
  if (count < MIN_NAMES) return () => undefined
  const scale = Math.log(count)
  return (word) => {
    const times = seen.get(word)
    return times === undefined ? undefined : Math.max(MIN_WEIGHT, 1 - Math.log(times) / scale)
  }
}
