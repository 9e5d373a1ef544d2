import { extractDates } from '../extract-dates.ts'
import { withoutTies } from '../grounding/ties.ts'
import { plainText, wordsOf } from '../plain-text.ts'
import { sumsIn } from './amounts.ts'

/** The words of a sentence without ties: two sentences of the same words are one. */
export function wordsKey(sentence: string): string {
  return wordsOf(withoutTies(sentence)).join(' ')
}

/** The same with its sums and days left open: "the same restraint for Rs. 99,40,000". */
export function kindKey(sentence: string): string {
  const text = plainText(withoutTies(sentence))
  const { rest } = extractDates(text)
  const open = sumsIn(text)
    .toReversed()
    .reduce((left, { at, end }) => `${left.slice(0, at)} sum ${left.slice(end)}`, rest)
  return wordsOf(open.replaceAll(';', ' day ')).join(' ')
}

/** The sums and days of a sentence, as they are written. */
export function valuesIn(sentence: string): string[] {
  const text = plainText(sentence)
  const sums = sumsIn(text).map(({ at, end }) => `Rs. ${text.slice(at, end).trim()}`)
  return sums.length > 0 ? sums : extractDates(text).dates.map((date) => date.split('-').reverse().join('-'))
}
