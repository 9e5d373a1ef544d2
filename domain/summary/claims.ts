import { extractDates, isDateAmong, MONTH_NAME, type NamedDate } from './extract-dates.ts'
import { extractOutcomes, type Outcome, outcomesCarriedBy } from './extract-outcomes.ts'
import { extractQuantities, isQuantityAmong, type Quantity } from './extract-quantities.ts'
import { plainText, standsIn, type WordRow, wordRow, wordsOf } from './plain-text.ts'

/** All in a text that can be true or invented, but for names. */
export interface Claims {
  dates: NamedDate[]
  quantities: Quantity[]
  /** Numbers joined by signs, and months without a day in figures: they must stand as they are written. */
  literals: string[]
  outcomes: Outcome[]
}

/** What a text states, and its words, to hold claims against. */
export interface Ground extends Claims {
  row: WordRow
}

export function claimsIn(text: string): Claims {
  const { dates, rest } = extractDates(plainText(text))
  const { quantities, signs } = extractQuantities(rest)
  const months = [...rest.matchAll(MONTH_IN_WORDS)].map(([written]) => written).filter(isMonth)
  return { dates, quantities, literals: [...signs, ...months], outcomes: extractOutcomes(plainText(text)) }
}

/** What several texts state together. */
export function groundOf(texts: readonly string[]): Ground {
  const all = texts.map(claimsIn)
  return {
    dates: all.flatMap(({ dates }) => dates),
    quantities: all.flatMap(({ quantities }) => quantities),
    literals: all.flatMap(({ literals }) => literals),
    outcomes: texts.flatMap((text) => outcomesCarriedBy(plainText(text))),
    row: texts.map(wordRow).join('|'),
  }
}

/** The first thing that a sentence claims and the ground does not carry, in a word; undefined when it carries all. */
export function unsupportedIn(sentence: string, ground: Ground): string | undefined {
  const { dates, quantities, literals, outcomes } = claimsIn(sentence)
  if (!dates.every((date) => isDateAmong(date, ground.dates))) return 'a date'
  if (!quantities.every((quantity) => isQuantityAmong(quantity, ground.quantities))) return 'an amount or number'
  if (!literals.every((literal) => standsIn(ground.row, wordsOf(literal)))) return 'a number or month'
  if (!outcomes.every((outcome) => ground.outcomes.includes(outcome))) return 'an outcome'
  return undefined
}

/** `fifth day of June`, or a month by itself. */
const MONTH_IN_WORDS = new RegExp(
  `(?:\\b[a-z-]{1,20}(?:\\s+day)?\\s+of\\s+)?(?<![\\p{L}\\p{M}])${MONTH_NAME}(?![\\p{L}\\p{M}])`,
  'giu',
)

/** Written small, `may` and `march` are verbs, and the short names are words of other kinds. */
function isMonth(written: string): boolean {
  return !/\b(?:march|sept|[a-z]{3})$/.test(written)
}
