import { likenessOf } from './likeness.ts'
import { canBeShortened, Shelf } from './shelf.ts'
import { personalSound } from './sound.ts'
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
  /** Words that have a text, a family or a sound in common. */
  private readonly keys = new Map<string, number[]>()
  /** Words by first letter and length, and by first letter those that clerks shorten. */
  private readonly shelves = new Map<string, Shelf>()
  private readonly answers = new Map<string, readonly Alike[]>()

  /** The number of a word, which is added when it is new. */
  add(token: Token): number {
    const name = nameOf(token)
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const number = this.words.push(token) - 1
    this.numbers.set(name, number)
    for (const key of keysOf(token)) this.put(key, number)
    for (const letter of beginningsOf(token)) {
      this.shelf(`${letter} ${token.text.length}`).add(number, token)
      if (canBeShortened(token)) this.shelf(`${letter} long`).add(number, token)
    }
    return number
  }

  private shelf(beginning: string): Shelf {
    const shelf = this.shelves.get(beginning) ?? new Shelf()
    this.shelves.set(beginning, shelf)
    return shelf
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
    const { length } = token.text
    for (const letter of beginningsOf(token)) {
      for (let size = length - MOST_APART; size <= length + MOST_APART; size++)
        this.shelves.get(`${letter} ${size}`)?.addSlips(token, near)
      if (!token.isKnown) this.shelves.get(`${letter} long`)?.addCutShort(token, near)
      if (!canBeShortened(token)) continue
      for (let size = 1; size < length; size++) this.shelves.get(`${letter} ${size}`)?.addCutShort(token, near)
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

/** Letters of an ending that one of two words may have more. */
const MOST_APART = 3
/** The letters that a word begins with, as written and as spoken. */
function beginningsOf({ text, sound }: Token): string[] {
  const [written = '', spoken = ''] = [text[0], sound[0]]
  return written === spoken ? [written] : [written, spoken]
}
