/** Beginnings that a spreadsheet takes for a formula, and the mark that shields them. */
const FORMULA = /^['=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** Cells that a spreadsheet took for something else, and what to do about them. */
const SPOILT: readonly [RegExp, string][] = [
  [
    /^[+-]?\d(?:\.\d+)?E[+-]?\d+$/i,
    'A spreadsheet has shortened this number. Format the column as text and enter it again.',
  ],
  [/^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#+)$/i, 'A spreadsheet has an error in this cell.'],
  [
    /\ufffd|^[^\p{L}]*\?{2}[^\p{L}]*$/u,
    'The letters of this cell were lost when the list was saved. Save it as CSV UTF-8.',
  ],
]

/**
 * Writes a text so that a spreadsheet shows it unchanged: an apostrophe before it prevents a formula, and marks a text
 * such as `#N/A` as typed.
 */
export function shielded(text: string): string {
  return FORMULA.test(text) || spoiltBy(text) !== undefined ? `'${text}` : text
}

/** Reads a cell that `shielded` wrote or a person typed: its text, or why it is not what was typed. */
export function readCell(cell: string): { text: string } | { problem: string } {
  const rest = cell.slice(1)
  // People put the apostrophe before a number to make it a text.
  if (cell.startsWith("'") && (/^\d/.test(rest) || shielded(rest) !== rest)) return { text: rest }
  const problem = spoiltBy(cell)
  return problem === undefined ? { text: cell } : { problem }
}

function spoiltBy(text: string): string | undefined {
  return SPOILT.find(([pattern]) => pattern.test(text))?.[1]
}
