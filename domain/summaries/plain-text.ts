import { latinDigits } from '../latin-digits.ts'

/**
 * A text without what only looks: ligatures and wide letters are taken apart (NFKC), invisible characters go (soft hyphens, joiners,
 * direction marks), the digits of all scripts become `0` to `9` unless they are kept, and quotation marks and dashes their plain kind. Lines stay as they are.
 */
export function plainText(text: string, { keepsDigits = false } = {}): string {
  const normal = text.normalize('NFKC')
  return (keepsDigits ? normal : latinDigits(normal))
    .replace(/[\f\v\r\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Cf}|(?![\n\t])\p{Cc}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
}

/**
 * The words of a text, by which a quote is found on its page. Case, punctuation, spacing and line breaks do not count; a word
 * hyphenated at the end of a line is whole; separators inside a number stay (`24,50,000`, `12/2024`, `05-06-2024`).
 */
export function wordsOf(text: string): string[] {
  const joined = plainText(text)
    .toLowerCase()
    .replace(/(?<=\p{L}\p{M}*)-\s*(?=\p{L})/gu, '')
  return joined.match(/[\p{L}\p{M}]+|\d+(?:[.,:/-]\d+)*/gu) ?? []
}

/** Letters that a recognised digit looks like: O is 0, l and I are 1, S is 5, B is 8, Z is 2. */
export const LOOK_ALIKE = '[OoIlSsBZz|]'

/**
 * Returns a text without uncertain numbers, as long as it was: with a letter among the digits (`1,2O,000`), digits of two scripts,
 * a blank behind a comma (`48, 77,000`), or commas where no sum has them.
 */
export function withoutDoubtfulDigits(text: string): string {
  return text.replace(NUMBER_LIKE, (written) => {
    const isClear = !/[^\d.,\s]/.test(written) && (!written.includes(',') || GROUPED.test(written))
    return isClear ? written : '~'.repeat(written.length)
  })
}

const DIGIT_LIKE = `(?:\\p{Nd}|${LOOK_ALIKE})`
const NUMBER_LIKE = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?=(?:${LOOK_ALIKE}|[.,]){0,20}\\p{Nd})${DIGIT_LIKE}+(?:[.,]${DIGIT_LIKE}+|, ${DIGIT_LIKE}{2,3}(?=,${DIGIT_LIKE}{3}))*(?!\\p{L}|\\p{Nd})`,
  'gu',
)
/** As India groups, or as the rest of the world. */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/** Words without blanks and marks at their ends. */
export function trimmed(words: string): string {
  let [start, end] = [0, words.length]
  while (start < end && EDGES.has(words[start] ?? '')) start++
  while (end > start && EDGES.has(words[end - 1] ?? '')) end--
  return words.slice(start, end)
}

const EDGES = new Set(' \t\n,;:.।')

/**
 * A plain text without blanks and without the sign of the short i, in which Hindi words are looked for: PDFs give that sign before its
 * consonant instead of after it, and part words at it.
 */
export function hindiSkeleton(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u093f]/g, '')
}

/** A text whose Hindi verbs have one spelling of those that orders use: किया जाये and किया जावे are किया जाए. */
export function hindiVerbs(text: string): string {
  return text.normalize('NFKC').replace(/(?<=^|\s)जा(?:ये|य|वे|एं|एँ|यें|यं|वें)(?=[\s।,.]|$)/gu, 'जाए')
}

/** A pattern for `hindiSkeleton`, written as the words are spelled. */
export function hindi(pattern: string): RegExp {
  return new RegExp(hindiSkeleton(pattern), 'u')
}
