import { isIndic } from './latin.ts'
import { readMarks } from './marks.ts'
import { isFormWord, isOfBody, officeAt, PARTY_CODE, withoutRoleBefore } from './party-rules.ts'
import type { Token } from './token.ts'
import { personTokensOf } from './tokens.ts'
import { BODY_WORDS, spellingsOf } from './words/distinguishing.ts'
import { spelledLetter } from './words/letters.ts'
import {
  CALLINGS,
  CALLINGS_BEHIND,
  FILLERS,
  FIRM_ENDINGS,
  HELD,
  HONORIFICS,
  MIDDLE_FILLERS,
  personPhraseAt,
  SHORTENED,
  SURNAMES,
  TITLES_AS_NAMES,
  UNKNOWN,
} from './words/person-phrases.ts'
import { ADDRESS_WORDS } from './words/phrases.ts'
import { wordSet } from './words/word-set.ts'

/** A person as an entry names them. */
export interface PersonEntry {
  /** Every name that the entry gives the party, or a party of several. */
  names: Token[][]
  /** Names that follow from these and from a relative's. */
  impliedNames: Token[][]
  /** Whose child and whose wife or husband the entry says that they are. */
  father: Token[]
  spouse: Token[]
  /** Words of the address and whatever else is no name. */
  rest: string[]
}

type Part = 'name' | 'child' | 'spouse' | 'alias' | 'heir' | 'proprietor' | 'house' | 'rest'

interface Segment {
  part: Part
  words: string[]
}

/** Reads an entry about a person: the names of the party, and whose child, wife or husband they are. */
export function readPersonEntry(asWritten: string): PersonEntry {
  // No person's name has a flourish: an `@` is a mark also without blanks.
  const segments = segmentsOf(
    withoutRoleBefore(readMarks(asWritten.replace(SERVICE_NUMBER, '').replaceAll('@', ' @ '))),
  )
  const spoken = isIndic(asWritten)
  const tokens = (part: Part) =>
    segments.filter((segment) => segment.part === part).map(({ words }) => nameTokens(words, spoken))
  const own = segments.filter(({ part }) => NAMES.has(part))
  const named = own
    .filter(({ words }) => !isBody(words))
    .map(({ part, words }) => ({ part, tokens: nameTokens(words, spoken) }))
    .filter((name) => name.tokens.length > 0)
  const [father = []] = tokens('child')
  const [spouse = []] = tokens('spouse')
  const names = named.map((name) => name.tokens)
  return {
    names,
    impliedNames: [
      ...acrossAliases(named),
      ...acrossAnd(named),
      ...withHouse(names[0], tokens('house')),
      ...withRelative(names[0], father),
      ...withRelative(names[0], spouse),
      ...withFamilyOf(names[0], father),
      ...withFamilyOf(names[0], spouse),
    ],
    father,
    spouse,
    rest: segments.flatMap(({ part, words }) => (NAMES.has(part) ? [] : words)),
  }
}

/** The number that a soldier has before rank and name (`No. 4571206 Hav`, `JC-457812X Sub`). */
const SERVICE_NUMBER = /^\s*(?:(?:army\s+|service\s+)?no\.?\s*)?(?:[a-z]{1,3}[-\s]?)?\d{5,}[-\s]?[a-z]?\b[\s,:]*/i

const NAMES: ReadonlySet<Part> = new Set<Part>(['name', 'alias', 'heir', 'proprietor'])

/** `Salim @ Munna Rathva` is Salim Rathva too, `Salim Rathva @ Munna` Munna Rathva, and `Anita Rathva (nee Gamit)` Anita Gamit. */
function acrossAliases(named: readonly { part: Part; tokens: Token[] }[]): Token[][] {
  const [first, second] = named
  if (!first || second?.part !== 'alias') return []
  const others = named.slice(1).filter(({ part }) => part === 'alias')
  const whole = [first, ...others].find(({ tokens }) => tokens.length > 1)
  if (!whole) return []
  if (whole !== first)
    return [first, ...others]
      .filter(({ tokens }) => tokens.length === 1)
      .map(({ tokens }) => [...tokens, ...whole.tokens.slice(1)])
  return others
    .filter(({ tokens }) => tokens.length === 1)
    .flatMap(({ tokens }) => [
      [...first.tokens.slice(0, 1), ...tokens],
      [...tokens, ...first.tokens.slice(1)],
    ])
}

/** `Salim and Anita Rathva` are both Rathva. */
function acrossAnd([first, second]: readonly { part: Part; tokens: Token[] }[]): Token[][] {
  const family = second?.tokens.at(-1)
  if (!first || !second || !family || first.part !== 'name' || second.part !== 'name') return []
  return first.tokens.length === 1 && second.tokens.length > 1 ? [[...first.tokens, family]] : []
}

/** In Kerala the family's house is the family's name: `Aleykutty, Naduvathil House` is Aleykutty Naduvathil. */
function withHouse(name: Token[] | undefined, houses: readonly Token[][]): Token[][] {
  return name ? houses.map((house) => [...name, ...house]) : []
}

/** Without a family name the father's or husband's stands beside the given name: `Elango s/o Thirumeni` is Thirumeni Elango. */
function withRelative(name: Token[] | undefined, relative: readonly Token[]): Token[][] {
  const [given, ...others] = name ?? []
  const [one, ...more] = relative
  if (!given || !one || others.length > 0 || more.length > 0) return []
  return [given, one].some(({ kind, text }) => kind === 'initials' || FILLERS.has(text)) ? [] : [[given, one]]
}

/** `Gopal s/o Madhav Rane` is Gopal Madhav Rane; of a married daughter the father has the family name that she was born with. */
function withFamilyOf(name: Token[] | undefined, relative: readonly Token[]): Token[][] {
  const given = name?.[0]
  const family = relative.at(-1)
  if (!name || !given || !family || relative.length < 2 || FILLERS.has(family.text)) return []
  if (given.kind === 'initials' || family.kind === 'initials') return []
  return name.some(({ text }) => text === family.text) ? [] : [[given, family]]
}

/** Cuts an entry where it turns from the name to something else. */
function segmentsOf(marks: readonly string[]): Segment[] {
  let current: Segment = { part: 'name', words: [] }
  const segments = [current]
  const turn = (part: Part) => {
    current = { part, words: [] }
    segments.push(current)
  }
  for (let at = 0; at < marks.length; ) {
    const mark = marks[at] ?? ''
    if (mark === '(') {
      const close = marks.indexOf(')', at)
      const end = close < 0 ? marks.length : close
      const inside = marks.slice(at + 1, end)
      const phrase = personPhraseAt(inside, 0)
      if (isOfFamily(inside)) current.words.push('huf')
      else if (phrase && phrase.turn !== 'cut' && phrase.turn !== 'through')
        segments.push(...segmentsOf(inside).filter(({ words }) => words.length > 0))
      at = end + 1
      continue
    }
    const phrase = personPhraseAt(marks, at)
    if (phrase && (at > 0 || phrase.turn !== 'cut')) {
      const next = marks[at + phrase.words.length]
      at += phrase.words.length
      if (phrase.turn === 'through' || phrase.turn === 'cut') turn('rest')
      else if (phrase.turn === 'proprietor') turn(next === 'of' || next === 'm/s' ? 'rest' : 'proprietor')
      else turn(phrase.turn)
      continue
    }
    if (current.part === 'house' && HOUSES.has(mark)) {
      turn('rest')
      at++
      continue
    }
    if (mark === 'no' && current.words.length > 1 && /^\d{3,}/.test(marks[at + 1] ?? '')) turn('rest')
    if (current.part === 'name' && isPostOf(current.words, marks, at)) turn('rest')
    at++
    if (mark === ',') {
      if (current.part === 'heir') turn('heir')
      else if (houseAt(marks, at)) turn('house')
      else if (current.part === 'rest' || !isFamilyFirst(current.words, marks, at)) turn('rest')
    } else if (mark === 'and') {
      if (FIRM_ENDINGS.has(marks[at] ?? '')) current.words.push('huf')
      else if (current.part !== 'rest') turn(isCount(marks, at) ? 'rest' : current.part === 'heir' ? 'heir' : 'name')
    } else if (/^\d+$/.test(mark)) {
      if (current.part === 'heir') turn('heir')
      else if (current.part === 'name' && current.words.length > 1) turn('name')
    } else if (mark === 'm/s' && current.part !== 'rest' && current.words.length > 0) turn('rest')
    else if (mark !== ')' && mark !== '/' && !DEAD.has(mark) && !PARTY_CODE.test(mark)) current.words.push(mark)
  }
  return segments.filter(({ words }) => words.length > 0 && !isNobody(words))
}

/** Whether what stands behind a name is the bearer's post in a firm, or calling. One word may be a part of the name itself (`Ramesh Manager`). */
function isPostOf(name: readonly string[], marks: readonly string[], at: number): boolean {
  const post = officeAt(marks, at)?.word
  const isOne = (post !== undefined && HELD.has(post)) || CALLINGS_BEHIND.has(marks[at] ?? '')
  return isOne && name.filter((part) => !HONORIFICS.has(part)).length > 1
}

/** Whether the words say that a name is not known. */
function isNobody(words: readonly string[]): boolean {
  const said = words.filter((word) => !HONORIFICS.has(word))
  return said.length > 0 && said.every((word) => UNKNOWN.has(word))
}

const DEAD = new Set(['since', 'deceased', 'decd', 'dead', 'died', 'expired', 'dec'])

function isCount(marks: readonly string[], at: number): boolean {
  return /^(?:\d+|ors|anr|ano|others?|another|anrs|orthers|othres|otrs)$/.test(marks[at] ?? '')
}

/** Whether the name of a house stands here: a word or two before what houses are called. */
function houseAt(marks: readonly string[], at: number): boolean {
  const [first = '', second = '', third = ''] = marks.slice(at, at + 3)
  const isWord = (word: string) => /^[a-z]{3,}$/.test(word) && !isNoName(word)
  if (second === '(' && third === 'h') return isWord(first)
  return isWord(first) && (HOUSES.has(second) || (isWord(second) && HOUSES.has(third)))
}

/** What a family's house is called in Kerala. */
const HOUSES = wordSet(
  'house veedu veed veettil veetil vedu illam illath mana tharavadu tharavad bhavan bhavanam nivas mandiram vilasam',
)

/** `Rane, Gopal Madhav`: the comma stands between family and given name. */
function isFamilyFirst(words: readonly string[], marks: readonly string[], at: number): boolean {
  const own = words.filter((word) => !HONORIFICS.has(word))
  if (own.length !== 1 || (own[0] ?? '').length < 3) return false
  const after: string[] = []
  for (let index = at; index < marks.length && marks[index] !== ',' && marks[index] !== '('; index++) {
    if (personPhraseAt(marks, index) || marks[index] === 'and') break
    after.push(marks[index] ?? '')
  }
  return after.length > 0 && after.length <= 3 && after.every((word) => /^[a-z]+$/.test(word) && !isNoName(word))
}

function isNoName(word: string): boolean {
  return CALLINGS.has(word) || ADDRESS_WORDS.has(word) || BODY_WORDS.has(word) || isFormWord(word)
}

/** Whether words say that the family as a whole is meant (`H.U.F.`). */
function isOfFamily(words: readonly string[]): boolean {
  return words.includes('huf') || words.join(' ').includes('h u f') || words.join(' ').includes('undivided family')
}

/** Whether the words name a firm, a trust or a family instead of a person. */
function isBody(words: readonly string[]): boolean {
  if (isOfFamily(words)) return true
  const name = withoutTitles(words)
  return name.some(
    (word, at) => word === 'huf' || (isOfBody(word) && !(at > 0 && at === name.length - 1 && SURNAMES.has(word))),
  )
}

/** A name without what stands before it. The last of the titles may be the given name: whether it is, the other name shows. */
function withoutTitles(words: readonly string[]): string[] {
  let start = 0
  while (start < words.length - 1 && (HONORIFICS.has(words[start] ?? '') || isRankBehindEx(words, start))) start++
  return words.slice(TITLES_AS_NAMES.has(words[start - 1] ?? '') ? start - 1 : start)
}

/** `Naik` is a family name, and a rank behind `ex`. */
function isRankBehindEx(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'ex' && (words[at] === 'naik' || words[at] === 'nayak')
}

/** The parts of one name: honorifics are gone, shortened parts written out, initials stand alone. */
function nameTokens(words: readonly string[], spoken: boolean): Token[] {
  const own = withoutTitles(words)
  // `S.` before a Sikh name is Sardar.
  if (own[0] === 's' && own.length > 2 && own.some((word) => word === 'singh' || word === 'kaur')) own.shift()
  const parts = own.flatMap(inOneSpelling).flatMap((written, at) => {
    const word = spoken ? written.replace(/(?<=[a-z]{4})ravu$/, 'rao') : written
    const whole = SHORTENED.get(word)
    if (whole !== undefined) return at === 0 && whole !== 'mohammad' && whole !== 'sheikh' ? [...word] : [whole]
    const letter = spoken && own.length > 1 && (at === 0 || at === own.length - 1) ? spelledLetter(word) : undefined
    if (letter !== undefined) return [letter]
    return /^[b-df-hj-np-tv-xz]{2,3}$/.test(word) ? [...word] : [word]
  })
  return personTokensOf(parts.filter((part) => /[a-z]/.test(part)))
}

/** `Abdulkarim` is Abdul Karim, though `Abdullah` is one name; `Yeshwantrao` is Yashwantrao, as `Yeshwant` is Yashwant. */
function inOneSpelling(word: string): string[] {
  const [, servant, of] = SERVANT.exec(word) ?? []
  if (servant && of) return [servant, of]
  const ending = COURTESIES_WRITTEN_TO.find((courtesy) => word.endsWith(courtesy)) ?? ''
  const given = word.slice(0, word.length - ending.length)
  return ending === '' || given.length < 4 ? [word] : [`${spellingsOf(given)[0] ?? given}${ending}`]
}

const COURTESIES_WRITTEN_TO = ['rao', 'bhai', 'bai', 'ben', 'lal', 'kumar', 'singh', 'chand', 'das']

const SERVANT = /^(abd[uo][lrs])([b-df-hj-np-tv-z][a-z]{3,})$/

/** Whether a part of a name is one that thousands have in the middle. */
export function isMiddleFiller({ text }: Token): boolean {
  return MIDDLE_FILLERS.has(text)
}
