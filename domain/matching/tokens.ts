import { initialsToken, isKnownWord, keepPlain, numberToken, plainToken, type Token, wordToken } from './token.ts'
import { JOINING_WORDS, OPTIONAL_WORDS } from './words/distinguishing.ts'
import { isLimited } from './words/legal-forms.ts'
import { spelledLetter } from './words/letters.ts'
import { figures, numberInWords, romanNumeral } from './words/numbers.ts'
import { PLACE_FIRST_WORDS, PLACE_PAIRS } from './words/places.ts'

/** Cuts the words of one name, without its legal form, into tokens. */
export function tokensOf(words: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) at += pushToken(tokens, words, at)
  const tells = tokens.some(({ kind }) => kind !== 'optional')
  return tells ? tokens : tokens.map((token) => ({ ...token, kind: 'rare', weight: 1 }))
}

/** Cuts a person's name into tokens: no legal form, and every initial by itself. */
export function personTokensOf(bare: readonly string[]): Token[] {
  const words = bare.filter((word) => word === 'kumari' || !(OPTIONAL_WORDS.has(word) || JOINING_WORDS.has(word)))
  return words.map((word) => (word.length === 1 ? initialsToken(word, word) : partToken(word)))
}

/** Parts of names come again and again: what a word is in any person's name is kept for the next one. */
const parts = new Map<string, Token>()
/** Bounds memory on long lists of names. */
const KEPT_PARTS = 20_000

function partToken(word: string): Token {
  const known = parts.get(word)
  if (known) return known
  const token = wordToken(word)
  if (parts.size >= KEPT_PARTS) parts.clear()
  parts.set(word, token)
  return token
}

/** Pushes the token that begins at this place and answers how many words it took. */
function pushToken(tokens: Token[], words: readonly string[], at: number): number {
  const word = words[at] ?? ''
  const plain = plainToken(word)
  if (plain) return push(tokens, plain, 1)
  const next = words[at + 1] ?? ''
  if (JOINING_WORDS.has(word) || (word === 'no' && numberAt(words, at + 1))) return 1
  if (word === 'co' && /^op(?:t|tv|er|erative|eratives)?$/.test(next)) return push(tokens, wordToken('cooperative'), 2)
  const pair = PLACE_PAIRS.get(`${word} ${next}`)
  if (pair) return push(tokens, wordToken(pair), 2)
  const read = /\d/.test(word) ? scannedWord(word) : undefined
  if (read) return push(tokens, wordToken(read), 1)
  const number = numberAt(words, at)
  if (number) return push(tokens, numberToken(number.value), number.length)
  const spelt = spelledRun(words, at)
  if (spelt) return push(tokens, initialsToken(spelt.letters, spelt.words.join('')), spelt.words.length)
  if (word.length === 1) return push(tokens, initialsToken(word, word), 1)
  const token = wordToken(word)
  if (!isReadWithOthers(word)) keepPlain(word, token)
  return push(tokens, token, 1)
}

/** Whether what the word is depends on the words around it. */
function isReadWithOthers(word: string): boolean {
  return (
    word === 'co' ||
    word === 'no' ||
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
export function joinLetters(bare: readonly string[]): string[] {
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

/** A number in figures, in words (`twenty first`) or as a roman numeral; the last only where it counts something. */
function numberAt(words: readonly string[], at: number): { value: string; length: number } | undefined {
  const word = words[at] ?? ''
  const figure = figures(word)
  if (figure !== undefined) return { value: String(figure), length: 1 }
  if (/\d/.test(word) && /^[a-z\d]+$/.test(word) && !isScannedWord(word)) return { value: word, length: 1 }
  const spelt = numberInWords(words, at)
  if (spelt) return { value: String(spelt.value), length: spelt.length }
  const counts = word.length > 1 || at === words.length - 1 || COUNTED.has(words[at - 1] ?? '')
  const roman = at > 0 && counts ? romanNumeral(word) : undefined
  return roman ? { value: String(roman), length: 1 } : undefined
}

/** Figures that a scanner took for letters stand inside a word, or begin one of many letters. */
function isScannedWord(word: string): boolean {
  const digits = word.replace(/\D/g, '').length
  return word.length >= 5 && digits * 2 < word.length - digits && /^\d?[a-z]/.test(word) && !/^[a-z]+\d+$/.test(word)
}

/** The word that we know which a scanner took for this one (`ink5`); a counted thing (`unit5`) is none. */
function scannedWord(word: string): string | undefined {
  const stem = word.replace(/\d+$/, '')
  if (word.length < 4 || stem.length < 3 || COUNTED.has(stem)) return undefined
  const letters = word.replace(/[0568]/g, (digit) => LOOKS_LIKE[digit] ?? digit)
  const readings = [letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')]
  return readings.find((reading) => /^[a-z]+$/.test(reading) && isKnownWord(reading))
}

const LOOKS_LIKE: Record<string, string> = { 0: 'o', 5: 's', 6: 'g', 8: 'b' }

const COUNTED = new Set(
  'floor room shop package lot route highway studio gate bay road ward circle division batch version phase unit fund part trust block series sector stage scheme tower wing zone plant no number'.split(
    ' ',
  ),
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
