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

/** Names, each cut into words, by the words that they hold. All are compared with a party in one way. */
export class Postings {
  readonly vocabulary: Vocabulary
  /** The script that the names come from. */
  readonly script: Script
  /** For each name whose it is, and where its words begin in the row of all words. */
  private readonly owners = new Numbers()
  private readonly starts = new Numbers()
  private readonly words = new Numbers()
  /** The names that hold each word, one word behind the other; made when the first is asked for. */
  private holders: { starts: Int32Array; names: Int32Array } | undefined
  /** Names by the sound and the spelling of two or three neighbouring words written together. */
  private readonly joined = new NumbersByHash()

  constructor(names: { script: Script; isPersonal: boolean }) {
    this.script = names.script
    this.vocabulary = new Vocabulary(names.isPersonal)
  }

  /** Adds a name and returns its words as the vocabulary keeps them, so that names share what is kept of a word. */
  add(owner: number, tokens: readonly Token[]): readonly Token[] {
    const name = this.owners.length
    this.owners.push(owner)
    this.starts.push(this.words.length)
    this.holders = undefined
    for (const joint of joints(tokens)) {
      this.joined.add(hashOf(joint), name)
      this.joined.add(hashOfSound(sparseSound(soundOf(joint))), name)
    }
    return tokens.map((token) => {
      const word = this.vocabulary.add(token)
      this.words.push(word)
      return this.vocabulary.words[word] ?? token
    })
  }

  /** The names that hold a word. */
  holding(word: number): Int32Array {
    this.holders ??= this.readHolders()
    const { starts, names } = this.holders
    return names.subarray(starts[word] ?? 0, starts[word + 1] ?? 0)
  }

  private readHolders(): { starts: Int32Array; names: Int32Array } {
    const starts = new Int32Array(this.vocabulary.words.length + 1)
    for (let name = 0; name < this.size; name++)
      for (const word of new Set(this.wordsOf(name))) starts[word + 1] = (starts[word + 1] ?? 0) + 1
    for (let word = 1; word < starts.length; word++) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0)
    const names = new Int32Array(starts.at(-1) ?? 0)
    const ends = starts.slice()
    for (let name = 0; name < this.size; name++) {
      for (const word of new Set(this.wordsOf(name))) {
        const end = ends[word] ?? 0
        names[end] = name
        ends[word] = end + 1
      }
    }
    return { starts, names }
  }

  /** How many names there are. */
  get size(): number {
    return this.owners.length
  }

  /** The words of a name. */
  wordsOf(name: number): Int32Array {
    const end = name + 1 < this.starts.length ? this.starts.at(name + 1) : this.words.length
    return this.words.row.subarray(this.starts.at(name), end)
  }

  ownerOf(name: number): number {
    return this.owners.at(name)
  }

  /** Adds whose names write one of these words as several, or several of them as one. */
  addJoined(tokens: readonly Token[], owners: NumberSet): void {
    const ofName = { add: (name: number) => owners.add(this.ownerOf(name)) }
    const ofWord = { add: (word: number) => this.holding(word).forEach(ofName.add) }
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
