import { beginningOf } from './cut-off.ts'
import { areOfTwo, tellingOf, tellsWithAny } from './distinctions.ts'
import { lessCertain, type Script } from './latin.ts'
import { areKnownWords, likenessOf } from './likeness.ts'
import type { NumberSet } from './number-set.ts'
import type { Postings } from './postings.ts'
import { POSSIBLE_FROM } from './thresholds.ts'
import type { Token } from './token.ts'

/** The share of two names' weight that must agree for 60 points, four of which an address can add. */
const LEAST_AGREEMENT = (POSSIBLE_FROM - 4.5) / 100
/** What agrees must weigh this much of what does not. */
const LEAST_RATIO = LEAST_AGREEMENT / (1 - LEAST_AGREEMENT)

/** A word of the party, and the words of the vocabulary that it may be. */
interface Sought {
  token: Token
  near: readonly number[]
  /** What it weighs when nothing is found for it, and at most when something is. */
  weight: number
  most: number
  telling: number
  /** How many names hold one of the words that it may be. */
  holders: number
}

/**
 * Which of many names may reach 60 points with a party by the words they share, in whatever spelling: all that do, and some more. A word
 * counts as much as it can until a name passes by that; only then it is compared with the party's.
 */
export class Sharing {
  private readonly postings: Postings
  /** For each word of the vocabulary what it weighs, and what it tells, when nothing is found for it; and what it weighs beside another. */
  private readonly lone: Float64Array
  private readonly tellings: Uint8Array
  private readonly weights: Float64Array
  /** What a word of the vocabulary counts for the party at most, a bit for each of the party's words that it may be, and whether it was compared. */
  private readonly counts: Float64Array
  private readonly places: Int32Array
  private readonly isCompared: Uint8Array
  /** Of each holder of a word (`postings.rows`), bits for the words of its name that tell something (`bitOf`). */
  private readonly tellingWords: Int32Array

  constructor(postings: Postings) {
    const { words } = postings.vocabulary
    this.postings = postings
    this.lone = Float64Array.from(words, weightAlone)
    this.tellings = Uint8Array.from(words, tellingOf)
    this.weights = Float64Array.from(words, ({ weight }) => weight)
    this.counts = new Float64Array(words.length)
    this.places = new Int32Array(words.length)
    this.isCompared = new Uint8Array(words.length)
    this.tellingWords = postings.rows.holders.map((name) => this.tellingWordsOf(name))
  }

  private tellingWordsOf(name: number): number {
    const { starts, words } = this.postings.rows
    let bits = 0
    for (const word of words.subarray(starts[name], starts[name + 1]))
      if (this.tellings[word] !== 0) bits |= bitOf(word)
    return bits
  }

  /** Adds whose names share enough with these words of a party. */
  add(tokens: readonly Token[], script: Script, owners: NumberSet): void {
    const { postings } = this
    postings.addJoined(tokens, owners)
    const heard = lessCertain(script, postings.script)
    const sought = tokens.map((token, at) => this.seek(token, at, heard))
    const { holderStarts, holders, owners: ownerOf } = postings.rows
    let missing = 0
    const passed = new Set<Sought>()
    for (const one of neededOf(sought)) {
      // A name that has none of the words before lacks them. If they make another name beside any word that it has besides, it has none.
      const allowed = tellsWithAny(missing) ? bitsOf(sought.filter((other) => !passed.has(other))) : -1
      for (const word of one.near) {
        const end = holderStarts[word + 1] ?? 0
        for (let at = holderStarts[word] ?? 0; at < end; at++) {
          if (((this.tellingWords[at] ?? 0) & ~allowed) !== 0) continue
          const name = holders[at] ?? 0
          if (this.mayBeOne(name, sought, heard)) owners.add(ownerOf[name] ?? 0)
        }
      }
      passed.add(one)
      missing |= one.telling
    }
    for (const { near } of sought) {
      for (const word of near) {
        this.counts[word] = 0
        this.places[word] = 0
        this.isCompared[word] = 0
      }
    }
  }

  /** Adds whose names begin with all these words, of which the last was cut off (`compareCutOff`). */
  addCutOff(tokens: readonly Token[], owners: NumberSet): void {
    const { postings } = this
    const whole = beginningOf(tokens)
    let rarest: readonly number[] = []
    let fewest = Number.POSITIVE_INFINITY
    for (const { text } of whole) {
      const words = new Set<number>()
      postings.vocabulary.take('text', text, words)
      const holders = postings.holdersOf([...words])
      if (holders === 0) return
      if (holders < fewest) [rarest, fewest] = [[...words], holders]
    }
    const { rows, vocabulary } = postings
    for (const word of rarest) {
      for (const name of rows.holders.subarray(rows.holderStarts[word], rows.holderStarts[word + 1])) {
        const words = rows.words.subarray(rows.starts[name], rows.starts[name + 1])
        if (whole.every(({ text }, at) => vocabulary.words[words[at] ?? -1]?.text === text))
          owners.add(rows.owners[name] ?? 0)
      }
    }
  }

  /** Finds the words that a party's word may be, and notes them in `counts` and `places`. */
  private seek(token: Token, place: number, script: Script): Sought {
    const { words: near, shares } = this.postings.vocabulary.near(token, script)
    let most = 0
    for (let at = 0; at < near.length; at++) {
      const word = near[at] ?? 0
      const count = (shares?.[at] ?? 1) * Math.max(token.weight, this.weights[word] ?? 0)
      most = Math.max(most, count)
      this.counts[word] = Math.max(this.counts[word] ?? 0, count)
      // The bits wrap round in a name of more than 32 words. Then less counts as missing than is, so nothing is lost.
      this.places[word] = (this.places[word] ?? 0) | (1 << place)
    }
    return {
      token,
      near,
      most,
      holders: this.postings.holdersOf(near),
      weight: weightAlone(token),
      telling: tellingOf(token),
    }
  }

  /** Whether what a name shares with the party can outweigh what each has besides, once its words were compared with the party's. */
  private mayBeOne(name: number, sought: readonly Sought[], script: Script): boolean {
    if (!this.mayShareEnough(name, sought)) return false
    this.compare(name, sought, script)
    return this.mayShareEnough(name, sought)
  }

  /** Whether what a name shares with the party can outweigh what each has besides, which does not by itself make two of them. */
  private mayShareEnough(name: number, sought: readonly Sought[]): boolean {
    const { starts, words } = this.postings.rows
    const end = starts[name + 1] ?? 0
    let shared = 0
    let besides = 0
    let own = 0
    let found = 0
    for (let at = starts[name] ?? 0; at < end; at++) {
      const word = words[at] ?? 0
      const place = this.places[word] ?? 0
      found |= place
      if (place !== 0) shared += this.counts[word] ?? 0
      else {
        besides += this.lone[word] ?? 0
        own |= this.tellings[word] ?? 0
      }
    }
    let other = 0
    for (let at = 0; at < sought.length; at++) {
      const word = sought[at]
      if (!word || (found & (1 << at)) !== 0) continue
      besides += word.weight
      other |= word.telling
    }
    return shared >= LEAST_RATIO * besides && !areOfTwo(own, other)
  }

  /** Compares those words of a name with the party's that were not yet, and notes what they count. */
  private compare(name: number, sought: readonly Sought[], script: Script): void {
    const { starts, words } = this.postings.rows
    for (const word of words.subarray(starts[name], starts[name + 1])) {
      const places = this.places[word] ?? 0
      const own = this.postings.vocabulary.words[word]
      if (places === 0 || this.isCompared[word] === 1 || !own) continue
      this.isCompared[word] = 1
      this.counts[word] = 0
      this.places[word] = 0
      for (const [at, { token }] of sought.entries()) {
        if ((places & (1 << at)) === 0) continue
        const likeness = likenessOf(own, token, script, areKnownWords)
        if (!likeness) continue
        this.places[word] = (this.places[word] ?? 0) | (1 << at)
        this.counts[word] = Math.max(this.counts[word] ?? 0, likeness.share * Math.max(token.weight, own.weight))
      }
    }
  }
}

/** One of 32 bits for a word. Words share bits, so that a name may seem to have fewer words besides than it has. */
function bitOf(word: number): number {
  return 1 << (word & 31)
}

function bitsOf(sought: readonly Sought[]): number {
  let bits = 0
  for (const { near } of sought) for (const word of near) bits |= bitOf(word)
  return bits
}

function weightAlone({ kind, weight }: Token): number {
  return kind === 'optional' ? 0 : weight
}

/** The words, rarest first, without which all others together cannot agree enough. */
function neededOf(sought: readonly Sought[]): Sought[] {
  const needed: Sought[] = []
  const rest = sought.toSorted(
    (one, other) => one.holders / (one.weight + 0.01) - other.holders / (other.weight + 0.01),
  )
  let most = rest.reduce((sum, word) => sum + word.most, 0)
  let missing = 0
  for (const word of rest) {
    if (most < LEAST_RATIO * missing) break
    needed.push(word)
    most -= word.most
    missing += word.weight
  }
  return needed
}
