import { isShortFor } from './likeness.ts'
import type { NumberSet } from './number-set.ts'
import { Numbers } from './numbers.ts'
import type { Token } from './token.ts'

/** Words with one first letter. Their letters stand side by side, so that most are passed over without looking at the word. */
export class Shelf {
  private readonly words: Token[] = []
  private readonly numbers = new Numbers(4)
  private readonly letters = new Numbers(4)

  add(number: number, word: Token): void {
    this.words.push(word)
    this.numbers.push(number)
    this.letters.push(word.letters)
  }

  /** Adds the words of which this one may be cut short. */
  addLonger({ text, letters }: Token, near: NumberSet): void {
    for (let at = 0; at < this.words.length; at++) {
      if ((letters & ~this.letters.at(at)) !== 0) continue
      const word = this.words[at]
      if (word && isShortFor(text, word.text)) near.add(this.numbers.at(at))
    }
  }

  /** Adds the words that may be this one cut short. */
  addShorter({ text, letters }: Token, near: NumberSet): void {
    for (let at = 0; at < this.words.length; at++) {
      if ((this.letters.at(at) & ~letters) !== 0) continue
      const word = this.words[at]
      if (word && isShortFor(word.text, text)) near.add(this.numbers.at(at))
    }
  }
}

/** Clerks shorten words of trades, and other English ones. */
export function canBeShortened({ kind, isEnglish }: Token): boolean {
  return kind === 'common' || isEnglish
}
