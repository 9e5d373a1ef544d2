import { readMarks } from './marks.ts'
import { BODY_WORDS, JOINING_WORDS } from './words/distinguishing.ts'
import { COMPANY_WORDS, isFormEnd, isPrivate } from './words/legal-forms.ts'
import {
  ADDRESS_WORDS,
  OFFICE_QUALIFIERS,
  OFFICES,
  OPENINGS,
  PERSONAL,
  type Phrase,
  PREFIXES,
  phraseAt,
  REPRESENTATIVE_SIGNS,
} from './words/phrases.ts'
import { placeOf } from './words/places.ts'

/**
 * What a name found in a party entry is to the party. `OFFICE` is the company written as one of its posts (`The Branch Manager, X`),
 * `OFFICER` the company of a person who is the party (`A, Director of X`), `PROPRIETOR` the firm of one.
 */
export type Standing = 'NAME' | 'FORMER' | 'ALIAS' | 'BRACKETS' | 'MERGED' | 'OFFICE' | 'OFFICER' | 'PROPRIETOR'

export type DropKind = 'representative' | 'crowd' | 'role' | 'relation' | 'address' | 'acronym'

export interface Party {
  /** Every name the entry gives the party, in the order written, as bare words. */
  names: { standing: Standing; words: string[] }[]
  /** What was read as no part of a name. */
  dropped: { kind: DropKind; words: string[] }[]
  /** The entry itself says that it is about a person (`w/o`, `since deceased`, `Smt.`). */
  isPerson: boolean
}

/** Reads a party entry as a clerk wrote it: the names it gives, and what it says besides. */
export function readParty(asWritten: string): Party {
  return new PartyReader(readMarks(asWritten)).read()
}

class PartyReader {
  private readonly marks: string[]
  private readonly party: Party = { names: [], dropped: [], isPerson: false }
  private at = 0
  private standing: Standing = 'NAME'
  private words: string[] = []
  /** Words after the legal form, and where in `words` the first comma stood. */
  private tail: string[] = []
  private comma = -1
  /** Names in brackets inside the name being read; they follow it. */
  private asides: Party['names'] = []
  /** While set, plain words belong to what was cut off, not to a name. */
  private cut: { kind: DropKind; words: string[] } | undefined

  constructor(marks: string[]) {
    const opening = OPENINGS.find((words) => words.every((word, at) => marks[at] === word))
    this.marks = opening && opening.length < marks.length ? marks.slice(opening.length) : marks
  }

  read(): Party {
    while (this.at < this.marks.length) this.step()
    this.endName()
    return this.party
  }

  private step(): void {
    const mark = this.marks[this.at] ?? ''
    if (mark === '(') return this.readBracket()
    const phrase = phraseAt(this.marks, this.at)
    if (phrase && this.turns(phrase)) return
    if ((!this.cut || this.cut.kind === 'relation') && mayBeOffice(mark) && this.readOffice()) return
    this.at++
    if (mark === '/') return this.readSlash()
    if (mark === ',') this.comma = this.comma < 0 ? this.words.length : this.comma
    else if (mark !== ')' && mark !== '@') this.add(mark)
  }

  private add(word: string): void {
    if (this.cut) this.cut.words.push(word)
    else if (this.isComplete()) this.tail.push(word)
    else if (this.words.length > 0 || !PREFIXES.has(word)) this.words.push(word)
    else if (HONORIFICS_OF_PERSONS.has(word)) this.party.isPerson = true
  }

  /** Ends the name being read where a phrase says that something else follows. Answers whether the phrase is one here. */
  private turns({ turn, words }: Phrase): boolean {
    const after = this.at + words.length
    const begun = this.words.length > 0 || this.cut !== undefined
    switch (turn) {
      case 'FORMER':
      case 'NAME':
      case 'ALIAS':
      case 'MERGED':
        if (words.length === 1 && NEEDS_A_BREAK.has(words[0] ?? '') && !this.isBreak()) return false
        this.endName()
        this.standing = turn
        break
      case 'representative':
        if (!begun || !this.isRepresentation(words, after)) return false
        this.startCut('representative')
        break
      case 'crowd':
        if (!begun || !this.isCrowd(words[0] ?? '')) return false
        this.dropCount()
        this.startCut('crowd')
        break
      case 'role':
        if (!begun || !this.isRole(after)) return false
        if (PERSONAL.has(words.join(' '))) this.party.isPerson = true
        this.startCut('role')
        break
      case 'relation':
        this.party.isPerson = true
        this.startCut('relation')
        break
      case 'address':
        if (!begun || !(words[0]?.includes('/') || this.isBreak())) return false
        this.startCut('address')
    }
    if (this.cut) this.cut.words.push(...words)
    this.at = after
    return true
  }

  private startCut(kind: DropKind): void {
    this.endName()
    this.cut = { kind, words: [] }
    this.party.dropped.push(this.cut)
  }

  /** A comma, a bracket, a legal form or the beginning stands right before. */
  private isBreak(): boolean {
    const before = this.marks[this.at - 1]
    return before === undefined || before === ',' || before === '(' || this.isComplete()
  }

  private isRepresentation(words: string[], after: number): boolean {
    const word = words[0] ?? ''
    const next = this.marks[after] ?? ''
    if (word === 'by' && words[1] === 'the') return this.isBreak() && REPRESENTATIVE_SIGNS.has(next)
    if (words.length > 1) return true
    if (word === 'th' || word === 'rep') {
      return this.isBreak() || REPRESENTATIVE_SIGNS.has(next) || OFFICES.has(next) || OFFICE_QUALIFIERS.has(next)
    }
    return next !== '' && !IS_PASSAGE.has(this.marks[this.at - 1] ?? '')
  }

  private isCrowd(word: string): boolean {
    const before = this.marks[this.at - 1] ?? ''
    return SHORT_CROWD.has(word) || COUNT.test(before) || CROWD_JOINERS.has(before) || before === ','
  }

  /** Takes `and 3` off the name's end. */
  private dropCount(): void {
    const words = this.isComplete() ? this.tail : this.words
    while (COUNT.test(words.at(-1) ?? '') || CROWD_JOINERS.has(words.at(-1) ?? '') || words.at(-1) === 'its')
      words.pop()
  }

  /** A role ends the entry or its bracket, or carries a number (`respondent no 2`). */
  private isRole(after: number): boolean {
    const next = this.marks[after]
    return next === undefined || next === ')' || next === ',' || next === 'no' || COUNT.test(next)
  }

  private readBracket(): void {
    const close = this.marks.indexOf(')', this.at)
    const end = close < 0 ? this.marks.length : close
    const inside = this.marks.slice(this.at + 1, end)
    const before = this.cut ? [] : this.words
    if (inside.length > 0 && inside.every((word) => isPrivate(word) || word === 'opc')) {
      for (const word of inside) this.add(word)
    } else if (isAcronym(inside, before)) {
      this.party.dropped.push({ kind: 'acronym', words: inside })
    } else if (inside.some(isFormWord) || startsAside(inside)) {
      this.readAside(inside)
    } else for (const word of inside) if (word !== ',') this.add(word)
    this.at = end + 1
  }

  /** A bracket that is an entry of its own: another name with a form, a former name, a role, a representative. */
  private readAside(inside: string[]): void {
    const aside = new PartyReader([',', ...inside]).read()
    const named = aside.names.map(({ standing, words }) => ({ standing: IN_BRACKETS[standing] ?? standing, words }))
    this.asides.push(...named)
    this.party.dropped.push(...aside.dropped)
    this.party.isPerson ||= aside.isPerson && named.length === 0
  }

  private readSlash(): void {
    if ((this.marks[this.at - 2]?.length ?? 0) < 4 || (this.marks[this.at]?.length ?? 0) < 4) return
    if (this.cut) return
    this.endName()
    this.standing = 'ALIAS'
  }

  /** `A, Director of X`, `The Manager, X` and `X, Prop. A`: which of the two names is the party's. */
  private readOffice(): boolean {
    let end = this.at
    while (OFFICE_QUALIFIERS.has(this.marks[end] ?? '') || this.marks[end] === 'the') end++
    const office = this.marks[end] ?? ''
    if (!OFFICES.has(office)) return false
    end++
    const next = this.marks[end] ?? ''
    const rest = this.marks.slice(end)
    const leads = next === 'of' || next === 'm/s' || (next === ',' && rest.some(isFormWord))
    const named = this.words.length > 0
    const tells = named && !this.isComplete() && rest.some(isFormWord) && this.isBreak()
    if (this.isComplete() || (this.isBreak() && named && !leads && !tells)) {
      this.startCut('representative')
    } else if (leads || tells) {
      if (named) this.party.dropped.push({ kind: 'representative', words: this.words })
      this.words = []
      this.comma = -1
      this.standing = named ? (office.startsWith('prop') ? 'PROPRIETOR' : 'OFFICER') : 'OFFICE'
      if (next === 'of' || next === ',') end++
    } else return false
    this.at = end
    return true
  }

  /** Whether the name read so far ends in the form that ends a name in law. */
  private isComplete(): boolean {
    return (
      this.words.length > 1 &&
      isFormWord(this.words.at(-1) ?? '') &&
      !this.marks.slice(this.at - 1, this.at + 1).includes('liability')
    )
  }

  private endName(): void {
    if (this.tail.some((word) => BODY_WORDS.has(word))) this.words.push(...this.tail)
    else if (this.tail.some(isFormWord)) this.party.names.push({ standing: 'ALIAS', words: this.tail })
    else if (!this.tail.every((word) => COMPANY_WORDS.has(word)))
      this.party.dropped.push({ kind: 'address', words: this.tail })
    this.dropAddress()
    if (this.words.length > 0) this.party.names.push({ standing: this.standing, words: this.words })
    this.party.names.push(...this.asides)
    this.asides = []
    this.words = []
    this.tail = []
    this.comma = -1
    this.cut = undefined
    this.standing = 'NAME'
  }

  /** Takes off what follows a comma where it reads like an address. */
  private dropAddress(): void {
    if (this.comma < 1 || this.comma >= this.words.length) return
    const after = this.words.slice(this.comma)
    const isAddress =
      after.some((word) => ADDRESS_WORDS.has(word) || PIN_CODE.test(word)) || after.every((word) => placeOf(word))
    if (!isAddress || after.some(isFormWord)) return
    this.party.dropped.push({ kind: 'address', words: after })
    this.words.length = this.comma
  }
}

/** What a name means when it stands in brackets after another: a further name, or the company of a person. */
const IN_BRACKETS: Partial<Record<Standing, Standing>> = { NAME: 'BRACKETS', OFFICE: 'OFFICER' }
const NEEDS_A_BREAK = new Set(['now', 'presently', 'earlier', 'rep'])
const IS_PASSAGE = new Set(['drive', 'see', 'walk', 'break', 'pass', 'follow', 'click'])
const SHORT_CROWD = new Set(['ors', 'orthers', 'anr', 'anrs', 'anor', 'anya', 'array'])
const CROWD_JOINERS = new Set(['and', 'va', 'evan', 'evam', 'aur', 'tatha'])
const HONORIFICS_OF_PERSONS = new Set(['smt', 'shrimati', 'shrimati', 'mrs', 'mr'])
const COUNT = /^\d{1,3}$/
const PIN_CODE = /^\d{6}$/

function mayBeOffice(mark: string): boolean {
  return OFFICES.has(mark) || OFFICE_QUALIFIERS.has(mark) || mark === 'the'
}

function isFormWord(word: string): boolean {
  return isFormEnd(word) || word === 'partnership'
}

function startsAside(inside: string[]): boolean {
  const phrase = phraseAt(inside, 0)
  if (!phrase) return inside.some((word) => OFFICES.has(word) || PREFIXES.has(word))
  return true
}

/** Whether the bracket repeats the first letters of the name before it. */
function isAcronym(inside: string[], before: string[]): boolean {
  const letters = inside.join('')
  if (letters.length < 2 || before.length < 2) return false
  const all = before.map((word) => word[0]).join('')
  const telling = before
    .filter((word) => !JOINING_WORDS.has(word))
    .map((word) => word[0])
    .join('')
  return all.startsWith(letters) || telling.startsWith(letters)
}
