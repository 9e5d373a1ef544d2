import type { Script } from './latin.ts'
import { areKnownWords, isExact, joinedStrokes, likenessOf, MIN_NEAR, mostSlips, WORD_ENDINGS } from './likeness.ts'
import { NumbersByKey } from './numbers-by-key.ts'
import { Pattern } from './pattern.ts'
import { canBeShortened, Shelf } from './shelf.ts'
import { freeSound, personalSound, southernSound, withoutInnerA } from './sound.ts'
import { easternKey, spokenKey, type Token, tamilKeysOf, unvoiced } from './token.ts'
import { NAME_ENDINGS } from './words/person-phrases.ts'

/** A word of the vocabulary that a word found may be, and the share of the weight that the pair would count. */
export interface Alike {
  word: number
  share: number
}

/**
 * Answers kept, which bounds memory on a stream of names. The words that come again and again are soon among them; the others are kept for
 * nothing, and each takes some KB among the words of a hundred thousand names.
 */
const KEPT = 2_000

/**
 * The words of many names, each once, with quick ways to all that `likenessOf` takes for a given word: it may look at more words than
 * those, never at fewer.
 */
export class Vocabulary {
  readonly words: Token[] = []
  /** Whether the names are those of persons, whose spelling is freer. */
  private readonly isPersonal: boolean
  private readonly numbers = new Map<string, number>()
  /** Words by what they have in common, each kind apart, so that the texts of the words themselves are the keys. */
  private readonly keys = new Map<KindOfKey, NumbersByKey>()
  /** Words by first letter and length of their text, of their sound, and by first letter those that clerks shorten. */
  private readonly shelves = new Map<string, Shelf>()
  /** How many of the words can be found by the keys that only other scripts than Latin need. */
  private inScripts = 0
  private readonly answers = new Map<string, readonly Alike[]>()
  private readonly freeAnswers = new Map<string, readonly number[]>()

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
    for (const [kind, key] of keysOf(token)) this.by(kind).add(key, number)
    if (this.isPersonal) for (const [kind, key] of freeKeysOf(token)) this.by(kind).add(key, number)
    if (isExact(token)) return number
    const { text, sound } = token
    for (const letter of beginningsOf(token)) {
      this.shelf(`${letter} ${text.length}`).add(number, text)
      this.shelf(`${letter} sounds ${sound.length}`).add(number, sound)
      if (canBeShortened(token)) this.shelf(`${letter} long`).add(number, text)
    }
    return number
  }

  private shelf(beginning: string): Shelf {
    const known = this.shelves.get(beginning)
    if (known) return known
    const shelf = new Shelf()
    this.shelves.set(beginning, shelf)
    return shelf
  }

  private by(kind: KindOfKey): NumbersByKey {
    const known = this.keys.get(kind)
    if (known) return known
    const numbers = new NumbersByKey()
    this.keys.set(kind, numbers)
    return numbers
  }

  /** Every word that may be the one found. `script` is the less certain one of the two names. */
  alike(token: Token, script: Script): readonly Alike[] {
    const name = `${script} ${nameOf(token)}`
    const known = this.answers.get(name)
    if (known) return known
    const alike: Alike[] = []
    for (const word of this.near(token, script)) {
      const other = this.words[word]
      const likeness = other && likenessOf(other, token, script, areKnownWords)
      if (likeness) alike.push({ word, share: likeness.share })
    }
    keep(this.answers, name, alike)
    return alike
  }

  /** Every word that may be the one found, also in the freer spelling of personal names. */
  freelyAlike(token: Token, script: Script): readonly number[] {
    const name = `${script} ${nameOf(token)}`
    const known = this.freeAnswers.get(name)
    if (known) return known
    const words = new Set(this.alike(token, script).map(({ word }) => word))
    const stems = stemsOf(token.text, NAME_ENDINGS)
    const keys = freeKeysOf(token)
    keys.push(
      ['stem', token.text],
      ...stems.flatMap((stem): Key[] => [
        ['text', stem],
        ['stem', stem],
      ]),
    )
    for (const [kind, key] of keys) for (const word of this.with(kind, key)) words.add(word)
    const free = [...words]
    keep(this.freeAnswers, name, free)
    return free
  }

  /** The words that have this in common. */
  with(kind: KindOfKey, key: string): readonly number[] {
    return this.by(kind).of(key)
  }

  private near(token: Token, script: Script): Set<number> {
    const near = new Set<number>()
    const { text } = token
    const lookUp = [...keysOf(token), ...stemsOf(text, WORD_ENDINGS).map((stem): Key => ['text', stem])]
    lookUp.push(['tail', text], ['text', text.slice(1)], ['inflected', text])
    if (script !== 'latin') {
      this.addScripts()
      lookUp.push(...keysInScripts(token))
    }
    for (const [kind, key] of lookUp) for (const number of this.with(kind, key)) near.add(number)
    if (isExact(token)) return near
    this.addMisspelt(token, near)
    for (const letter of beginningsOf(token)) {
      if (!token.isKnown) this.shelves.get(`${letter} long`)?.addCutShort(token, this.words, near)
      if (!canBeShortened(token)) continue
      for (let size = 1; size < text.length; size++)
        this.shelves.get(`${letter} ${size}`)?.addCutShort(token, this.words, near)
    }
    return near
  }

  /** Most lists never meet a name in an Indian script, so that its keys are made when the first one comes. */
  private addScripts(): void {
    for (; this.inScripts < this.words.length; this.inScripts++) {
      const word = this.words[this.inScripts]
      if (word) for (const [kind, key] of keysInScripts(word)) this.by(kind).add(key, this.inScripts)
    }
  }

  /** Adds words that slips of the hand may make of this one, of its text or of its sound. */
  private addMisspelt(token: Token, near: Set<number>): void {
    const { text, sound } = token
    if (text.length < MIN_NEAR) return
    const [written, spoken] = [new Pattern(text), new Pattern(sound)]
    for (const letter of beginningsOf(token)) {
      for (let size = text.length - 2; size <= text.length + 2; size++) {
        const slips = mostSlips(Math.min(size, text.length))
        this.shelves.get(`${letter} ${size}`)?.addMisspelt(written, size, slips, near)
      }
      for (let size = sound.length - 1; size <= sound.length + 1; size++)
        this.shelves.get(`${letter} sounds ${size}`)?.addMisspelt(spoken, size, 1, near)
    }
  }
}

function keep<V>(kept: Map<string, V>, name: string, value: V): void {
  if (kept.size >= KEPT) kept.clear()
  kept.set(name, value)
}

function nameOf({ kind, text, spelt }: Token): string {
  return `${kind} ${text} ${spelt}`
}

/** What words can have in common, for `likenessOf` and for the freer spelling of personal names. */
type KindOfKey =
  | 'text'
  | 'spelt'
  | 'joint'
  | 'spoken'
  | 'unvoiced'
  | 'eastern'
  | 'tamil'
  | 'regional'
  | 'tail'
  | 'scanned'
  | 'family'
  | 'inner'
  | 'personal'
  | 'free'
  | 'stem'
  | 'inflected'
  | 'southern'
type Key = [kind: KindOfKey, key: string]

/** What two words have in common that `likenessOf` takes for one, but for slips, endings and words cut short. */
function keysOf(token: Token): Key[] {
  const { text, sound, families, regional } = token
  const keys: Key[] = [
    ['text', text],
    ['spelt', token.spelt],
    ['joint', token.sparse],
    ['spoken', spokenKey(sound)],
    ['regional', regional],
    ['tail', text.slice(1)],
    ['scanned', joinedStrokes(text).replace(/[01568i2gdrfc]/g, (letter) => SCANNED[letter] ?? letter)],
  ]
  for (const { family } of families) keys.push(['family', family])
  for (const stem of stemsOf(text, WORD_ENDINGS)) keys.push(['inflected', stem])
  return keys
}

/** What two words have in common where the vowels or consonants of a script are uncertain. */
function keysInScripts(token: Token): Key[] {
  const { sound } = token
  const keys: Key[] = [
    ['unvoiced', unvoiced(spokenKey(sound)).replaceAll('r', 't')],
    ['eastern', easternKey(sound)],
  ]
  for (const key of tamilKeysOf(token)) keys.push(['tamil', key])
  return keys
}

/** What two words have in common that the freer spelling of personal names takes for one. */
function freeKeysOf({ text }: Token): Key[] {
  const southern = southernSound(text)
  return [
    ...(southern === undefined ? [] : [['southern', southern] satisfies Key]),
    ['inner', withoutInnerA(text)],
    ['personal', personalSound(text)],
    ['free', freeSound(text)],
    ...stemsOf(text, NAME_ENDINGS).map((stem): Key => ['stem', stem]),
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
