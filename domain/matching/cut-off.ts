import type { NameVersion } from './prepare.ts'
import type { Scored } from './registration-and-address.ts'
import { spell, type Token } from './token.ts'

/** Fewer letters of a word begin too many words. */
const SHORTEST_BEGINNING = 3
/** What was cut off may have told it from another of the same beginning. */
const CUT_OFF = 94

/** The words that stand whole before the last one. */
export function beginningOf(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(0, -1)
}

/** How a whole name agrees with one that was cut off in a word: undefined unless it begins with all of that. */
export function compareCutOff(own: NameVersion, cut: NameVersion): Scored | undefined {
  const whole = beginningOf(cut.tokens)
  const last = cut.tokens.at(-1)
  if (!last || !beginsWith(own.tokens, whole)) return undefined
  const next = own.tokens[whole.length]
  if (!(next ? isBegun(next.spelt, last.spelt) : OF_FORMS.some((word) => word.startsWith(last.spelt)))) return undefined
  return {
    score: CUT_OFF,
    reasons: [
      { kind: 'matched', watched: spell(whole), asWritten: spell(whole) },
      { kind: 'abbreviation', watched: next?.text ?? own.form, asWritten: last.text },
    ],
  }
}

function beginsWith(tokens: readonly Token[], beginning: readonly Token[]): boolean {
  return beginning.length <= tokens.length && beginning.every(({ text }, at) => tokens[at]?.text === text)
}

function isBegun(word: string, beginning: string): boolean {
  return beginning.length >= SHORTEST_BEGINNING && beginning.length < word.length && word.startsWith(beginning)
}

const OF_FORMS = ['private', 'pvt', 'limited', 'ltd', 'llp', 'company']
