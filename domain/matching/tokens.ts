import { consonantsOf, soundOf, sparseSound } from './sound.ts'
import { lettersOf } from './spelling.ts'
import { BODY_WORDS, DIRECTIONS, JOINING_WORDS, OPTIONAL_WORDS, spellingsOf } from './words/distinguishing.ts'
import { isKnownName } from './words/known-names.ts'
import {
  COMPANY_WORDS,
  FOREIGN_FORM_PHRASES,
  FOREIGN_FORMS,
  isLimited,
  isPrivate,
  LEADING_FORMS,
  type LegalForm,
  LLP_WORDS,
  PRIVATE_LIMITED_WORDS,
} from './words/legal-forms.ts'
import { spelledLetter } from './words/letters.ts'
import { COMMON_WEIGHT, type FamilyWord, familiesOf, familyWeight } from './words/lexicon.ts'
import { figures, numberWord, romanNumeral } from './words/numbers.ts'
import { PLACE_FIRST_WORDS, PLACE_PAIRS, placeOf } from './words/places.ts'

export type TokenKind = 'rare' | 'common' | 'place' | 'direction' | 'number' | 'initials' | 'body' | 'optional'

/** One word of a name, ready to be compared. */
export interface Token {
  kind: TokenKind
  /** The word in its one spelling: places by their present name, numbers as figures, initials without dots. */
  text: string
  /** What it is worth beside a rare word (1). */
  weight: number
  families: readonly FamilyWord[]
  sound: string
  sparse: string
  /** Its consonants alone. */
  heard: string
  /** Which letters it has (`lettersOf`). */
  letters: number
  /** A word of its own, so that a word one letter away is another word and no slip. */
  isKnown: boolean
  /** Initials as they stood when spelt out (`beekay`), else the text. */
  spelt: string
}

export interface Tokens {
  tokens: Token[]
  /** The legal form taken off, as written, and its class. */
  form: string[]
  formClass?: LegalForm
}

/** Weight of a word by how common it is in a corpus; undefined leaves the built-in weight. */
export type CommonWords = (word: string) => number | undefined

/** Cuts the bare words of one name into tokens, without its legal form. */
export function tokensOf(bare: readonly string[], commonWords?: CommonWords): Tokens {
  const { words, form, formClass } = withoutForm(joinLetters(bare))
  const tokens = readTokens(words)
  const weighed = commonWords
    ? tokens.map((token) => ({ ...token, weight: commonWords(token.text) ?? token.weight }))
    : tokens
  const telling = weighed.filter((token) => token.kind !== 'optional')
  const named = telling.length > 0 ? weighed : weighed.map((token) => ({ ...token, kind: 'rare' as const, weight: 1 }))
  return formClass ? { tokens: named, form, formClass } : { tokens: named, form }
}

function readTokens(words: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) at += pushToken(tokens, words, at)
  return tokens
}

/** Cuts a person's name into tokens: no legal form, and every initial by itself. */
export function personTokensOf(bare: readonly string[]): Token[] {
  const words = bare.filter((word) => !OPTIONAL_WORDS.has(word) && !JOINING_WORDS.has(word))
  return words.map((word) => (word.length === 1 ? initialsToken(word, word) : wordToken(word)))
}

/** Pushes the token that begins at this place and answers how many words it took. */
function pushToken(tokens: Token[], words: readonly string[], at: number): number {
  const word = words[at] ?? ''
  const plain = plainWords.get(word)
  if (plain) return push(tokens, plain, 1)
  const next = words[at + 1] ?? ''
  if (JOINING_WORDS.has(word)) return 1
  if (word === 'co' && /^op(?:er|t|v)?/.test(next)) return push(tokens, wordToken('cooperative'), 2)
  const pair = PLACE_PAIRS.get(`${word} ${next}`)
  if (pair) return push(tokens, wordToken(pair), 2)
  const number = numberAt(words, at)
  if (number) return push(tokens, numberToken(number.value), number.length)
  const spelt = spelledRun(words, at)
  if (spelt) return push(tokens, initialsToken(spelt.letters, spelt.words.join('')), spelt.words.length)
  if (word.length === 1) return push(tokens, initialsToken(word, word), 1)
  const token = wordToken(word)
  if (!isReadWithOthers(word)) keep(plainWords, word, token)
  return push(tokens, token, 1)
}

/** Whether what the word is depends on the words around it. */
function isReadWithOthers(word: string): boolean {
  return (
    word === 'co' ||
    PLACE_FIRST_WORDS.has(word) ||
    spelledLetter(word) !== undefined ||
    romanNumeral(word) !== undefined
  )
}

function push(tokens: Token[], token: Token, length: number): number {
  tokens.push(token)
  return length
}

/** Single letters in a row are one word of initials; the `p` of `P Ltd` stays alone. */
function joinLetters(bare: readonly string[]): string[] {
  const words: string[] = []
  let run = ''
  for (const [at, word] of bare.entries()) {
    const isLetter = word.length === 1 && word >= 'a' && word <= 'z'
    const isPrivateMark = word === 'p' && isLimited(bare[at + 1] ?? '')
    if (isLetter && !isPrivateMark) {
      run += word
      continue
    }
    if (run !== '') words.push(run)
    run = ''
    words.push(word)
  }
  if (run !== '') words.push(run)
  return words
}

function withoutForm(all: string[]): { words: string[]; form: string[]; formClass?: LegalForm } {
  let end = all.length
  let start = 0
  let formClass: LegalForm | undefined
  const take = (length: number, found: LegalForm) => {
    end -= length
    formClass = formClass === undefined || formClass === 'firm' ? found : formClass
  }
  for (let found = true; found && end > 0; ) {
    found = true
    const last = all[end - 1] ?? ''
    const phrase = FOREIGN_PHRASE_ENDS.has(last)
      ? FOREIGN_FORM_PHRASES.find((words) => endsWith(all, end, words))
      : undefined
    if (endsWith(all, end, LLP_PHRASE)) take(3, 'llp')
    else if (phrase) take(phrase.length, 'foreign')
    else if (LLP_WORDS.has(last)) take(1, 'llp')
    else if (isLimited(last) || PRIVATE_LIMITED_WORDS.has(last)) take(1, 'company')
    else if (isPrivate(last) && (formClass || last.length > 2)) take(1, 'company')
    else if (formClass === 'company' && last === 'public') take(1, 'company')
    else if (COMPANY_WORDS.has(last) && end > 1) take(1, 'firm')
    else if (FOREIGN_FORMS.has(last) && end > 1) take(1, 'foreign')
    else found = false
  }
  const first = all[0] ?? ''
  const phrase = FOREIGN_PHRASE_STARTS.has(first)
    ? FOREIGN_FORM_PHRASES.find((words) => words.every((word, at) => all[at] === word))
    : undefined
  if (phrase && phrase.length < end) start = phrase.length
  else if (end > 1 && LEADING_FORMS.has(first)) start = 1
  if (start > 0) formClass ??= 'foreign'
  if (end <= start) return { words: all, form: [] }
  const form = [...all.slice(0, start), ...all.slice(end)]
  const words = all.slice(start, end).filter((word) => !PRIVATE_LIMITED_WORDS.has(word) && !isMidForm(word))
  return formClass ? { words, form, formClass } : { words, form }
}

const FOREIGN_PHRASE_ENDS = new Set(FOREIGN_FORM_PHRASES.map((words) => words.at(-1)))
const FOREIGN_PHRASE_STARTS = new Set(FOREIGN_FORM_PHRASES.map((words) => words[0]))
const LLP_PHRASE = ['limited', 'liability', 'partnership']

function endsWith(all: readonly string[], end: number, words: readonly string[]): boolean {
  return words.length < end && words.every((word, at) => all[end - words.length + at] === word)
}

/** A form inside a name (`X Ltd Employees Union`) tells nothing either. */
function isMidForm(word: string): boolean {
  return word === 'ltd' || word === 'limited' || word === 'pvt' || word === 'private'
}

/** A number in figures, in words (`twenty first`) or as a roman numeral; the last only where it counts something. */
function numberAt(words: readonly string[], at: number): { value: string; length: number } | undefined {
  const word = words[at] ?? ''
  const figure = figures(word)
  if (figure !== undefined) return { value: String(figure), length: 1 }
  if (/\d/.test(word) && /^[a-z\d]+$/.test(word)) return { value: word, length: 1 }
  const value = numberWord(word)
  if (value !== undefined) {
    const ones = value >= 20 && value < 100 ? numberWord(words[at + 1] ?? '') : undefined
    if (ones !== undefined && ones > 0 && ones < 10) return { value: String(value + ones), length: 2 }
    return { value: String(value), length: 1 }
  }
  const counts = word.length > 1 || at === words.length - 1 || COUNTED.has(words[at - 1] ?? '')
  const roman = at > 0 && counts ? romanNumeral(word) : undefined
  return roman ? { value: String(roman), length: 1 } : undefined
}

const COUNTED = new Set(
  'phase unit fund part trust block series sector stage scheme tower wing zone plant no number'.split(' '),
)

/** Two or more letters in a row, at least one of them spelt out (`bee kay`, `bee k`). */
function spelledRun(words: readonly string[], at: number): { letters: string; words: string[] } | undefined {
  let letters = ''
  let end = at
  for (; end < words.length; end++) {
    const word = words[end] ?? ''
    const letter = spelledLetter(word) ?? (word.length === 1 ? word : undefined)
    if (letter === undefined) break
    letters += letter
  }
  return letters.length > 1 ? { letters, words: words.slice(at, end) } : undefined
}

function numberToken(value: string): Token {
  return plainToken('number', value, COMMON_WEIGHT)
}

/** A company of one's initials is told by them, but they are shared by many. */
const INITIALS_WEIGHT = 0.8

function initialsToken(letters: string, spelt: string): Token {
  return { ...plainToken('initials', letters, INITIALS_WEIGHT), spelt }
}

function plainToken(kind: TokenKind, text: string, weight: number): Token {
  const sounds = { sound: text, sparse: text, heard: '', letters: lettersOf(text) }
  return { kind, text, weight, families: [], isKnown: false, spelt: text, ...sounds }
}

/** Words that are a token wherever they stand. They are made from the word alone, so they are kept for the next name. */
const plainWords = new Map<string, Token>()
/** Bounds memory on long lists of names. */
const KEPT_WORDS = 100_000

function keep(kept: Map<string, Token>, word: string, token: Token): void {
  if (kept.size >= KEPT_WORDS) kept.clear()
  kept.set(word, token)
}

/** Given names and gods are in many names; less telling than a coined word, more than a trade. */
const KNOWN_NAME_WEIGHT = 0.75
const OPTIONAL_WEIGHT = 0.05

function wordToken(word: string): Token {
  const place = placeOf(word)
  const text = place ?? spellingsOf(word)[0] ?? word
  const families = familiesOf(text)
  const sound = soundOf(text)
  const known = isKnownName(text)
  const sounds = { sound, sparse: sparseSound(sound), heard: consonantsOf(sound), letters: lettersOf(text) }
  const base = { text, families, spelt: text, ...sounds }
  const direction = DIRECTIONS.get(text)
  if (OPTIONAL_WORDS.has(word)) return { ...base, kind: 'optional', weight: OPTIONAL_WEIGHT, isKnown: true }
  if (direction) return { ...base, text: direction, kind: 'direction', weight: COMMON_WEIGHT, isKnown: true }
  if (place) return { ...base, kind: 'place', weight: COMMON_WEIGHT, isKnown: true }
  if (BODY_WORDS.has(word)) return { ...base, kind: 'body', weight: COMMON_WEIGHT, isKnown: true }
  if (families.length > 0) {
    const weight = Math.max(...families.map(({ family }) => familyWeight(family)))
    return { ...base, kind: 'common', weight, isKnown: true }
  }
  return { ...base, kind: 'rare', weight: known ? KNOWN_NAME_WEIGHT : 1, isKnown: known }
}

/** The consonants by which a word written by ear in an Indian script is known again. */
export function spokenKey(sound: string): string {
  return consonantsOf(sound).replaceAll('j', 's')
}
