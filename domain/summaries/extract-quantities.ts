import { MULTIPLIERS, NUMBER_WORDS } from '../number-words.ts'
import { withoutDoubtfulDigits } from './plain-text.ts'

/** A number that a text states. */
export interface Quantity {
  value: number
  /** What it counts: a currency, percent, days to years; absent where nothing says. */
  unit?: Unit
  /** Written with commas in it or with a word such as lakh, as sums of money are. */
  looksLikeMoney: boolean
  /** Where its first figure or word stands in the text, and where the last ends. */
  at: number
  end: number
}

export type Unit = 'INR' | 'USD' | 'EUR' | 'GBP' | 'percent' | 'hour' | 'day' | 'week' | 'month' | 'year'

/**
 * Every number in a plain text that holds no dates, in figures or in English or Hindi words: `Rs. 24,50,000/-`, `₹24.5 lakh`,
 * `INR 2450000`, `Rupees Twenty-four Lakh Fifty Thousand`, `चौबीस लाख रुपये`, `four weeks`, `12%`. Numbers that are one sign
 * with others (`12/2024`, `10:30`) come as `signs`, because only the whole means something.
 */
export function extractQuantities(text: string): { quantities: Quantity[]; signs: string[] } {
  const signs: string[] = []
  const left = withoutDoubtfulDigits(text).replace(SIGN, (sign) => {
    signs.push(sign)
    return ';'.padEnd(sign.length)
  })
  const places = [...left.toLowerCase().matchAll(TOKEN)].map((match) => ({ token: match[0], at: match.index }))
  const tokens = places.map(({ token }) => token)
  const quantities: Quantity[] = []
  let behindUnit = 0
  for (let at = 0; at < tokens.length; ) {
    const end = endOfNumber(tokens, at)
    const [first, last] = [places[at], places[end - 1]]
    if (end > at && first && last)
      quantities.push(
        ...quantityOf(tokens, at, end, at > behindUnit).map((one) => ({
          ...one,
          at: first.at,
          end: last.at + last.token.length,
        })),
      )
    // "62,000 रुपये दो माह": the unit of one number is not the currency of the next.
    if (end > at && UNITS.has(tokens[end] ?? '')) behindUnit = end + 1
    at = Math.max(end, at + 1)
  }
  return { quantities, signs }
}

const SIGN = /(?<![\d.,])\d+(?:[/:-]\d+)+(?![.,]?\d)|(?<![\d.,])\d+(?:\.\d+){2,}/g
const TOKEN = /and a half|\d+(?:,\d+)*(?:\.\d+)?|\/-|us\$|[₹$€£%]|(?:rs|रु)\.|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu
/** Where the number that begins at `start` ends; `start` itself when none begins there. */
function endOfNumber(tokens: readonly string[], start: number): number {
  let end = start
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    if (isJoiner(token) && end > start && end === at) continue
    const kind = kindOf(token)
    if (kind === undefined || (end === start && (kind === 'multiplier' || token === HALF))) break
    // Two numbers in figures are one only when a multiplier parts them: `2 crore 50 lakh`, but `Sections 9 and 10`.
    if (kind !== 'multiplier' && token !== HALF && end > start && !continues(tokens[end - 1] ?? '', kind)) break
    end = at + 1
  }
  return end
}

const HALF = 'and a half'

/** Hindi words for a half and a quarter more or less, in front of a number: साढ़े तीन is three and a half, पौने दो is one and three quarters. */
const FRACTIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({ [HALF]: 0.5, साढ़े: 0.5, साढे: 0.5, सवा: 0.25, पौने: -0.25 }).map(([word, value]) => [
    word.normalize('NFKC'),
    value,
  ]),
)

function isJoiner(token: string): boolean {
  return token === 'and' || token === '-' || token === '&'
}

function continues(last: string, kind: 'figures' | 'word'): boolean {
  if (FRACTIONS.has(last)) return true
  if (kindOf(last) === 'multiplier') return true
  const tens = NUMBER_WORDS.get(last) ?? 0
  return kind === 'word' && tens >= 20 && tens % 10 === 0
}

function kindOf(token: string): 'figures' | 'word' | 'multiplier' | undefined {
  if (/^\d/.test(token)) return 'figures'
  if (FRACTIONS.has(token)) return 'word'
  if (MULTIPLIERS.has(token)) return 'multiplier'
  return NUMBER_WORDS.has(token) ? 'word' : undefined
}

function quantityOf(
  tokens: readonly string[],
  start: number,
  end: number,
  hasBefore: boolean,
): Omit<Quantity, 'at' | 'end'>[] {
  const number = tokens.slice(start, end)
  // The unit after an unreadable number belongs to that number.
  const isOthers = !hasBefore || /[~\p{Nd}]/u.test(tokens[start - 2] ?? '')
  const unit = unitAfter(tokens, end) ?? (isOthers ? undefined : currencyBefore(tokens[start - 1] ?? ''))
  // "one of them" counts nothing.
  if (unit === undefined && number.length === 1 && ['one', 'एक'].includes(number[0] ?? '')) return []
  const looksLikeMoney = number.some((token) => /\d,\d/.test(token) || MULTIPLIERS.has(token))
  return [{ value: worth(number), looksLikeMoney, ...(unit && { unit }) }]
}

function currencyBefore(token: string): Unit | undefined {
  const unit = UNITS.get(token)
  return unit && /^[A-Z]+$/.test(unit) ? unit : undefined
}

function unitAfter(tokens: readonly string[], end: number): Unit | undefined {
  const [next = '', after = ''] = tokens.slice(end, end + 2)
  if (next === 'per' && /^cents?$/.test(after)) return 'percent'
  return UNITS.get(next)
}

const UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      ['INR', 'rs rs. inr rupee rupees ₹ /- रु रु. रुपये रूपये रुपए रूपए रुपया'],
      ['USD', '$ us$ usd dollar dollars'],
      ['EUR', '€ eur euro euros'],
      ['GBP', '£ gbp pounds'],
      ['percent', '% percent प्रतिशत'],
      ['hour', 'hour hours घंटे घंटा'],
      ['day', 'day days दिन दिनों दिवस'],
      ['week', 'week weeks सप्ताह हफ्ते'],
      ['month', 'month months माह महीने महीना महीनों'],
      ['year', 'year years वर्ष वर्षों साल'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((word): [string, Unit] => [word.normalize('NFKC'), unit])),
)

/** Counts as India does: `two crore fifty lakh`, `2.5 lakh crore`. */
function worth(number: readonly string[]): number {
  let total = 0
  let current: number | undefined
  let fraction = 0
  for (const token of number) {
    fraction = FRACTIONS.get(token) ?? fraction
    if (FRACTIONS.has(token)) continue
    const multiplier = MULTIPLIERS.get(token)
    if (multiplier === 100) current = (current ?? 1) * 100
    else if (multiplier !== undefined) {
      // सवा लाख is a lakh and a quarter.
      const times = current ?? (total === 0 || fraction !== 0 ? 1 : undefined)
      total = times === undefined ? total * multiplier : total + (times + fraction) * multiplier
      fraction = 0
      current = undefined
    } else if (!isJoiner(token))
      current = (current ?? 0) + (NUMBER_WORDS.get(token) ?? Number(token.replaceAll(',', '')))
  }
  // Paise are the smallest sum; further decimals are what binary fractions leave behind.
  return Math.round((total + (current ?? 0) + fraction) * 100) / 100
}
