import type { Comparison } from './company.ts'
import type { Script } from './latin.ts'
import { NumbersByKey } from './numbers-by-key.ts'
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
  /** For each word of the vocabulary the names that hold it. */
  private readonly holders: number[][] = []
  /** For each name whose it is, and its words. */
  private readonly owners: number[] = []
  private readonly words: number[][] = []
  /** Names by the sound and the spelling of two or three neighbouring words written together. */
  private readonly joined = new NumbersByKey()

  constructor(names: { script: Script; isPersonal: boolean }) {
    this.script = names.script
    this.vocabulary = new Vocabulary(names.isPersonal)
  }

  add(owner: number, tokens: readonly Token[]): void {
    const name = this.owners.push(owner) - 1
    const words = tokens.map((token) => this.vocabulary.add(token))
    this.words.push(words)
    for (const word of new Set(words)) {
      const holders = this.holders[word]
      if (holders) holders.push(name)
      else this.holders[word] = [name]
    }
    for (const joint of joints(tokens)) {
      this.joined.add(joint, name)
      this.joined.add(`sounds ${sparseSound(soundOf(joint))}`, name)
    }
  }

  /** The names that hold a word. */
  holding(word: number): readonly number[] {
    return this.holders[word] ?? NONE
  }

  /** How many names there are. */
  get size(): number {
    return this.owners.length
  }

  /** The words of a name. */
  wordsOf(name: number): readonly number[] {
    return this.words[name] ?? NONE
  }

  ownerOf(name: number): number {
    return this.owners[name] ?? -1
  }

  /** Adds whose names write one of these words as several, or several of them as one. */
  addJoined(tokens: readonly Token[], owners: Set<number>): void {
    const add = (names: readonly number[]) => {
      for (const name of names) owners.add(this.ownerOf(name))
    }
    for (const { spelt, sparse } of tokens) for (const key of [spelt, `sounds ${sparse}`]) add(this.joined.of(key))
    for (const joint of joints(tokens)) {
      for (const word of this.vocabulary.with('spelt', joint)) add(this.holding(word))
      for (const word of this.vocabulary.with('joint', sparseSound(soundOf(joint)))) add(this.holding(word))
    }
  }
}

const NONE: readonly number[] = []

/** Postings for the names of each script, none of them filled. */
export function postingsByScript({ isPersonal }: { isPersonal: boolean }): Record<Script, Postings> {
  const empty = (script: Script) => new Postings({ script, isPersonal })
  return { latin: empty('latin'), indic: empty('indic'), eastern: empty('eastern'), tamil: empty('tamil') }
}

/** Those that hold a name. */
export function inUse(byScript: Record<Script, Postings>): Postings[] {
  return Object.values(byScript).filter(({ size }) => size > 0)
}

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
