import { slipsBetween } from '../spelling.ts'
import { SPELT } from '../words/spelt-words.ts'

export function isAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => (SPELT[words[at + index] ?? ''] ?? words[at + index]) === word)
}

/** So many words make a name in which one may be written with a slip, and so many letters a word that may be. */
const SLIP_IN = { words: 3, letters: 5 }
/** So many letters a word must have in which a name of two words may be written with a slip (`Canra Bank`). */
const SLIP_IN_TWO = 6

/** Whether a name stands here; in a long one fingers may have slipped once. */
export function isWrittenAt(words: readonly string[], at: number, name: readonly string[]): boolean {
  let slips = 0
  for (const [index, meant] of name.entries()) {
    const word = words[at + index] ?? ''
    if ((SPELT[word] ?? word) === meant) continue
    slips++
    const letters =
      name.length >= SLIP_IN.words ? SLIP_IN.letters : name.length === 2 ? SLIP_IN_TWO : Number.POSITIVE_INFINITY
    const mayBeSlip = slips === 1 && meant.length >= letters
    if (!mayBeSlip || slipsBetween(word, meant, 1)?.likely !== true) return false
  }
  return true
}
