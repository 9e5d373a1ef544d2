import type { NumberSet } from './number-set.ts'
import { Numbers } from './numbers.ts'
import { FIRST_HASH, hashWith, NumbersByHash } from './numbers-by-hash.ts'
import { codeOf, Pattern } from './pattern.ts'
import { lettersOf, repeatsOf } from './spelling.ts'

/**
 * Words by the pieces that they are cut into, one more than the slips that are looked for. Whatever the slips, one piece stays whole, so
 * that only words that share a piece are compared letter by letter (Pass-Join, Li and others 2011).
 */
export class Misspellings {
  private readonly most: (length: number) => number
  private readonly byPiece = new NumbersByHash()
  /** For each word its number, its letters, those that it has more than once, and where its codes begin. */
  private readonly numbers = new Numbers()
  private readonly letters = new Numbers()
  private readonly repeats = new Numbers()
  private readonly starts = new Numbers()
  private codes = new Uint8Array(256)
  private end = 0

  /** `most` tells how many slips are looked for between two words, the shorter of which has so many letters. */
  constructor(most: (length: number) => number) {
    this.most = most
  }

  /** Adds a word under the letters that it begins with, as written and as spoken. */
  add(number: number, text: string, beginnings: readonly string[]): void {
    const word = this.numbers.length
    this.numbers.push(number)
    this.letters.push(lettersOf(text))
    this.repeats.push(repeatsOf(text))
    this.starts.push(this.end)
    this.addCodes(text)
    const { length } = text
    const pieces = this.most(length) + 1
    for (const beginning of beginnings) {
      for (let piece = 0; piece < pieces; piece++) {
        const hash = hashOfPiece(beginning, length, piece)
        const [start, end] = [startOf(piece, pieces, length), startOf(piece + 1, pieces, length)]
        this.byPiece.add(hashOfLetters(hash, text, start, end), word)
      }
    }
  }

  private addCodes(text: string): void {
    if (this.end + text.length > this.codes.length) {
      const more = new Uint8Array((this.end + text.length) * 2)
      more.set(this.codes)
      this.codes = more
    }
    for (let at = 0; at < text.length; at++) this.codes[this.end++] = codeOf(text, at)
  }

  /** Adds the numbers of words that slips of the hand may make of this one. */
  addNear(text: string, beginnings: readonly string[], near: NumberSet): void {
    const pattern = new Pattern(text)
    const farthest = this.most(text.length)
    for (let length = Math.max(1, text.length - farthest); length <= text.length + farthest; length++) {
      const slips = this.most(Math.min(length, text.length))
      const most = pattern.mostApart(length, slips)
      if (most < 0) continue
      const check = {
        add: (word: number) => {
          const number = this.numbers.at(word)
          if (near.has(number) || !pattern.hasLetters(this.letters.at(word), this.repeats.at(word), most)) return
          if (pattern.isNear(this.codes, this.starts.at(word), length, slips)) near.add(number)
        },
      }
      for (const beginning of beginnings) this.takeSharing(text, beginning, length, check)
    }
  }

  /** Takes the words of a length that share a piece with this one, as far from its place as the slips beside it can move it. */
  private takeSharing(text: string, beginning: string, length: number, check: { add(word: number): void }): void {
    const pieces = this.most(length) + 1
    const longer = text.length - length
    for (let piece = 0; piece < pieces; piece++) {
      const hash = hashOfPiece(beginning, length, piece)
      const [start, end] = [startOf(piece, pieces, length), startOf(piece + 1, pieces, length)]
      // Of the slips at most so many stand before the piece, and so many behind it.
      const [before, behind] = [piece, pieces - 1 - piece]
      const nearest = Math.max(-before, longer - behind, -start)
      const farthest = Math.min(before, longer + behind, text.length - end)
      for (let moved = nearest; moved <= farthest; moved++)
        this.byPiece.take(hashOfLetters(hash, text, start + moved, end + moved), check)
      // Two neighbours that are swapped may belong to two pieces. The first and the last piece are also sought as they were before.
      if (piece === 0 && end < text.length && Math.abs(longer) < pieces - 1)
        this.byPiece.take(hashWith(hashOfLetters(hash, text, start, end - 1), codeOf(text, end)), check)
      const from = start + longer
      if (piece === 2 && from > 0 && Math.abs(longer) < pieces - 1)
        this.byPiece.take(hashOfLetters(hashWith(hash, codeOf(text, from - 1)), text, from + 1, end + longer), check)
    }
  }
}

function startOf(piece: number, pieces: number, length: number): number {
  return Math.floor((length * piece) / pieces)
}

function hashOfPiece(beginning: string, length: number, piece: number): number {
  return hashWith(hashWith(FIRST_HASH, codeOf(beginning, 0)), length * 4 + piece)
}

function hashOfLetters(hash: number, text: string, start: number, end: number): number {
  let whole = hash
  for (let at = start; at < end; at++) whole = hashWith(whole, codeOf(text, at))
  return whole
}
