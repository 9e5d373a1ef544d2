import { consonantsOf, regionalSound, soundOf, sparseSound } from './sound.ts'
import { lettersOf } from './spelling.ts'
import { BODY_WORDS, DIRECTIONS, OPTIONAL_WORDS, spellingsOf } from './words/distinguishing.ts'
import { isEnglishWord } from './words/english.ts'
import { isKnownName } from './words/known-names.ts'
import { COMMON_WEIGHT, type FamilyWord, familiesOf, familyWeight } from './words/lexicon.ts'
import { HALVES } from './words/name-halves.ts'
import { placeOf } from './words/places.ts'

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
  /** As other regions speak it. */
  regional: string
  /** Its consonants alone. */
  heard: string
  /** Which letters it has (`lettersOf`). */
  letters: number
  /** A word of its own, so that a word one letter away is another word and no slip. */
  isKnown: boolean
  isEnglish: boolean
  /** Two words or names written together; undefined until somebody asks (`isWordOrTwo`). */
  isCompound: boolean | undefined
  /** Initials as they stood when spelt out (`beekay`), else the text. */
  spelt: string
}

/** A number, as figures. */
export function numberToken(value: string): Token {
  return exactToken('number', value, COMMON_WEIGHT, value)
}

/** Initials identify a company, but many companies share them. */
const INITIALS_WEIGHT = 0.8

/** Initials, and how they were spelt out (`beekay`). */
export function initialsToken(letters: string, spelt: string): Token {
  return exactToken('initials', letters, INITIALS_WEIGHT, spelt)
}

// Both makers write the fields in one order, so that the engine sees tokens of one shape: comparing reads little else.
function exactToken(kind: TokenKind, text: string, weight: number, spelt: string): Token {
  const letters = lettersOf(text)
  return {
    kind,
    text,
    weight,
    families: [],
    sound: text,
    sparse: text,
    regional: text,
    heard: '',
    letters,
    isKnown: false,
    isEnglish: false,
    isCompound: undefined,
    spelt,
  }
}

/** Any other word, read by the tables: what kind it is, and how much it tells. */
export function wordToken(word: string): Token {
  const text = placeOf(word) ?? spellingsOf(word)[0] ?? word
  const families = familiesOf(text)
  const kind = kindOf(word, text)
  const isName = isKnownName(text)
  const isEnglish = isEnglishWord(text)
  const sound = oneText(soundOf(text), text)
  const sparse = oneText(sparseSound(sound), sound)
  return {
    kind,
    text: DIRECTIONS.get(text) ?? text,
    weight: weightOf(kind, families, isName),
    families,
    sound,
    sparse,
    regional: oneText(regionalSound(text), sound),
    heard: consonantsOf(sound),
    letters: lettersOf(text),
    isKnown: kind !== 'rare' || isName || isEnglish,
    isEnglish,
    isCompound: undefined,
    spelt: word,
  }
}

/** Of two equal texts the one that is kept already: a hundred thousand words would hold each several times. */
function oneText(text: string, kept: string): string {
  return text === kept ? kept : text
}

/** Whether a word is one of its own, or two written together (`skyferry`). */
export function isWordOrTwo(token: Token): boolean {
  if (token.isKnown) return true
  token.isCompound ??= isCompound(token.text)
  return token.isCompound
}

/** Whether the word stands in one of the lists. */
export function isKnownWord(word: string): boolean {
  return familiesOf(word).length > 0 || isKnownName(word) || isEnglishWord(word) || placeOf(word) !== undefined
}

function kindOf(word: string, text: string): TokenKind {
  if (OPTIONAL_WORDS.has(word)) return 'optional'
  if (DIRECTIONS.has(text)) return 'direction'
  if (placeOf(word) !== undefined) return 'place'
  if (BODY_WORDS.has(word)) return 'body'
  return familiesOf(text).length > 0 ? 'common' : 'rare'
}

/** Given names and gods are in many names; less telling than a coined word, more than a trade. */
const KNOWN_NAME_WEIGHT = 0.75
const OPTIONAL_WEIGHT = 0.05

function weightOf(kind: TokenKind, families: readonly FamilyWord[], isName: boolean): number {
  if (kind === 'rare') return isName ? KNOWN_NAME_WEIGHT : 1
  if (kind === 'common') return Math.max(...families.map(({ family }) => familyWeight(family)))
  return kind === 'optional' ? OPTIONAL_WEIGHT : COMMON_WEIGHT
}

/** The words of tokens as they are compared, for a reason. */
export function spell(tokens: readonly Token[]): string {
  const [first] = tokens
  return tokens.length === 1 && first ? first.text : tokens.map(({ text }) => text).join(' ')
}

/**
 * Words that are a token wherever they stand. They are made from the word alone, so they are kept for the next name.
 */
const plainWords = new Map<string, Token>()
/** Bounds memory on long lists of names. */
const KEPT_WORDS = 100_000

/** The token of a word that was kept before. */
export function plainToken(word: string): Token | undefined {
  return plainWords.get(word)
}

/** Keeps the token of a word that means the same wherever it stands. */
export function keepPlain(word: string, token: Token): void {
  if (plainWords.size >= KEPT_WORDS) plainWords.clear()
  plainWords.set(word, token)
}

/** The consonants by which a word written by ear in an Indian script is known again; two alike count as two where a vowel stands between. */
export function spokenKey(sound: string): string {
  return sound
    .replace(/[Ck]+/g, 'k')
    .replaceAll('j', 's')
    .replaceAll('x', 'ks')
    .replace(/(.)\1+/g, '$1')
    .replace(/[aeiou]/g, '')
    .replace(/n(?=[bp])/g, 'm')
}

/** A sound as Tamil writes it: with one letter for `b` and `p`, `d` and `t`, `g`, `h` and `k`, `ch`, `j` and `s`, `f` and `p`; `zh` is its `l`. */
export function tamilSound(sound: string): string {
  return sound
    .replaceAll('jh', 'l')
    .replace(/ks|[Cjx]/g, 's')
    .replace(/[bf]/g, 'p')
    .replaceAll('d', 't')
    .replace(/[gh]/g, 'k')
    .replace(/(.)\1+/g, '$1')
}

/** By what a word is known again in Bengali and Odia: `b` for `v`, without `a` and `o`. */
export function easternKey(sound: string): string {
  return sound.replaceAll('v', 'b').replace(/[ao]/g, '')
}

/** By what a word is known again in Tamil, as it is compared and as it was written. */
export function tamilKeysOf({ sound, spelt, text }: Token): string[] {
  return spelt === text ? [tamilKey(sound)] : [tamilKey(sound), tamilKey(soundOf(spelt))]
}

/** By what a sound is known again in Tamil: its consonants, of three with the first vowel; with fewer all of it. */
export function tamilKey(sound: string): string {
  const spoken = tamilSound(sound)
  const consonants = spoken.replace(/[aeiou]/g, '')
  if (consonants.length > 3) return consonants
  return consonants.length < 3 ? spoken : `${consonants} ${/[aeiou]/.exec(spoken)?.[0] ?? ''}`
}

/** A long key by which Hindi's `ड़` agrees with the `r` or `d` that Latin letters write for it (`Rathore`, `Kapadia`). */
export function flapped(key: string): string {
  return key.replaceAll('d', 'r')
}

/** A long key by which scripts agree that write `b` and `p`, `d` and `t`, `g` and `k` with one letter, or `b` and `v` as Bengali does. */
export function unvoiced(key: string): string {
  return key.replace(/[bv]/g, 'p').replaceAll('d', 't').replaceAll('g', 'k')
}

/** Shorter parts are syllables of any word. */
const SHORTEST_PART = 3

/** Whether a coined word is two words or names written together (`skyferry`, `devnandan`). */
function isCompound(word: string): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++)
    if (isPart(word.slice(0, at)) && isPart(word.slice(at))) return true
  return false
}

function isPart(word: string): boolean {
  return isKnownName(word) || isEnglishWord(word) || HALVES.has(word)
}
