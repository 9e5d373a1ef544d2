import type { NumberSet } from './number-set.ts'
import { Numbers } from './numbers.ts'

/** A word by its number, as it is written or spoken, and the letters under which it is sought. */
export interface TreeWord {
  number: number
  text: string
  beginnings: readonly string[]
}

/** Bits of a whole number in an expression, without its sign. Of longer words every one may be near. */
const MOST_LETTERS = 28
const MOST_SLIPS = 2
/** Letters by their last seven bits. Two that share them count as one, so that no word is lost. */
const CODES = 0x7f

/**
 * Words as a tree of their letters, to find those that a slip or two make of a word: letters left out, added, changed, or swapped with
 * their neighbour. What words begin with alike is read once, and only as far as it can still agree.
 */
export class WordTree {
  /** For each node its letter, and where its children and the words that end there begin; they end where the next node's begin. */
  private readonly letters = new Numbers()
  private readonly children = new Numbers()
  private readonly ends = new Numbers()
  /** The numbers of all words, in the order of the nodes where they end. */
  private readonly numbers = new Numbers()
  private readonly long: number[] = []
  private readonly most: (length: number) => number
  private readonly shortestOfTwo: number

  /** `most` tells how many slips are looked for between two words, the shorter of which has so many letters. */
  constructor(words: readonly TreeWord[], most: (length: number) => number) {
    this.most = most
    this.shortestOfTwo = Array.from({ length: MOST_LETTERS }, (_, length) => most(length)).indexOf(2)
    this.long.push(...words.filter(({ text }) => text.length > MOST_LETTERS).map(({ number }) => number))
    const sought = words
      .filter(({ text }) => text.length <= MOST_LETTERS)
      .flatMap(({ number, text, beginnings }) => beginnings.map((letter) => ({ number, text: letter + text })))
      .sort((one, other) => (one.text < other.text ? -1 : 1))
    this.letters.push(0)
    let level: (readonly [from: number, to: number])[] = [[0, sought.length]]
    for (let depth = 0; level.length > 0; depth++) {
      const next: (readonly [number, number])[] = []
      for (const [from, to] of level) next.push(...this.addNode(sought, from, to, depth))
      level = next
    }
    this.children.push(this.letters.length)
    this.ends.push(this.numbers.length)
  }

  /** Adds what follows a node, by the words that begin with its letters, and answers which of them each child has. */
  private addNode(
    sought: readonly { number: number; text: string }[],
    from: number,
    to: number,
    depth: number,
  ): (readonly [number, number])[] {
    this.children.push(this.letters.length)
    this.ends.push(this.numbers.length)
    const children: (readonly [number, number])[] = []
    let at = from
    for (; at < to && sought[at]?.text.length === depth; at++) this.numbers.push(sought[at]?.number ?? 0)
    while (at < to) {
      const letter = sought[at]?.text[depth] ?? ''
      const begin = at
      while (at < to && sought[at]?.text[depth] === letter) at++
      this.letters.push(letter.charCodeAt(0))
      children.push([begin, at])
    }
    return children
  }

  /** Adds the numbers of words that slips may make of this one, sought under the letters that it begins with. */
  addNear(text: string, beginnings: readonly string[], near: NumberSet): void {
    if (text.length > MOST_LETTERS - MOST_SLIPS) for (const number of this.long) near.add(number)
    if (text.length > MOST_LETTERS + MOST_SLIPS) return
    const isTwo = this.most(text.length) > 1
    const sought: Sought = { places: placesOf(text), length: text.length, isTwo, shortest: this.shortestOfTwo, near }
    for (let child = this.children.at(0); child < this.children.at(1); child++) {
      if (beginnings.includes(String.fromCharCode(this.letters.at(child))))
        this.searchBelow(child, 1, sought, 0b1, 0b11, isTwo ? 0b111 : 0, 0, 0, 0)
    }
  }

  /**
   * Reads the letters below a node. A bit of `none`, `one` and `two` stands for so many letters of the word that were read up to the node
   * with no slip, one or two (Wu and Manber 1992); `noneBefore` and `oneBefore` are those of the node above, for swapped neighbours.
   */
  private searchBelow(
    node: number,
    depth: number,
    sought: Sought,
    none: number,
    one: number,
    two: number,
    noneBefore: number,
    oneBefore: number,
    placesBefore: number,
  ): void {
    const { places, length, isTwo } = sought
    const letters = this.letters.row
    const end = this.children.row[node + 1] as number
    for (let child = this.children.row[node] as number; child < end; child++) {
      const came = places[(letters[child] as number) & CODES] as number
      const swapped = came & (placesBefore >>> 1)
      const nextNone = (none & came) << 1
      // The same letter, a letter more, another letter, a letter less, two swapped.
      const nextOne = ((one & came) << 1) | none | ((none | nextNone) << 1) | ((noneBefore & swapped) << 2)
      const nextTwo = isTwo ? ((two & came) << 1) | one | ((one | nextOne) << 1) | ((oneBefore & swapped) << 2) : 0
      if (((nextOne | nextTwo) & ((2 << length) - 1)) === 0) continue
      const rows = isTwo && depth >= sought.shortest ? nextTwo : nextOne
      if (((rows >>> length) & 1) === 1) this.takeEnding(child, sought.near)
      if (this.children.row[child] !== this.children.row[child + 1])
        this.searchBelow(child, depth + 1, sought, nextNone, nextOne, nextTwo, none, one, came)
    }
  }

  private takeEnding(node: number, near: NumberSet): void {
    const end = this.ends.at(node + 1)
    for (let at = this.ends.at(node); at < end; at++) near.add(this.numbers.at(at))
  }
}

/** A word that is sought, with the places where it has each letter as bits. */
interface Sought {
  places: Int32Array
  length: number
  isTwo: boolean
  shortest: number
  near: NumberSet
}

function placesOf(text: string): Int32Array {
  const places = new Int32Array(CODES + 1)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) & CODES
    places[code] = (places[code] ?? 0) | (1 << at)
  }
  return places
}
