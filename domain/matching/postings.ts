import type { Comparison } from './company.ts'
import type { Script } from './latin.ts'
import type { NumberSet } from './number-set.ts'
import { Numbers } from './numbers.ts'
import { hashOf, NumbersByHash } from './numbers-by-hash.ts'
import { soundOf, sparseSound } from './sound.ts'
import { POSSIBLE_FROM } from './thresholds.ts'
import type { Token } from './token.ts'
import { Vocabulary } from './vocabulary.ts'

/** A watched name that a party may be, by its place in the list that the index was made of. */
export interface Found extends Comparison {
  at: number
}

/** Names by the words that they hold, as rows of numbers: what belongs to one ends where the next one's begins. */
interface Rows {
  /** For each name whose it is, and where its words begin. */
  owners: Int32Array
  starts: Int32Array
  words: Int32Array
  /** For each word where the names begin that hold it. */
  holderStarts: Int32Array
  holders: Int32Array
}

/** Names, each cut into words, by the words that they hold. All are compared with a party in one way. */
export class Postings {
  readonly vocabulary: Vocabulary
  /** The script that the names come from. */
  readonly script: Script
  private readonly owners = new Numbers()
  private readonly starts = new Numbers()
  private readonly words = new Numbers()
  private made: Rows | undefined
  /** Names by the sound and the spelling of two or three neighbouring words written together. */
  private readonly joined = new NumbersByHash()

  constructor(names: { script: Script; isPersonal: boolean }) {
    this.script = names.script
    this.vocabulary = new Vocabulary(names.isPersonal)
  }

  add(owner: number, tokens: readonly Token[]): void {
    const name = this.owners.length
    this.owners.push(owner)
    this.starts.push(this.words.length)
    this.made = undefined
    for (const joint of joints(tokens)) {
      this.joined.add(hashOf(joint), name)
      this.joined.add(hashOfSound(sparseSound(soundOf(joint))), name)
    }
    for (const token of tokens) this.words.push(this.vocabulary.add(token))
  }

  /** How many names there are. */
  get size(): number {
    return this.owners.length
  }

  /** The names in rows, made when they are first asked for. */
  get rows(): Rows {
    this.made ??= this.makeRows()
    return this.made
  }

  private makeRows(): Rows {
    const owners = this.owners.row.slice(0, this.size)
    const words = this.words.row.slice(0, this.words.length)
    const starts = Int32Array.from([...this.starts.row.subarray(0, this.size), words.length])
    const holderStarts = new Int32Array(this.vocabulary.words.length + 1)
    const wordsOf = (name: number) => new Set(words.subarray(starts[name], starts[name + 1]))
    for (let name = 0; name < this.size; name++)
      for (const word of wordsOf(name)) holderStarts[word + 1] = (holderStarts[word + 1] ?? 0) + 1
    for (let word = 1; word < holderStarts.length; word++)
      holderStarts[word] = (holderStarts[word] ?? 0) + (holderStarts[word - 1] ?? 0)
    const holders = new Int32Array(holderStarts.at(-1) ?? 0)
    const ends = holderStarts.slice()
    for (let name = 0; name < this.size; name++) {
      for (const word of wordsOf(name)) {
        const end = ends[word] ?? 0
        holders[end] = name
        ends[word] = end + 1
      }
    }
    return { owners, starts, words, holderStarts, holders }
  }

  /** How many names hold one of these words, a name of two of them counted twice. */
  holdersOf(words: readonly number[]): number {
    const { holderStarts } = this.rows
    let holders = 0
    for (const word of words) holders += (holderStarts[word + 1] ?? 0) - (holderStarts[word] ?? 0)
    return holders
  }

  /** Adds whose names write one of these words as several, or several of them as one. */
  addJoined(tokens: readonly Token[], owners: NumberSet): void {
    const { owners: ownerOf, holderStarts, holders } = this.rows
    const ofName = { add: (name: number) => owners.add(ownerOf[name] ?? 0) }
    const ofWord = {
      add: (word: number) => {
        const end = holderStarts[word + 1] ?? 0
        for (let at = holderStarts[word] ?? 0; at < end; at++) ofName.add(holders[at] ?? 0)
      },
    }
    for (const { spelt, sparse } of tokens) {
      this.joined.take(hashOf(spelt), ofName)
      this.joined.take(hashOfSound(sparse), ofName)
    }
    for (const joint of joints(tokens)) {
      this.vocabulary.take('spelt', joint, ofWord)
      this.vocabulary.take('joint', sparseSound(soundOf(joint)), ofWord)
    }
  }
}

/** Postings for the names of each script, none of them filled. */
export function postingsByScript({ isPersonal }: { isPersonal: boolean }): Record<Script, Postings> {
  const empty = (script: Script) => new Postings({ script, isPersonal })
  return { latin: empty('latin'), indic: empty('indic'), eastern: empty('eastern'), tamil: empty('tamil') }
}

/** Those that hold a name. */
export function inUse(byScript: Record<Script, Postings>): Postings[] {
  return Object.values(byScript).filter(({ size }) => size > 0)
}

function hashOfSound(sound: string): number {
  return hashOf(sound, OF_SOUND)
}

const OF_SOUND = hashOf('sounds')

/** Two or three neighbouring words, written together. */
function joints(tokens: readonly Token[]): string[] {
  const joints: string[] = []
  for (let length = 2; length <= 3; length++) {
    for (let at = 0; at + length <= tokens.length; at++) {
      let joint = ''
      for (let part = at; part < at + length; part++) joint += tokens[part]?.spelt
      joints.push(joint)
    }
  }
  return joints
}

/** What the comparisons of a party with names of a list say: all from 60 points on, best first. */
export function foundIn(candidates: Iterable<number>, compare: (at: number) => Comparison | undefined): Found[] {
  const found: Found[] = []
  for (const at of candidates) {
    const comparison = compare(at)
    if (!comparison || comparison.score < POSSIBLE_FROM) continue
    const { score, verdict, reasons } = comparison
    found.push({ at, score, verdict, reasons })
  }
  return found.sort((one, other) => other.score - one.score || one.at - other.at)
}
