import { isShortFor } from './likeness.ts'
import { Numbers } from './numbers.ts'
import type { Pattern } from './pattern.ts'
import { lettersOf, repeatsOf } from './spelling.ts'
import type { Token } from './token.ts'

/**
 * Words with one beginning and of one length. What each is made of stands as figures side by side, so that most words are passed over
 * without a look at the word itself.
 */
export class Shelf {
  private readonly numbers = new Numbers(4)
  /** For each word its letters and those that it has more than once. */
  private readonly letters = new Numbers(4)
  private readonly repeats = new Numbers(4)
  /** The letters of all words, one behind the other. */
  private readonly codes = new Numbers(16)

  add(number: number, text: string): void {
    this.numbers.push(number)
    for (let at = 0; at < text.length; at++) this.codes.push(text.charCodeAt(at))
    this.letters.push(lettersOf(text))
    this.repeats.push(repeatsOf(text))
  }

  /** Adds the words that so many slips of the hand make of a word at most; `size` is the length of all words here. */
  addMisspelt(pattern: Pattern, size: number, slips: number, near: Set<number>): void {
    const most = pattern.mostApart(size, slips)
    if (most < 0) return
    const [letters, repeats, codes] = [this.letters.row, this.repeats.row, this.codes.row]
    const { length } = this.numbers
    for (let at = 0; at < length; at++) {
      if (!pattern.hasLetters(letters[at] ?? 0, repeats[at] ?? 0, most)) continue
      if (pattern.isNear(codes, at * size, size, slips)) near.add(this.numbers.at(at))
    }
  }

  /** Adds words of which this one may be cut short, or that may be this one cut short. */
  addCutShort(token: Token, words: readonly Token[], near: Set<number>): void {
    const { letters, numbers } = this
    for (let at = 0; at < numbers.length; at++) {
      const others = letters.at(at)
      if ((token.letters & ~others) !== 0 && (others & ~token.letters) !== 0) continue
      const number = numbers.at(at)
      const other = words[number]
      if (other && isCutShort(token, other)) near.add(number)
    }
  }
}

function isCutShort(a: Token, b: Token): boolean {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a]
  return !short.isKnown && canBeShortened(long) && isShortFor(short.text, long.text)
}

/** Clerks shorten words of trades, and other English ones. */
export function canBeShortened({ kind, isEnglish }: Token): boolean {
  return kind === 'common' || isEnglish
}
