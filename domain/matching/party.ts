import { readMarks } from './marks.ts'
import type { DropKind, NameKind, Party, PartyName } from './parts-of-party.ts'
import {
  isAcronym,
  isAddress,
  isAside,
  isCrowd,
  isFormPart,
  isFormWord,
  isLiability,
  isNumberOfPost,
  isOfBody,
  isOfBusiness,
  isOfFirm,
  isOffice,
  isOfName,
  isOfOtherBody,
  isOnlyPost,
  isPartOfCount,
  isPost,
  isPrivateMark,
  isRepresentation,
  isRole,
  isTown,
  type Office,
  officeAt,
  standsForCompany,
  withoutRoleBefore,
} from './party-rules.ts'
import { COMPANY_WORDS, FIRM_HOLDERS, UNINCORPORATED_WORDS } from './words/legal-forms.ts'
import { DEAD, HEIRS, isControl, OPENINGS, type Phrase, PREFIXES, phraseAt, type Turn } from './words/phrases.ts'

/** Reads a party entry as a clerk wrote it: the names it gives, and what it says besides. */
export function readParty(asWritten: string): Party {
  return new PartyReader(withoutOpening(withoutRoleBefore(readMarks(asWritten)))).read()
}

function withoutOpening(marks: string[]): string[] {
  const opening = OPENINGS.find((words) => words.every((word, at) => marks[at] === word))
  return opening && opening.length < marks.length ? marks.slice(opening.length) : marks
}

/** Goes through the marks once. Each phrase that turns to something else ends the name being read. */
class PartyReader {
  private readonly marks: string[]
  private readonly party: Party = {
    names: [],
    dropped: [],
    isPerson: false,
    isUnincorporated: false,
    isByOffice: false,
  }
  private at = 0
  private nameKind: NameKind = 'NAME'
  private isPresent = false
  private dated: string[] | undefined
  private words: string[] = []
  /**
   * Words after the legal form: an address, another body, or another name; and whether a comma or bracket set them
   * apart.
   */
  private tail: string[] = []
  private isTailApart = false
  /** How many words stood before the first comma. */
  private beforeComma = 0
  /** Names in brackets inside the name being read; they follow it. */
  private asides: PartyName[] = []
  /** While set, words belong to what was cut off, not to a name. */
  private cut: { kind: DropKind; words: string[] } | undefined
  /** Somebody who speaks for the party was begun: whose child they are, or that they died, is not said of the party. */
  private isOfSpeaker = false
  /** The name being read began with a title that no firm bears. */
  private isTitled = false

  constructor(marks: string[]) {
    this.marks = marks
  }

  read(): Party {
    while (this.at < this.marks.length) this.step()
    this.endName()
    this.party.isUnincorporated ||= this.party.dropped.some(isHolderOfFirm)
    return this.party
  }

  private step(): void {
    const mark = this.marks[this.at] ?? ''
    if (isControl(mark) && this.readControl(mark)) return
    this.at++
    if ((mark === ',' || mark === 'm/s') && this.isOfOffice(mark)) this.readCompanyOf(WHOLE_OFFICE)
    else if (mark === '/') this.readSlash()
    else if (mark === ',') this.beforeComma ||= this.words.length
    else if (mark !== ')' && mark !== '@') this.add(mark)
  }

  /** Whether the words read so far are an office of the company that follows (`Regional Office, X Ltd`, `The Management M/s X`). */
  private isOfOffice(mark: string): boolean {
    if (this.cut || this.party.names.length > 0 || !isOffice(this.words)) return false
    return mark === 'm/s' || this.marks[this.at] === 'm/s' || this.marks.slice(this.at).some(isOfFirm)
  }

  /** Reads a bracket, a phrase or a post that begins here. Answers whether there is one. */
  private readControl(mark: string): boolean {
    if (mark === '(') {
      this.readBracket()
      return true
    }
    const phrase = phraseAt(this.marks, this.at)
    if (phrase && this.isTurn(phrase)) {
      this.turn(phrase)
      return true
    }
    const office = !this.cut || this.cut.kind === 'relation' ? officeAt(this.marks, this.at) : undefined
    return office !== undefined && this.readOffice(office)
  }

  private add(word: string): void {
    if (this.cut) this.cut.words.push(word)
    else if (this.words.length === 0 && PERSONAL_TITLES.has(word)) this.isTitled = true
    else if (this.nameKind === 'OFFICE' && TITLES_BEHIND.has(word) && this.isComplete(word))
      this.startCut('representative', [word])
    else if (this.words.length === 0 && PREFIXES.has(word)) return
    else if (this.isComplete(word)) this.addToTail(word)
    else this.words.push(word)
  }

  private addToTail(word: string): void {
    const before = this.marks[this.at - 2]
    if (this.tail.length === 0) this.isTailApart = before === ',' || this.marks[this.at] === '('
    this.tail.push(word)
  }

  /** Whether the name read so far ends in the form that ends a name in law, which `Limited Liability ...` does not. */
  private isComplete(next: string): boolean {
    const last = this.words.at(-1) ?? ''
    return this.words.length > 1 && isFormWord(last) && !isLiability(next) && !isLiability(last)
  }

  /** A comma, a bracket, a legal form or the beginning stands right before. */
  private isBreak(): boolean {
    const before = this.marks[this.at - 1]
    return before === undefined || before === ',' || before === '(' || this.isComplete('')
  }

  /** Right behind the comma that an entry from a bracket begins with; see `readAside`. */
  private isAtBracket(): boolean {
    return this.at === 1 && this.marks[0] === ','
  }

  /** Whether a phrase means here what it means elsewhere; the same words can be a part of a name. */
  private isTurn({ turn, words }: Phrase): boolean {
    const [word = ''] = words
    const before = this.marks[this.at - 1] ?? ''
    const next = this.marks[this.at + words.length]
    const isBegun = this.at > 0
    switch (turn) {
      case 'representative':
        return isBegun && isRepresentation(words, before, next ?? '', this.isBreak())
      case 'crowd':
        return isBegun && isCrowd(word, before)
      case 'role':
        return isBegun && (isRole(next) || (this.cut?.kind === 'representative' && HEIRS.has(words.join(' '))))
      case 'OWNER':
        return isBegun && !this.isComplete('') && (words.length > 2 || this.isBreak())
      case 'description':
        return isBegun && (this.words.length > 0 || this.isAtBracket()) && !isLiability(before)
      case 'address':
        return isBegun && (word.includes('/') || this.isBreak())
      case 'relation':
        return true
      case 'FORMER':
        return word === 'from'
          ? this.cut?.kind === 'date'
          : words.length > 1 || !NEEDS_A_BREAK.has(word) || this.isBreak()
      case 'date':
        return isBegun && (words.length > 1 || word === 'wef' || /^\d/.test(next ?? '') || DATE_WORDS.has(next ?? ''))
      default:
        return words.length > 1 || !NEEDS_A_BREAK.has(word) || this.isBreak()
    }
  }

  private turn({ turn, words }: Phrase): void {
    if (turn === 'crowd') this.dropCount()
    if (this.isOfPerson(turn, words.join(' '))) this.party.isPerson = true
    if (turn === 'description' && isUnincorporated(words)) this.party.isUnincorporated = true
    this.endName()
    this.isPresent = turn === 'NAME'
    if (turn === 'FORMER' || turn === 'NAME' || turn === 'ALIAS' || turn === 'MERGED') this.startName(turn)
    else if (turn === 'OWNER') this.startOwner()
    else this.startCut(turn === 'description' ? 'role' : turn, words)
    this.at += words.length
  }

  /** Whether a phrase says that the party is a person. Heirs are the party's, but `its legal representatives` are nobody's heirs. */
  private isOfPerson(turn: Turn, phrase: string): boolean {
    if (HEIRS.has(phrase)) return this.marks[this.at - 1] !== 'its'
    return !this.isOfSpeaker && (turn === 'relation' || DEAD.has(phrase))
  }

  private startName(kind: NameKind): void {
    this.nameKind = kind
    this.isOfSpeaker = false
  }

  /** A unit without a legal form is no body of its own: the party is whoever owns it. A company of a group is no unit. */
  private startOwner(): void {
    this.party.isUnincorporated = true
    this.startName('ALIAS')
  }

  private startCut(kind: DropKind, words: readonly string[]): void {
    this.endName()
    if (kind === 'representative') this.isOfSpeaker = true
    this.cut = { kind, words: [...words] }
    this.party.dropped.push(this.cut)
    const dated = kind === 'date' ? this.party.names.at(-1) : undefined
    if (dated) dated.dated = this.cut.words
  }

  /** Takes `and 3` off the name's end. */
  private dropCount(): void {
    const words = this.cut?.words ?? (this.tail.length > 0 ? this.tail : this.words)
    while (isPartOfCount(words.at(-1) ?? '')) words.pop()
  }

  private readBracket(): void {
    const close = this.marks.indexOf(')', this.at)
    const end = close < 0 ? this.marks.length : close
    const inside = this.marks.slice(this.at + 1, end)
    if (!isPrivateMark(inside) && isAcronym(inside, this.words))
      this.party.dropped.push({ kind: 'acronym', words: inside })
    else if (inside.length === 1 && INDIA.has(inside[0] ?? '')) this.add('india')
    else if (!isPrivateMark(inside) && isAside(inside)) this.readAside(inside)
    else for (const word of inside) if (word !== ',') this.add(word)
    this.at = end + 1
  }

  /** A bracket that is an entry of its own. It stands after a break, as if a comma came before. */
  private readAside(inside: string[]): void {
    if (phraseAt(inside, 0)?.turn === 'OWNER' && this.isComplete('')) {
      this.party.dropped.push({ kind: 'role', words: inside })
      return
    }
    const aside = new PartyReader([',', ...inside]).read()
    const isProprietors = inside[0]?.startsWith('prop') === true
    this.asides.push(
      ...aside.names.map(({ kind, ...name }): PartyName => {
        // A company that is the proprietor is the party; of a person's firm the person is.
        if (kind === 'OFFICE' && isProprietors)
          return { ...name, kind: name.words.some(isFormWord) ? 'ALIAS' : 'PROPRIETOR' }
        if (kind === 'OFFICE' && inside.some(standsForCompany)) return { ...name, kind }
        return { ...name, kind: IN_BRACKETS[kind] ?? kind }
      }),
    )
    this.party.dropped.push(...aside.dropped)
    this.party.isUnincorporated ||= isProprietors || aside.isUnincorporated
    if (aside.names.length === 0) this.dated = aside.dropped.find(({ kind }) => kind === 'date')?.words
    this.party.isPerson ||= aside.isPerson && aside.names.length === 0 && !this.isOfSpeaker
  }

  /** A slash between two whole words stands between two names. */
  private readSlash(): void {
    const [before = '', after = ''] = [this.marks[this.at - 2], this.marks[this.at]]
    if (this.cut || before.length < WHOLE_WORD || after.length < WHOLE_WORD) return
    this.endName()
    this.startName('ALIAS')
  }

  /**
   * `A, Director of X`, `The Manager, X` and `X, Prop. A`: which of the two names is the party's. Answers whether it is
   * read.
   */
  private readOffice(office: Office): boolean {
    const { word, end } = office
    const next = this.marks[end] ?? ''
    const rest = this.marks.slice(end)
    const named = this.words.length > 0
    const opens = this.at === 0 && rest.some(isOfFirm)
    const leads =
      next === 'of' || next === 'for' || next === 'm/s' || (next === ',' && (opens || rest.some(isFormWord)))
    const tells = named && !this.isComplete('') && this.isBreak() && rest.some(isFormWord)
    const isProprietors = word.startsWith('prop') && named
    const isFirmBehind = isProprietors && !this.words.some(isOfBusiness) && rest.some(isOfBusiness)
    if (isFirmBehind && !leads) this.readCompanyOf(office)
    else if (
      isProprietors &&
      !leads &&
      rest.some(isFormWord) &&
      !this.isComplete('') &&
      this.words.some(isOfBusiness)
    ) {
      this.endName()
      this.startOwner()
    } else if (this.isComplete('') || (this.isBreak() && named && !leads && !tells))
      this.startCut('representative', [word])
    else if (leads || tells || (opens && isOnlyPost(office)) || (!named && office.isQualified && rest.some(isFormWord)))
      this.readCompanyOf(office)
    else if (isProprietors && this.words.length > 1 && rest.length > 0) this.startCut('representative', [word])
    else return false
    this.at = leads && next !== 'm/s' ? end + 1 : end
    return true
  }

  /** What was read so far is a person; the name that follows is the company they hold a post in. */
  private readCompanyOf({ word: office, isFormer }: Pick<Office, 'word' | 'isFormer'>): void {
    const named =
      isFormer ||
      this.nameKind === 'OFFICER' ||
      (!standsForCompany(office) && (this.cut !== undefined || !isPost(this.words)))
    this.readTitle()
    if (this.words.length > 0) this.party.dropped.push({ kind: 'representative', words: this.words })
    this.words = []
    this.beforeComma = 0
    this.cut = undefined
    this.party.isByOffice ||= !named
    this.nameKind = !named ? 'OFFICE' : office.startsWith('prop') ? 'PROPRIETOR' : 'OFFICER'
  }

  /** A title says that the party is a person, unless the words behind it are those of a firm (`Mrs. X Foods Limited`). */
  private readTitle(): void {
    if (this.isTitled && !this.words.some(isOfBody)) this.party.isPerson = true
    this.isTitled = false
  }

  /** Takes the words behind the form into the name. Unless they say which other body it is, the name without them may be the party's too. */
  private addRest(): void {
    if (this.nameKind === 'NAME' && !isOfOtherBody(this.tail))
      this.asides.push({ kind: 'PART', words: [...this.words] })
    this.words.push(...this.tail)
  }

  /** `A B and X Ltd` may be two parties, unless what stands behind `and` is a trade alone (`A B Cotton and Jute Mills Ltd`). */
  private addPartBehindAnd(): void {
    const joint = this.words.lastIndexOf('and')
    const behind = this.words.slice(joint + 1)
    const isWhole = joint >= WORDS_OF_NAME && behind.length > WORDS_OF_NAME && isFormWord(behind.at(-1) ?? '')
    const tells = behind.some((word) => !isOfBusiness(word) && !COMPANY_WORDS.has(word) && !isFormPart(word))
    if (this.nameKind === 'NAME' && isWhole && tells) this.asides.push({ kind: 'PART', words: behind })
  }

  private endName(): void {
    this.readTitle()
    if (this.tail.length === 1 && isAcronym(this.tail, this.words))
      this.party.dropped.push({ kind: 'acronym', words: this.tail })
    else if (this.tail.some(isFormWord)) this.asides.push({ kind: 'ALIAS', words: this.tail })
    else if (isOfName(this.tail, this.isTailApart)) this.addRest()
    else if (!this.tail.every((word) => COMPANY_WORDS.has(word)))
      this.party.dropped.push({ kind: 'address', words: this.tail })
    const after = this.beforeComma > 0 ? this.words.slice(this.beforeComma) : []
    const before = this.words.slice(0, this.beforeComma)
    if ((isAddress(after) && !isNumberOfPost(before, after)) || isTown(before, after)) {
      this.party.dropped.push({ kind: 'address', words: after })
      this.words = before
    }
    this.addPartBehindAnd()
    const last = this.words.at(-1) ?? ''
    if (
      last.length >= LETTERS_BESIDE &&
      this.words.length > LETTERS_BESIDE &&
      isAcronym([last], this.words.slice(0, -1))
    ) {
      this.party.dropped.push({ kind: 'acronym', words: [last] })
      this.words = this.words.slice(0, -1)
    }
    const [first = '', ...others] = this.words
    if (first.length >= LETTERS_BESIDE && others.some(isFormWord) && isAcronym([first], others)) this.words = others
    if (this.words.length > 0) {
      const present = this.isPresent ? { isPresent: true as const } : {}
      const dated = this.dated ? { dated: this.dated } : {}
      this.party.names.push({ kind: this.nameKind, words: this.words, ...present, ...dated })
    }
    this.party.names.push(...this.asides)
    this.words = []
    this.tail = []
    this.asides = []
    this.beforeComma = 0
    this.cut = undefined
    this.nameKind = 'NAME'
    this.isPresent = false
    this.dated = undefined
  }
}

/** Whether a description is of a body that is no company. */
function isUnincorporated(words: readonly string[]): boolean {
  return words.some((word) => UNINCORPORATED_WORDS.has(word)) && !words.some(isLiability)
}

/** Whether whoever speaks for the party is one who holds a firm. */
function isHolderOfFirm({ kind, words }: Party['dropped'][number]): boolean {
  return kind === 'representative' && words.some((word) => FIRM_HOLDERS.has(word))
}

/** An office of a company, whoever holds it. */
const WHOLE_OFFICE = { word: 'office', isFormer: false }
/** What a name means when it stands in brackets after another: a further name, or the company of a person. */
const IN_BRACKETS: Partial<Record<NameKind, NameKind>> = { NAME: 'BRACKETS', OFFICE: 'OFFICER' }
/** Words that turn to another name after a comma or a legal form, but can be a part of a name elsewhere. */
const NEEDS_A_BREAK = new Set(['now', 'presently', 'earlier'])
/** How a bracket says that a company is the Indian one of its name. */
const INDIA = new Set(['i', 'ind', 'india', 'bharat'])
/** Two letters before a name are a part of it more often. */
const LETTERS_BESIDE = 3
/** What a change of name is dated by. */
const DATE_WORDS = new Set(['fresh', 'certificate', 'order', 'roc', 'resolution', 'dated', 'the'])
/** Titles of whoever holds the office, whose name stands behind the company's. */
const TITLES_BEHIND = new Set(['sh', 'shri', 'sri', 'mr', 'mrs', 'ms', 'smt', 'dr', 'ca', 'cs', 'adv'])
/** Titles that no firm bears. `Shri` is not among them. */
const PERSONAL_TITLES = new Set(['smt', 'shrimati', 'mrs', 'mr'])
/** One word before `and` is more often a partner's (`Ramesh and Suresh Foods Ltd`). */
const WORDS_OF_NAME = 2
/** Shorter words on either side of a slash are an abbreviation or a number. */
const WHOLE_WORD = 4
