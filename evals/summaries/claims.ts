import { extractDates, MONTH_NAME, type NamedDate } from '../../domain/summary/extract-dates.ts'
import { extractQuantities, type Quantity } from '../../domain/summary/extract-quantities.ts'
import { plainText } from '../../domain/summary/plain-text.ts'
import { extractOutcomes, type Outcome } from './extract-outcomes.ts'

/** All in a text that an evaluation counts as true or invented. */
export interface Claims {
  dates: NamedDate[]
  quantities: Quantity[]
  /** Numbers joined by signs, and months without a day in figures: they must stand as they are written. */
  literals: string[]
  outcomes: Outcome[]
}

/** Reads them from a text in any notation. */
export function claimsIn(text: string): Claims {
  const { dates, rest } = extractDates(plainText(text))
  const { quantities, signs } = extractQuantities(rest)
  const months = [...rest.matchAll(MONTH_IN_WORDS)].map(([written]) => written).filter(isMonth)
  return { dates, quantities, literals: [...signs, ...months], outcomes: extractOutcomes(plainText(text)) }
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
