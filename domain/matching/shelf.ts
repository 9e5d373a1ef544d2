import { isShortFor } from './likeness.ts'
import { lettersApart, lettersOf, repeatsOf } from './spelling.ts'
import type { Token } from './token.ts'

/** Two slips change at most so many letters and repeated letters. */
const MOST_APART = 4

/** The figures that a shelf keeps of each word. */
const FIGURES = 4

/**
 * Words with one beginning. What each is made of stands as figures side by side, so that most words are passed over without a look at
 * the word itself.
 */
export class Shelf {
  private readonly numbers: number[] = []
  private readonly tokens: Token[] = []
  /** For each word its letters and repeated letters, as written and as spoken. */
  private readonly figures: number[] = []

  add(number: number, token: Token): void {
    this.numbers.push(number)
    this.tokens.push(token)
    this.figures.push(...figuresOf(token))
  }

  /** Adds words that may be this one with slips of the hand, or with another ending. */
  addSlips(token: Token, near: Set<number>): void {
    const [letters, repeats, soundLetters, soundRepeats] = figuresOf(token)
    const { figures, numbers } = this
    for (let at = 0, figure = 0; at < numbers.length; at++, figure += FIGURES) {
      const others = figures[figure] ?? 0
      const apart = lettersApart(letters, others)
      const isPart = (letters & ~others) === 0 || (others & ~letters) === 0
      if (apart > MOST_APART && !isPart) continue
      const isNear =
        apart + lettersApart(repeats, figures[figure + 1] ?? 0) <= MOST_APART ||
        lettersApart(soundLetters, figures[figure + 2] ?? 0) + lettersApart(soundRepeats, figures[figure + 3] ?? 0) <= 2
      if (isNear || isPart) near.add(numbers[at] ?? 0)
    }
  }

  /** Adds words of which this one may be cut short, or that may be this one cut short. */
  addCutShort(token: Token, near: Set<number>): void {
    for (let at = 0; at < this.numbers.length; at++) {
      const others = this.figures[at * FIGURES] ?? 0
      if ((token.letters & ~others) !== 0 && (others & ~token.letters) !== 0) continue
      const other = this.tokens[at]
      if (other && isCutShort(token, other)) near.add(this.numbers[at] ?? 0)
    }
  }
}

function figuresOf({ text, letters, sound }: Token): [number, number, number, number] {
  return [letters, repeatsOf(text), lettersOf(sound), repeatsOf(sound)]
}

function isCutShort(a: Token, b: Token): boolean {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a]
  return !short.isKnown && canBeShortened(long) && isShortFor(short.text, long.text)
}

/** Clerks shorten words of trades, and other English ones. */
export function canBeShortened({ kind, isEnglish }: Token): boolean {
  return kind === 'common' || isEnglish
}
