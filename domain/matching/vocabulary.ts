import { isShortFor, likenessOf } from './likeness.ts'
import { personalSound } from './sound.ts'
import { lettersApart } from './spelling.ts'
import { spokenKey, type Token, unvoiced } from './token.ts'
import { NAME_ENDINGS } from './words/person-phrases.ts'

/** A word of the vocabulary that a word found may be, and the share of the weight that the pair would count. */
export interface Alike {
  word: number
  share: number
}

/** Bounds memory on a stream of names. */
const KEPT = 200_000

/**
 * The words of many names, each once, with quick ways to all that `likenessOf` takes for a given word: it may look at more words than
 * those, never at fewer.
 */
export class Vocabulary {
  readonly words: Token[] = []
  private readonly numbers = new Map<string, number>()
  /** Words that have a text, a family, a sound or a beginning in common. */
  private readonly keys = new Map<string, number[]>()
  private readonly answers = new Map<string, readonly Alike[]>()

  /** The number of a word, which is added when it is new. */
  add(token: Token): number {
    const name = nameOf(token)
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const number = this.words.push(token) - 1
    this.numbers.set(name, number)
    for (const key of keysOf(token)) this.put(key, number)
    for (const letter of new Set([token.text[0], token.sound[0]])) this.put(`begins ${letter}`, number)
    return number
  }

  private put(key: string, number: number): void {
    const numbers = this.keys.get(key)
    if (numbers) numbers.push(number)
    else this.keys.set(key, [number])
  }

  /** Every word that may be the one found. `spoken` when a name of the two came from an Indian script. */
  alike(token: Token, spoken: boolean): readonly Alike[] {
    const name = `${spoken} ${nameOf(token)}`
    const known = this.answers.get(name)
    if (known) return known
    const alike: Alike[] = []
    for (const word of this.near(token)) {
      const other = this.words[word]
      const likeness = other && likenessOf(other, token, spoken)
      if (likeness) alike.push({ word, share: likeness.share })
    }
    if (this.answers.size >= KEPT) this.answers.clear()
    this.answers.set(name, alike)
    return alike
  }

  /** The words that are spelt so, or sound so. */
  with(kind: 'joint' | 'spelt', key: string): readonly number[] {
    return this.keys.get(`${kind} ${key}`) ?? []
  }

  /** Words that a freer spelling of personal names takes for the one found. */
  freelySpelt({ text }: Token): readonly number[] {
    const stems = NAME_ENDINGS.filter((ending) => text.endsWith(ending)).map((ending) => text.slice(0, -ending.length))
    const texts = [...stems, ...NAME_ENDINGS.map((ending) => text + ending)]
    return [`personal ${personalSound(text)}`, ...texts.map((other) => `text ${other}`)].flatMap(
      (key) => this.keys.get(key) ?? [],
    )
  }

  private near(token: Token): Set<number> {
    const near = new Set<number>()
    const lookUp = [...keysOf(token), `tail ${token.text}`, `text ${token.text.slice(1)}`]
    for (const key of lookUp) for (const number of this.keys.get(key) ?? []) near.add(number)
    for (const letter of new Set([token.text[0], token.sound[0]])) {
      for (const number of this.keys.get(`begins ${letter}`) ?? []) {
        const other = this.words[number]
        if (other && (isNear(token, other) || isShortened(token, other))) near.add(number)
      }
    }
    return near
  }
}

function nameOf({ kind, text, spelt }: Token): string {
  return `${kind} ${text} ${spelt}`
}

/** What two words have in common that `likenessOf` takes for one, but for slips and words cut short. */
function keysOf(token: Token): string[] {
  const { text, sound, families, regional } = token
  const spoken = spokenKey(sound)
  return [
    `text ${text}`,
    `spelt ${token.spelt}`,
    `joint ${sound}`,
    `spoken ${spoken}`,
    `unvoiced ${unvoiced(spoken)}`,
    `regional ${regional}`,
    `personal ${personalSound(text)}`,
    `tail ${text.slice(1)}`,
    `scanned ${text.replace(/[01568i2g]/g, (letter) => SCANNED[letter] ?? letter)}`,
    ...families.map(({ family }) => `family ${family}`),
  ]
}

/** Letters and figures that a scanner takes for one another, as one of them. */
const SCANNED: Record<string, string> = { 0: 'o', 1: 'l', i: 'l', 5: 's', 8: 'b', 6: 'b', g: 'b', 2: 'z' }

/** Words of this many letters may have two slips. */
const LONG = 8

/** Near enough for slips or another ending: a quick look at letters and length. */
function isNear(a: Token, b: Token): boolean {
  const apart = Math.abs(a.text.length - b.text.length)
  if (apart > 3) return false
  const most = a.text.length >= LONG && b.text.length >= LONG ? 2 : 1
  if (
    lettersApart(a.letters, b.letters) <= 2 * most &&
    (apart <= most || Math.abs(a.sound.length - b.sound.length) <= 1)
  )
    return true
  return a.text.startsWith(b.text) || b.text.startsWith(a.text)
}

function isShortened(a: Token, b: Token): boolean {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a]
  if (short.isKnown || !(long.kind === 'common' || long.isEnglish) || (short.letters & ~long.letters) !== 0)
    return false
  return isShortFor(short.text, long.text)
}
