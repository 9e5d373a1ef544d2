import type { Script } from './latin.ts'
import {
  areKnownWords,
  isExact,
  joinedStrokes,
  lettersIn,
  likenessOf,
  MIN_NEAR,
  mostSlips,
  mostSlipsInName,
  WORD_ENDINGS,
} from './likeness.ts'
import { NumberSet } from './number-set.ts'
import { hashOf, NumbersByHash } from './numbers-by-hash.ts'
import { canBeShortened, Shelf } from './shelf.ts'
import { freeSound, personalSound, southernSound, withoutInnerA } from './sound.ts'
import { easternKey, spokenKey, type Token, tamilKeysOf, unvoiced } from './token.ts'
import { WordTree } from './word-tree.ts'
import { NAME_ENDINGS } from './words/person-phrases.ts'

/** Words of the vocabulary that a word may be, and the share of the weight that each pair counts; undefined where nothing was compared. */
export interface Near {
  words: readonly number[]
  shares: readonly number[] | undefined
}

/**
 * Answers kept in each of two generations, which bounds memory on a stream of names: the words that come again and again move to the
 * younger one.
 */
const KEPT = 2_000

/**
 * The words of many names, each once, with quick ways to all that `likenessOf` takes for a given word: it may find more words than
 * those, never fewer.
 */
export class Vocabulary {
  readonly words: Token[] = []
  /** Whether the names are those of persons, whose spelling is freer. */
  private readonly isPersonal: boolean
  private readonly numbers = new Map<string, number>()
  /** Words by what they have in common; and by their letters, once the first is sought. */
  private readonly byKey = new NumbersByHash()
  private trees: { written: WordTree; spoken: WordTree } | undefined
  /** By first letter the words that clerks shorten, and those that may be such a word cut short. */
  private readonly shortened = new Map<string, Shelf>()
  private readonly unknown = new Map<string, Shelf>()
  /** How many of the words can be found by the keys that only other scripts than Latin need. */
  private inScripts = 0
  private readonly taken = new NumberSet()
  private answers = new Map<Token, Near>()
  private olderAnswers = new Map<Token, Near>()

  constructor(isPersonal: boolean) {
    this.isPersonal = isPersonal
  }

  /** The number of a word, which is added when it is new. */
  add(token: Token): number {
    const name = nameOf(token)
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const number = this.words.push(token) - 1
    this.numbers.set(name, number)
    this.byKey.add(keyOf('text', token.text), number)
    this.byKey.add(keyOf('spelt', token.spelt), number)
    this.byKey.add(keyOf('joint', token.sparse), number)
    for (const key of keysOf(token)) this.byKey.add(key, number)
    const letters = lettersIn(token)
    if (letters !== undefined) this.byKey.add(keyOf('letters', letters), number)
    if (this.isPersonal) for (const key of freeKeysOf(token)) this.byKey.add(key, number)
    this.trees = undefined
    if (isExact(token)) return number
    if (canBeShortened(token)) shelfOf(this.shortened, token.text).add(number, token)
    if (!token.isKnown) shelfOf(this.unknown, token.text).add(number, token)
    return number
  }

  private treesOfWords(): { written: WordTree; spoken: WordTree } {
    const words = [...this.words.entries()].filter(([, token]) => !isExact(token) && token.text.length >= MIN_NEAR)
    const treeOf = (read: (token: Token) => string, most: (length: number) => number) =>
      new WordTree(
        words.map(([number, token]) => ({ number, text: read(token), beginnings: beginningsOf(token) })),
        most,
      )
    return {
      written: treeOf(({ text }) => text, this.isPersonal ? mostSlipsInName : mostSlips),
      spoken: treeOf(
        ({ sound }) => sound,
        () => 1,
      ),
    }
  }

  /** Every word that may be the one found, and some more; of personal names also those in a freer spelling. `script` is the less certain one of the two names. */
  near(token: Token, script: Script): Near {
    if (script !== 'latin') return this.seek(token, script)
    const known = this.answers.get(token)
    if (known) return known
    const near = this.olderAnswers.get(token) ?? this.seek(token, script)
    if (this.answers.size >= KEPT) [this.olderAnswers, this.answers] = [this.answers, new Map()]
    this.answers.set(token, near)
    return near
  }

  /** Takes the words that have this in common, and perhaps some more. */
  take(kind: KindOfKey, key: string, taken: { add(word: number): void }): void {
    this.byKey.take(keyOf(kind, key), taken)
  }

  private seek(token: Token, script: Script): Near {
    const near = this.taken.empty(this.words.length)
    const { text } = token
    this.take('text', text, near)
    const spelled = lettersIn(token)
    if (spelled !== undefined) this.take('letters', spelled, near)
    if (!isExact(token)) {
      for (const key of keysOf(token)) this.byKey.take(key, near)
      for (const stem of stemsOf(text, WORD_ENDINGS)) this.take('text', stem, near)
      this.take('tail', text, near)
      this.take('text', text.slice(1), near)
      this.take('inflected', text, near)
      this.addSpelt(token, near)
    }
    if (script !== 'latin') this.addInScripts(token, near)
    if (this.isPersonal) this.addFree(token, near)
    return token.isKnown && !this.isPersonal
      ? this.compared(near.values, token, script)
      : { words: near.values, shares: undefined }
  }

  /** Those that are like the word, and what each pair counts. Known words come again and again, and many names hold them, which makes it worth while. */
  private compared(words: readonly number[], token: Token, script: Script): Near {
    const like: number[] = []
    const shares: number[] = []
    for (const word of words) {
      const other = this.words[word]
      const likeness = other && likenessOf(other, token, script, areKnownWords)
      if (!likeness) continue
      like.push(word)
      shares.push(likeness.share)
    }
    return { words: like, shares }
  }

  /** Adds words that slips of the hand may make of this one, of its text or of its sound, and that are cut short for one another. */
  private addSpelt(token: Token, near: NumberSet): void {
    const { text, sound } = token
    const letters = beginningsOf(token)
    if (text.length >= MIN_NEAR) {
      this.trees ??= this.treesOfWords()
      this.trees.written.addNear(text, letters, near)
      this.trees.spoken.addNear(sound, letters, near)
    }
    if (!token.isKnown) this.shortened.get(text[0] ?? '')?.addLonger(token, near)
    if (canBeShortened(token)) this.unknown.get(text[0] ?? '')?.addShorter(token, near)
  }

  /** Most lists never meet a name in an Indian script, so that its keys are made when the first one comes. */
  private addInScripts(token: Token, near: NumberSet): void {
    for (; this.inScripts < this.words.length; this.inScripts++) {
      const word = this.words[this.inScripts]
      if (word) for (const key of keysInScripts(word)) this.byKey.add(key, this.inScripts)
    }
    for (const key of keysInScripts(token)) this.byKey.take(key, near)
  }

  private addFree(token: Token, near: NumberSet): void {
    const { text } = token
    for (const key of freeKeysOf(token)) this.byKey.take(key, near)
    this.take('stem', text, near)
    for (const stem of stemsOf(text, NAME_ENDINGS)) this.take('text', stem, near)
  }
}

function shelfOf(shelves: Map<string, Shelf>, text: string): Shelf {
  const letter = text[0] ?? ''
  const known = shelves.get(letter)
  if (known) return known
  const shelf = new Shelf()
  shelves.set(letter, shelf)
  return shelf
}

function nameOf({ kind, text, spelt }: Token): string {
  return `${kind} ${text} ${spelt}`
}

/** What words can have in common, for `likenessOf` and for the freer spelling of personal names. */
const KINDS_OF_KEY = [
  'text',
  'spelt',
  'joint',
  'heard',
  'spoken',
  'eastern',
  'tamil',
  'regional',
  'tail',
  'scanned',
  'family',
  'inner',
  'personal',
  'free',
  'stem',
  'inflected',
  'southern',
  'letters',
] as const
type KindOfKey = (typeof KINDS_OF_KEY)[number]

const HASHES = new Map(KINDS_OF_KEY.map((kind) => [kind, hashOf(kind)]))

function keyOf(kind: KindOfKey, key: string): number {
  return hashOf(key, HASHES.get(kind))
}

/** What two words have in common that `likenessOf` takes for one, but for their text, slips, endings and words cut short. */
function keysOf(token: Token): number[] {
  if (isExact(token)) return []
  const { text, heard, families, regional } = token
  const keys = [
    // Words of one sound, whichever vowels it needs, have the same consonants.
    keyOf('heard', heard),
    keyOf('regional', regional),
    keyOf('tail', text.slice(1)),
    keyOf(
      'scanned',
      joinedStrokes(text).replace(/[01568i2gdrfc]/g, (letter) => SCANNED[letter] ?? letter),
    ),
  ]
  for (const { family } of families) keys.push(keyOf('family', family))
  for (const stem of stemsOf(text, WORD_ENDINGS)) keys.push(keyOf('inflected', stem))
  return keys
}

/** What two words have in common where the vowels or consonants of a script are uncertain. */
function keysInScripts(token: Token): number[] {
  const { sound } = token
  return [
    keyOf('spoken', unvoiced(spokenKey(sound)).replaceAll('r', 't')),
    keyOf('eastern', easternKey(sound)),
    ...tamilKeysOf(token).map((key) => keyOf('tamil', key)),
  ]
}

/** What two words have in common that the freer spelling of personal names takes for one. */
function freeKeysOf({ text }: Token): number[] {
  const southern = southernSound(text)
  return [
    ...(southern === undefined ? [] : [keyOf('southern', southern)]),
    keyOf('inner', withoutInnerA(text)),
    keyOf('personal', personalSound(text)),
    keyOf('free', freeSound(text)),
    ...stemsOf(text, NAME_ENDINGS).map((stem) => keyOf('stem', stem)),
  ]
}

/** A word without each of these endings that it has. */
function stemsOf(text: string, endings: Iterable<string>): string[] {
  const stems: string[] = []
  for (const ending of endings)
    if (text.length > ending.length && text.endsWith(ending)) stems.push(text.slice(0, -ending.length))
  return stems
}

/** Letters and figures that a scanner takes for one another, as one of them. */
const SCANNED: Record<string, string> = {
  0: 'o',
  1: 'l',
  i: 'l',
  5: 's',
  8: 'b',
  6: 'b',
  g: 'b',
  2: 'z',
  d: 'o',
  r: 'p',
  f: 'e',
  c: 'b',
}

/** The letters that a word begins with, as written and as spoken. */
function beginningsOf({ text, sound }: Token): string[] {
  const [written = '', spoken = ''] = [text[0], sound[0]]
  return written === spoken ? [written] : [written, spoken]
}
