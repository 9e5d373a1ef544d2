import { acronymsOf, singleWordOf } from './acronym.ts'
import { type Comparison, compareCompany } from './company.ts'
import { comparePerson, type PersonDetails, type PreparedPerson, preparePerson } from './person.ts'
import { type NameDetails, type PreparedName, prepareName } from './prepare.ts'
import { soundOf } from './sound.ts'
import { POSSIBLE_FROM } from './thresholds.ts'
import type { Token } from './token.ts'
import { Vocabulary } from './vocabulary.ts'
import { FILLERS } from './words/person-phrases.ts'

/** A watched name that a party may be, by its place in the list that the index was made of. */
export interface Found extends Comparison {
  at: number
}

/** The names of a list, each cut into words, by the words that they hold. */
class Postings {
  readonly vocabulary = new Vocabulary()
  /** For each word of the vocabulary the names that hold it. */
  private readonly holders: number[][] = []
  /** For each name the numbers of its words, and whose name it is. */
  readonly words: number[][] = []
  readonly owners: number[] = []
  /** Names by the sound and the spelling of two or three neighbouring words written together. */
  private readonly joined = new Map<string, number[]>()

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
      for (const key of [joint, `sounds ${soundOf(joint)}`]) {
        const names = this.joined.get(key)
        if (names) names.push(name)
        else this.joined.set(key, [name])
      }
    }
  }

  holding(word: number): readonly number[] {
    return this.holders[word] ?? []
  }

  /** Names in which the word is written as several, or several of these words as one. */
  joinedIn(tokens: readonly Token[]): Set<number> {
    const names = new Set<number>()
    for (const { spelt, sound } of tokens) {
      for (const key of [spelt, `sounds ${sound}`]) for (const name of this.joined.get(key) ?? []) names.add(name)
    }
    for (const joint of joints(tokens)) {
      const wholes = [...this.vocabulary.with('spelt', joint), ...this.vocabulary.with('joint', soundOf(joint))]
      for (const word of wholes) for (const name of this.holding(word)) names.add(name)
    }
    return names
  }
}

/** Two or three neighbouring words, written together. */
function joints(tokens: readonly Token[]): string[] {
  const joints: string[] = []
  for (let length = 2; length <= 3; length++) {
    for (let at = 0; at + length <= tokens.length; at++) {
      joints.push(
        tokens
          .slice(at, at + length)
          .map(({ spelt }) => spelt)
          .join(''),
      )
    }
  }
  return joints
}

/** The share of two names' weight that must agree for 60 points, four of which an address can add. */
const LEAST_AGREEMENT = (POSSIBLE_FROM - 4.5) / 100
/** What agrees must weigh this much of what does not. */
const LEAST_RATIO = LEAST_AGREEMENT / (1 - LEAST_AGREEMENT)

/**
 * Many watched companies, looked up at once: the same verdicts as `compareCompany` with each of them. A party is compared with those
 * alone that hold enough of its words, in whatever spelling.
 */
export class CompanyIndex {
  private readonly companies: readonly PreparedName[]
  private readonly isAnySpoken: boolean
  private readonly postings = new Postings()
  /** Companies by public body, registered number, and the letters of an acronym. */
  private readonly byKey = new Map<string, number[]>()

  constructor(watched: readonly (string | NameDetails)[]) {
    this.companies = watched.map(prepareName)
    this.isAnySpoken = this.companies.some(({ spoken }) => spoken)
    for (const [at, company] of this.companies.entries()) {
      for (const version of company.versions) {
        this.postings.add(at, version.tokens)
        for (const letters of acronymsOf(version)) this.put(`letters ${letters}`, at)
        const single = singleWordOf(version)
        if (single) this.put(`single ${single}`, at)
      }
      const body = company.publicBodies?.isVague ? undefined : company.publicBodies
      if (body) this.put(`body ${body.principal.key}`, at)
      for (const { kind, identity } of company.registeredNumbers) this.put(`${kind} ${identity}`, at)
    }
  }

  private put(key: string, at: number): void {
    const all = this.byKey.get(key)
    if (all) all.push(at)
    else this.byKey.set(key, [at])
  }

  /** Every company that the party may be, from 60 points on, best first. */
  find(asWritten: string | NameDetails): Found[] {
    const party = prepareName(asWritten)
    const found: Found[] = []
    for (const at of this.candidates(party)) {
      const company = this.companies[at]
      const comparison = company && compareCompany(company, party)
      if (comparison && comparison.score >= POSSIBLE_FROM) found.push({ at, ...comparison })
    }
    return found.sort((one, other) => other.score - one.score || one.at - other.at)
  }

  /** Every company that `find` may answer, and some more. */
  private candidates(party: PreparedName): Set<number> {
    const candidates = new Set<number>()
    const take = (key: string) => {
      for (const at of this.byKey.get(key) ?? []) candidates.add(at)
    }
    for (const { key } of party.publicBodies?.all ?? []) take(`body ${key}`)
    for (const { kind, identity } of party.registeredNumbers) take(`${kind} ${identity}`)
    for (const version of party.versions) {
      for (const letters of acronymsOf(version)) take(`single ${letters}`)
      const single = singleWordOf(version)
      if (single) take(`letters ${single}`)
      for (const name of this.postings.joinedIn(version.tokens)) candidates.add(this.postings.owners[name] ?? -1)
      for (const spoken of waysOf(party.spoken, this.isAnySpoken)) this.addSharing(version.tokens, spoken, candidates)
    }
    return candidates
  }

  /** Adds the companies that share enough weight of words with a name. */
  private addSharing(tokens: readonly Token[], spoken: boolean, candidates: Set<number>): void {
    const { vocabulary, owners } = this.postings
    const shares = new Map<number, number>()
    const words = tokens.map((token) => {
      let most = 0
      let holders = 0
      const alike = vocabulary.alike(token, spoken)
      for (const { word, share } of alike) {
        const counts = share * Math.max(token.weight, vocabulary.words[word]?.weight ?? 0)
        most = Math.max(most, counts)
        shares.set(word, Math.max(shares.get(word) ?? 0, counts))
        holders += this.postings.holding(word).length
      }
      return { weight: weightAlone(token), most, holders, alike }
    })
    for (const { alike } of neededOf(words)) {
      for (const { word } of alike) {
        for (const name of this.postings.holding(word)) {
          const owner = owners[name] ?? -1
          if (!candidates.has(owner) && this.sharesEnough(name, shares)) candidates.add(owner)
        }
      }
    }
  }

  /** Whether what a name shares with the party can outweigh what it has besides. */
  private sharesEnough(name: number, shares: ReadonlyMap<number, number>): boolean {
    let shared = 0
    let besides = 0
    for (const word of this.postings.words[name] ?? []) {
      const counts = shares.get(word)
      const token = this.postings.vocabulary.words[word]
      if (counts !== undefined) shared += counts
      else if (token) besides += weightAlone(token)
    }
    return shared >= LEAST_RATIO * besides
  }
}

/** How words are compared: by ear where the party, or a watched name, comes from an Indian script. */
function waysOf(isSpoken: boolean, isAnySpoken: boolean): boolean[] {
  if (isSpoken) return [true]
  return isAnySpoken ? [false, true] : [false]
}

function weightAlone({ kind, weight }: Token): number {
  return kind === 'optional' ? 0 : weight
}

/** The words, rarest first, without which all others together cannot agree enough. */
function neededOf<W extends { weight: number; most: number; holders: number }>(words: readonly W[]): W[] {
  const needed: W[] = []
  const rest = [...words].sort(
    (one, other) => one.holders / (one.weight + 0.01) - other.holders / (other.weight + 0.01),
  )
  let missing = 0
  while (rest.length > 0 && rest.reduce((sum, { most }) => sum + most, 0) >= LEAST_RATIO * missing) {
    const [next] = rest.splice(0, 1)
    if (!next) break
    needed.push(next)
    missing += next.weight
  }
  return needed
}

/** Many watched persons, looked up at once: the same verdicts as `comparePerson` with each of them. */
export class PersonIndex {
  private readonly persons: readonly PreparedPerson[]
  private readonly isAnySpoken: boolean
  private readonly postings = new Postings()

  constructor(watched: readonly PersonDetails[]) {
    this.persons = watched.map(preparePerson)
    this.isAnySpoken = this.persons.some(({ spoken }) => spoken)
    for (const [at, { names }] of this.persons.entries()) for (const name of names) this.postings.add(at, name)
  }

  /** Every person that the party may be, from 60 points on, best first. */
  find(asWritten: string | PersonDetails): Found[] {
    const party = preparePerson(typeof asWritten === 'string' ? { name: asWritten } : asWritten)
    const found: Found[] = []
    for (const at of this.candidates(party)) {
      const person = this.persons[at]
      const comparison = person && comparePerson(person, party)
      if (comparison && comparison.score >= POSSIBLE_FROM) {
        const { score, verdict, reasons } = comparison
        found.push({ at, score, verdict, reasons })
      }
    }
    return found.sort((one, other) => other.score - one.score || one.at - other.at)
  }

  private candidates({ names, spoken }: PreparedPerson): Set<number> {
    const candidates = new Set<number>()
    for (const name of names) {
      for (const found of this.postings.joinedIn(name)) candidates.add(this.postings.owners[found] ?? -1)
      for (const way of waysOf(spoken, this.isAnySpoken)) this.addSharing(name, way, candidates)
    }
    return candidates
  }

  /** Adds the persons who share a telling word with a name, unless both have words besides. */
  private addSharing(name: readonly Token[], spoken: boolean, candidates: Set<number>): void {
    const shared = new Map<number, number>()
    for (const [at, token] of name.entries()) {
      if (token.kind === 'initials') continue
      for (const word of this.near(token, spoken)) shared.set(word, (shared.get(word) ?? 0) | (1 << at))
    }
    for (const [word, places] of shared) {
      if (!this.tells(word, places, name)) continue
      for (const holder of this.postings.holding(word)) {
        const owner = this.postings.owners[holder] ?? -1
        if (!candidates.has(owner) && this.mayAgree(holder, name, shared)) candidates.add(owner)
      }
    }
  }

  /** Whether a word, or one of those it may be, is more than a part of names that thousands share. */
  private tells(word: number, places: number, name: readonly Token[]): boolean {
    const isFiller = FILLERS.has(this.postings.vocabulary.words[word]?.text ?? '')
    return !isFiller || name.some(({ text }, at) => (places & (1 << at)) !== 0 && !FILLERS.has(text))
  }

  private near(token: Token, spoken: boolean): Set<number> {
    const { vocabulary } = this.postings
    const near = new Set(vocabulary.alike(token, spoken).map(({ word }) => word))
    for (const word of vocabulary.freelySpelt(token)) near.add(word)
    return near
  }

  /** Whether all telling words of one of the names may be found in the other, or begin with an initial there; or the names are long. */
  private mayAgree(holder: number, name: readonly Token[], shared: ReadonlyMap<number, number>): boolean {
    const words = (this.postings.words[holder] ?? []).map((word) => ({
      token: this.postings.vocabulary.words[word],
      places: shared.get(word) ?? 0,
    }))
    if (words.length > SHORT_NAME && name.length > SHORT_NAME) return true
    const own = words.flatMap(({ token }) => token ?? [])
    const places = words.reduce((all, word) => all | word.places, 0)
    const isOwnFound = words.every(({ token, places }) => places !== 0 || !token || isFree(token, name))
    const isOtherFound = name.every((token, at) => (places & (1 << at)) !== 0 || isFree(token, own))
    return isOwnFound || isOtherFound
  }
}

/** Names of so many words that two of them can share enough though each has a word besides. */
const SHORT_NAME = 4

/** Whether a word needs no counterpart, or has an initial, or a word for its initial, in the other name. */
function isFree(token: Token, others: readonly Token[]): boolean {
  if (FILLERS.has(token.text)) return true
  return others.some(
    ({ kind, text }) => text[0] === token.text[0] && (kind === 'initials' || token.kind === 'initials'),
  )
}
