import type { Script } from './latin.ts'
import { lettersApart, type Slips, sharedStart, slipsBetween } from './spelling.ts'
import { easternKey, flapped, isWordOrTwo, spokenKey, type Token, tamilKeysOf, unvoiced } from './token.ts'
import { spelledLetters } from './words/letters.ts'
import { SECOND_HALVES } from './words/name-halves.ts'
import { isHeardAs } from './words/short-by-ear.ts'

/**
 * How far two words are taken for one: the share of their weight that counts, and the most a name so matched may score.
 */
export interface Likeness {
  kind:
    | 'matched'
    | 'sound-alike'
    | 'other-form'
    | 'abbreviation'
    | 'joined'
    | 'typing-slip'
    | 'misread'
    | 'translated'
    | 'derived'
    | 'near-word'
    | 'other-name'
  share: number
  ceiling: number
}

/**
 * What each likeness is worth. With a ceiling below 85 a person looks, because two companies may differ in just
 * that.
 */
export const LIKENESS = {
  matched: { kind: 'matched', share: 1, ceiling: 100 },
  otherForm: { kind: 'other-form', share: 0.98, ceiling: 100 },
  joined: { kind: 'joined', share: 0.98, ceiling: 100 },
  soundAlike: { kind: 'sound-alike', share: 0.97, ceiling: 100 },
  abbreviation: { kind: 'abbreviation', share: 0.96, ceiling: 100 },
  regional: { kind: 'sound-alike', share: 0.95, ceiling: 94 },
  misread: { kind: 'misread', share: 0.95, ceiling: 96 },
  typingSlip: { kind: 'typing-slip', share: 0.94, ceiling: 98 },
  translated: { kind: 'translated', share: 0.85, ceiling: 80 },
  derived: { kind: 'derived', share: 0.8, ceiling: 82 },
  nearWord: { kind: 'near-word', share: 0.65, ceiling: 80 },
  otherName: { kind: 'other-name', share: 0.5, ceiling: 55 },
} as const satisfies Record<string, Likeness>

/**
 * How two words of two names may be one word, or undefined. `script` is the less certain one of the two names.
 */
export function likenessOf(a: Token, b: Token, script: Script, areTwo = areTwoWords): Likeness | undefined {
  if (a.text === b.text) return LIKENESS.matched
  if (a.families.length > 0 && b.families.length > 0) return sharedFamily(a, b)
  if (areSpelledLetters(a, b) || areSpelledLetters(b, a)) return LIKENESS.otherForm
  if (isExact(a) || isExact(b) || haveOtherBeginnings(a.text, b.text)) return undefined
  if (isMisread(a, b)) return LIKENESS.misread
  if (script !== 'latin' && (isHeardAs(a.sound, b.text) || isHeardAs(b.sound, a.text))) return LIKENESS.soundAlike
  if (a.sound[0] !== b.sound[0] && a.text[0] !== b.text[0])
    return inScript(a, b, script) ?? regionally(a, b) ?? firstLetterApart(a, b, areTwo)
  return sameSound(a, b, script) ?? regionally(a, b) ?? abbreviated(a, b) ?? inflected(a, b) ?? misspelt(a, b, areTwo)
}

/** `S.J.` and `Essjay`. */
function areSpelledLetters(initials: Token, word: Token): boolean {
  return areLetters(initials) && !areLetters(word) && lettersIn(word) === initials.text
}

/** Two to four letters that are initials, or may be: `S. J.` is read as `sj`, and `B. K.` as `bk`, short for a bank. */
function areLetters({ kind, text }: Token): boolean {
  return (kind === 'initials' || kind === 'rare' || kind === 'common') && text.length > 1 && text.length < 5
}

/** The letters of initials, and those that a coined word spells out. */
export function lettersIn(token: Token): string | undefined {
  if (areLetters(token)) return token.text
  return token.kind === 'rare' && !token.isKnown ? spelledLetters(token.text) : undefined
}

/** Whether two coined words begin with two words that tell things apart and go on alike (`Microvela`, `Macrovela`). */
function haveOtherBeginnings(a: string, b: string): boolean {
  const [one, other] = [beginningOf(a), beginningOf(b)]
  return one !== other && one !== '' && other !== '' && a.slice(one.length) === b.slice(other.length)
}

function beginningOf(word: string): string {
  return BEGINNINGS.find((beginning) => word.startsWith(beginning)) ?? ''
}

const BEGINNINGS =
  'micro macro mega nano mono poly multi inter intra hyper hypo aero aqua agro hydro pyro thermo electro photo ultra infra super omni'.split(
    ' ',
  )

/** Initials, numbers and compass words agree or disagree; nothing is almost the same. */
export function isExact({ kind }: Token): boolean {
  return kind === 'initials' || kind === 'number' || kind === 'direction' || kind === 'optional'
}

function sharedFamily(a: Token, b: Token): Likeness | undefined {
  for (const first of a.families) {
    const second = b.families.find(({ family }) => family === first.family)
    if (!second) continue
    if ((first.form === 'translation') !== (second.form === 'translation')) return LIKENESS.translated
    return first.form === 'abbreviation' || second.form === 'abbreviation' ? LIKENESS.abbreviation : LIKENESS.otherForm
  }
}

/** Letters that a scanner takes for one another. */
const MISREAD = bothWays(['0o', '1i', '1l', 'il', '5s', '8b', '6g', '6b', '2z', 'do'])
/** Capitals that differ by a stroke; a short word with another of them is another word. */
const MISREAD_IN_LONG = bothWays(['pr', 'ef', 'cg'])

function bothWays(pairs: readonly string[]): ReadonlySet<number> {
  return new Set(pairs.flatMap((pair) => [bothLetters(pair, 0, pair, 1), bothLetters(pair, 1, pair, 0)]))
}

/** Two letters as one number: names are long lists, and no string is made for each. */
function bothLetters(a: string, atA: number, b: string, atB: number): number {
  return a.charCodeAt(atA) * 0x10000 + b.charCodeAt(atB)
}

/** In a shorter word another letter is another word. */
const MISREAD_LENGTH = 5

/** Whether two words of one length differ only in letters and figures that look alike. */
function isMisread(a: Token, b: Token): boolean {
  const length = a.text.length
  if (length < MISREAD_LENGTH || (a.isKnown && b.isKnown)) return false
  if (length !== b.text.length) return isStrokesMisread(a.text, b.text)
  for (let at = 0; at < length; at++) {
    if (a.text.charCodeAt(at) === b.text.charCodeAt(at)) continue
    const both = bothLetters(a.text, at, b.text, at)
    if (!MISREAD.has(both) && !(length >= LONG && MISREAD_IN_LONG.has(both))) return false
  }
  return true
}

/** `rn` and `m`, `vv` and `w`, `cl` and `d` are the same strokes. */
function isStrokesMisread(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < MISREAD_LENGTH || !STROKES.test(long)) return false
  return joinedStrokes(long) === joinedStrokes(short)
}

const STROKES = /rn|vv|cl/

/** A word as a scanner may read it: `rn` as `m`. */
export function joinedStrokes(text: string): string {
  return STROKES.test(text) ? text.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd') : text
}

/** A coined word this long that only regions speak differently is one word. */
const REGIONAL_LENGTH = 6

function regionally(a: Token, b: Token): Likeness | undefined {
  if (a.regional !== b.regional || (a.isKnown && b.isKnown)) return undefined
  return Math.min(a.text.length, b.text.length) >= REGIONAL_LENGTH ? LIKENESS.regional : undefined
}

/** In initials and other short words each consonant counts: `PC` and `PCC` are two. */
function areOtherLetters(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) > 3) return false
  return a.replace(/[aeiouyh]/g, '').length !== b.replace(/[aeiouyh]/g, '').length
}

/** Short of this a shared sound without its short vowels is chance. */
const SPARSE_LENGTH = 6

function sameSound(a: Token, b: Token, script: Script): Likeness | undefined {
  if (a.sound === b.sound && a.sound.length > 1 && !areOtherLetters(a.text, b.text))
    return a.isEnglish && b.isEnglish ? LIKENESS.nearWord : LIKENESS.soundAlike
  const isLong = Math.min(a.text.length, b.text.length) >= SPARSE_LENGTH
  if (isLong && a.sparse === b.sparse && !(a.isKnown && b.isKnown)) return LIKENESS.soundAlike
  if (differInLastVowel(a, b) && !(a.isKnown && b.isKnown)) return LIKENESS.soundAlike
  if (script === 'latin') return undefined
  if (withoutShortVowels(a) === withoutShortVowels(b)) return LIKENESS.soundAlike
  const key = spokenKey(a.sound)
  const other = spokenKey(b.sound)
  if (key.length > 3 && (unvoiced(key) === unvoiced(other) || flapped(key) === flapped(other)))
    return LIKENESS.soundAlike
  const isTelling = key.length > 2 || (key.length > 1 && (a.kind === 'common' || b.kind === 'common'))
  if (isTelling && key === spokenKey(b.sound)) return LIKENESS.soundAlike
  return inScript(a, b, script)
}

/** Whether the script writes both words alike, though they sound otherwise. */
function inScript(a: Token, b: Token, script: Script): Likeness | undefined {
  if (script === 'tamil') return asInTamil(a, b)
  return script === 'eastern' && easternKey(a.sound) === easternKey(b.sound) ? LIKENESS.soundAlike : undefined
}

/** Whether Tamil writes both with the same letters, but for some vowels. */
function asInTamil(a: Token, b: Token): Likeness | undefined {
  const others = tamilKeysOf(b)
  const isSame = tamilKeysOf(a).some((key) => key.length > 2 && others.includes(key))
  return isSame ? LIKENESS.soundAlike : undefined
}

/**
 * In a long word a last short `a` is spoken by some and written by others (`vastralay`); in a short one it makes
 * another name.
 */
const LAST_VOWEL_LENGTH = 8

function differInLastVowel(a: Token, b: Token): boolean {
  const [short, long] = a.sparse.length < b.sparse.length ? [a, b] : [b, a]
  if (short.text.length < LAST_VOWEL_LENGTH || long.sparse.length !== short.sparse.length + 1) return false
  return long.sparse.endsWith('a') && long.sparse.startsWith(short.sparse)
}

function withoutShortVowels({ sound }: Token): string {
  return sound.replaceAll('a', '')
}

/** A common word shortened in a way no list foresees: its beginning, or its consonants in order; of other English words the latter. */
function abbreviated(a: Token, b: Token): Likeness | undefined {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a]
  if (short.isKnown || short.text.length < 2) return undefined
  if (long.kind === 'common') return isShortFor(short.text, long.text) ? LIKENESS.abbreviation : undefined
  const isShortened = long.isEnglish && !long.text.startsWith(short.text) && isShortFor(short.text, long.text)
  return isShortened ? LIKENESS.abbreviation : undefined
}

/** At most this share of the letters, or it is a slip of the hand. */
const ABBREVIATION_SHARE = 0.75

/** Whether a word is another one cut short: its beginning, its consonants in order, or both (`warehsg`). */
export function isShortFor(short: string, long: string): boolean {
  if (short[0] !== long[0] || short.length > long.length * ABBREVIATION_SHARE) return false
  if (short.length >= 3 && long.startsWith(short)) return true
  if (short.length > 4 && short.endsWith('s') && long.endsWith('s') && long.startsWith(short.slice(0, -1))) return true
  const begun = sharedStart(short, 0, long, 0)
  const isEnded = begun > 2 && short.at(-1) === long.at(-1)
  if ((isEnded ? /[aeiou]/ : /[aeiou].*[aeiou]/).test(short.slice(isEnded ? begun : 1))) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

function inflected(a: Token, b: Token): Likeness | undefined {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a]
  if (short.text.length < 3 || !long.text.startsWith(short.text)) return undefined
  if (!WORD_ENDINGS.has(long.text.slice(short.text.length))) return undefined
  return short.kind === 'common' && long.kind === 'rare' ? LIKENESS.otherForm : LIKENESS.derived
}

/** What a plural or another tense adds to a word. */
export const WORD_ENDINGS: ReadonlySet<string> = new Set(['s', 'es', 'ed', 'ing', 'er', 'ers'])

/** A coined word this long is not coined twice with a slip between; a short one may be. */
const LONG = 7
/** Long enough for two slips. */
const VERY_LONG = 9
/** A slip in a word that is known is seen in shorter words too, of a trade still shorter than in a personal name. */
const MIN_SLIP = { ofCommonWord: 4, ofName: 6 }
/** In a shorter word another letter is another word. */
export const MIN_NEAR = 4

function misspelt(a: Token, b: Token, areTwo: AreTwo): Likeness | undefined {
  const length = Math.min(a.text.length, b.text.length)
  if (length < MIN_NEAR || bothOtherThanRare(a, b)) return undefined
  const slips = slipsOf(a, b, length)
  if (slips && !(a.isKnown && b.isKnown) && isSlip(a, b, slips, length) && !areTwoWords(a, b))
    return LIKENESS.typingSlip
  return slips || (a.heard.length > 2 && a.heard === b.heard) ? nearName(a, b, areTwo) : undefined
}

/** `beta` and `meta`, `invidia` and `nvidia`: no slip begins a word, but a person may want to see it. */
function firstLetterApart(a: Token, b: Token, areTwo: AreTwo): Likeness | undefined {
  if (Math.min(a.text.length, b.text.length) < MIN_NEAR || bothOtherThanRare(a, b)) return undefined
  if (a.heard.length > 2 && a.heard === b.heard) return nearName(a, b, areTwo)
  if (lettersApart(a.letters, b.letters) > 2) return undefined
  return endsAlike(a.text, b.text) ? nearName(a, b, areTwo) : undefined
}

function endsAlike(a: string, b: string): boolean {
  if (a.length === b.length) return a.slice(1) === b.slice(1)
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= MIN_SLIP.ofName && long.slice(1) === short
}

function bothOtherThanRare(a: Token, b: Token): boolean {
  return a.kind !== 'rare' && b.kind !== 'rare' && a.isKnown && b.isKnown
}

/** Whether two words are two, for the first look of an index: it may take some that are for one, and saves what the parts of words cost. */
export function areKnownWords(a: Token, b: Token): boolean {
  return a.isKnown && b.isKnown
}

type AreTwo = (a: Token, b: Token) => boolean

/**
 * Whether both are words or names of their own, or of two such parts (`Skyferry`, `Skyberry`). A misspelt trade may be of two by chance
 * (`Finacne`).
 */
function areTwoWords(a: Token, b: Token): boolean {
  return isKnownOrCoined(a, b) && isKnownOrCoined(b, a)
}

function isKnownOrCoined(word: Token, other: Token): boolean {
  return other.kind === 'common' ? word.isKnown : isWordOrTwo(word)
}

function nearName(a: Token, b: Token, areTwo: AreTwo): Likeness {
  return areTwo(a, b) && a.heard !== b.heard ? LIKENESS.otherName : LIKENESS.nearWord
}

/** How many slips are looked for between two words, the shorter of which has so many letters. */
export function mostSlips(length: number): number {
  return length >= VERY_LONG - 1 ? 2 : 1
}

/** How many slips of the hand, which alone make one part of two of a person's name; `isSlip` tells. */
export function mostSlipsInName(length: number): number {
  return length >= VERY_LONG ? 2 : 1
}

function slipsOf(a: Token, b: Token, length: number): Slips | undefined {
  const most = mostSlips(length)
  if (lettersApart(a.letters, b.letters) > 2 * most) return undefined
  return slipsBetween(a.text, b.text, most) ?? slipsBetween(a.sound, b.sound, 1)
}

function isSlip(a: Token, b: Token, { count, likely }: Slips, length: number): boolean {
  const isKnown = a.isKnown || b.isKnown
  const own = length - sharedHalf(a.text, b.text)
  if (!likely) return count === 1 && own > VERY_LONG && !isKnown
  if (count > 1) return own >= VERY_LONG
  if (a.kind === 'common' || b.kind === 'common') return length >= MIN_SLIP.ofCommonWord
  return length >= (isKnown ? MIN_SLIP.ofName : LONG)
}

/** How many letters the half of a name has that both end in, and that many other names end in too (`Raghvendra`, `Ranvendra`). */
function sharedHalf(a: string, b: string): number {
  return SECOND_HALVES.find((half) => a.endsWith(half) && b.endsWith(half))?.length ?? 0
}
