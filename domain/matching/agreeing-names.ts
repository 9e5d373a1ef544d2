import { lessCertain, type Script } from './latin.ts'
import type { NumberSet } from './number-set.ts'
import type { Postings } from './postings.ts'
import type { Token } from './token.ts'
import { FILLERS, TITLES_AS_NAMES } from './words/person-phrases.ts'

/** Names of so many words that two of them can share enough though each has a word besides. */
const SHORT_NAME = 4

/** A part of a name as bits: its first letter, that it is an initial, that thousands share it, that it may be a title. */
const PART = { letters: (1 << 27) - 1, initial: 1 << 27, filler: 1 << 28, title: 1 << 29 }

function partOf({ kind, text }: Token): number {
  // 27 bits hold every letter from a to z; two others may share one, so that more may agree than does.
  const letter = 1 << ((text.charCodeAt(0) & 31) % 27)
  const isShared = FILLERS.has(text) ? PART.filler : 0
  const mayBeTitle = TITLES_AS_NAMES.has(text) ? PART.title : 0
  return letter | (kind === 'initials' ? PART.initial : 0) | isShared | mayBeTitle
}

/** Which of many personal names may agree with a party's: all that do, and some more. */
export class AgreeingNames {
  private readonly postings: Postings
  /** For each word of the vocabulary its part of a name, and a bit for each of the party's words that it may be. */
  private readonly parts: Int32Array
  private readonly places: Int32Array
  /** The parts of the name that is looked at. */
  private readonly own: number[] = []
  /** Names of parts alone that thousands share (`Ram Lal`), by the word for the given name. */
  private readonly shared = new Map<number, number[]>()

  constructor(postings: Postings) {
    const { words } = postings.vocabulary
    this.postings = postings
    this.parts = Int32Array.from(words, partOf)
    this.places = new Int32Array(words.length)
    for (let name = 0; name < postings.size; name++) this.addShared(name)
  }

  private wordsOf(name: number): Int32Array {
    const { starts, words } = this.postings.rows
    return words.subarray(starts[name], starts[name + 1])
  }

  private addShared(name: number): void {
    const words = this.wordsOf(name)
    const parts = Array.from(words, (word) => this.parts[word] ?? 0)
    const given = words[parts.findIndex(isNoInitial)]
    if (given === undefined || !parts.every(isShared)) return
    const names = this.shared.get(given)
    if (names) names.push(name)
    else this.shared.set(given, [name])
  }

  /** Adds the persons who share a telling word with a name, unless both have words besides; without such a word, the given name. */
  add(name: readonly Token[], script: Script, persons: NumberSet): void {
    const { postings, places } = this
    postings.addJoined(name, persons)
    const heard = lessCertain(script, postings.script)
    const parts = name.map(partOf)
    const near = name.map((token) => (token.kind === 'initials' ? [] : postings.vocabulary.near(token, heard).words))
    // The bits wrap round in a name of more than 32 words. Then more counts as found than is, so nothing is lost.
    for (const [at, words] of near.entries()) for (const word of words) places[word] = (places[word] ?? 0) | (1 << at)
    const { holderStarts, holders, owners } = postings.rows
    for (const [at, words] of near.entries()) {
      for (const word of words) {
        if (((parts[at] ?? 0) & (this.parts[word] ?? 0) & PART.filler) !== 0) continue
        const end = holderStarts[word + 1] ?? 0
        for (let held = holderStarts[word] ?? 0; held < end; held++) {
          const name = holders[held] ?? 0
          if (this.mayAgree(name, parts, isFree)) persons.add(owners[name] ?? 0)
        }
      }
    }
    if (parts.every(isShared)) this.addNamesakes(near[parts.findIndex(isNoInitial)] ?? [], parts, persons)
    for (const words of near) for (const word of words) places[word] = 0
  }

  /** Adds the persons of one of these given names, if all of one of the two names may be found in the other. */
  private addNamesakes(given: readonly number[], party: readonly number[], persons: NumberSet): void {
    for (const holder of given.flatMap((word) => this.shared.get(word) ?? []))
      if (this.mayAgree(holder, party, hasInitial)) persons.add(this.postings.rows.owners[holder] ?? 0)
  }

  /** Whether all words of one of the names may be found in the other, but for those that need no counterpart; or the names are long. */
  private mayAgree(name: number, party: readonly number[], isFree: IsFree): boolean {
    const { starts, words } = this.postings.rows
    const [start, end] = [starts[name] ?? 0, starts[name + 1] ?? 0]
    if (end - start > SHORT_NAME && party.length > SHORT_NAME) return true
    let found = 0
    let isMissing = false
    for (let at = start; at < end; at++) {
      const word = words[at] ?? 0
      const places = this.places[word] ?? 0
      found |= places
      isMissing ||= places === 0 && !isFree(this.parts[word] ?? 0, party)
    }
    if (!isMissing) return true
    // Most names that share a word fail here, so that no list is made for each.
    this.own.length = 0
    for (let at = start; at < end; at++) this.own.push(this.parts[words[at] ?? 0] ?? 0)
    for (let at = 0; at < party.length; at++)
      if ((found & (1 << at)) === 0 && !isFree(party[at] ?? 0, this.own)) return false
    return true
  }
}

/** Whether thousands have the part. */
function isShared(part: number): boolean {
  return (part & (PART.filler | PART.initial)) !== 0
}

function isNoInitial(part: number): boolean {
  return (part & PART.initial) === 0
}

type IsFree = (part: number, others: readonly number[]) => boolean

/** Whether a part needs no counterpart, or has an initial, or a word for its initial, in the other name. */
function isFree(part: number, others: readonly number[]): boolean {
  return (part & (PART.filler | PART.title)) !== 0 || hasInitial(part, others)
}

/** Whether a part has an initial, or a word for its initial, in the other name. */
function hasInitial(part: number, others: readonly number[]): boolean {
  for (const other of others) {
    if ((part & other & PART.letters) !== 0 && ((part | other) & PART.initial) !== 0) return true
  }
  return false
}
