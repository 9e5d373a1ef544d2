import { lettersApart, lettersOf, repeatsOf } from './spelling.ts'

/** Bits of a whole number in an expression. A word longer than that is like every other. */
const MOST_LETTERS = 31
/** Letters by their last seven bits. Two that share them count as one, so that no word is lost. */
const CODES = 0x7f

/** The code of a letter of a word. */
export function codeOf(text: string, at: number): number {
  return text.charCodeAt(at) & CODES
}

/**
 * A word that is held against very many. Its places stand as bits, so that the slips between it and another (letters left out, added,
 * changed, or swapped with their neighbour) are counted letter by letter, not place by place (Hyyrö 2003, optimal string alignment).
 */
export class Pattern {
  private readonly length: number
  private readonly letters: number
  private readonly repeats: number
  /** For each letter the places where the word has it. */
  private readonly places = new Int32Array(CODES + 1)

  constructor(text: string) {
    this.length = text.length
    this.letters = lettersOf(text)
    this.repeats = repeatsOf(text)
    for (let at = 0; at < text.length && at < MOST_LETTERS; at++) {
      const code = codeOf(text, at)
      this.places[code] = (this.places[code] ?? 0) | (1 << at)
    }
  }

  /** How many letters, counted once and twice, a word of this length may differ in for so many slips; below 0 when it is too long or short. */
  mostApart(length: number, slips: number): number {
    const apart = Math.abs(length - this.length)
    // A slip that changes a letter takes one and adds one; those that make the word longer or shorter only add or take.
    return apart > slips ? -1 : 2 * slips - apart
  }

  /** Whether at most so many letters are in only one of the words, by the letters of the other. */
  hasLetters(letters: number, repeats: number, most: number): boolean {
    const apart = lettersApart(this.letters, letters)
    return apart <= most && apart + lettersApart(this.repeats, repeats) <= most
  }

  /** Whether at most so many slips lie between this word and the one whose codes stand from a place on. */
  isNear(codes: readonly number[] | Uint8Array, from: number, length: number, most: number): boolean {
    if (this.length > MOST_LETTERS || this.length === 0) return true
    const last = 1 << (this.length - 1)
    let slips = this.length
    let more = -1
    let fewer = 0
    let same = 0
    let before = 0
    for (let at = from; at < from + length; at++) {
      const places = this.places[codes[at] ?? 0] ?? 0
      const swapped = ((~same & places) << 1) & before
      same = (((places & more) + more) ^ more) | places | fewer | swapped
      const up = fewer | ~(same | more)
      const down = same & more
      if ((up & last) !== 0) slips++
      if ((down & last) !== 0) slips--
      more = (down << 1) | ~(same | ((up << 1) | 1))
      fewer = ((up << 1) | 1) & same
      before = places
    }
    return slips <= most
  }
}
