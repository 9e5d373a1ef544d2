import { toLatin } from './latin.ts'
import { FOREIGN_FORMS, LLP_WORDS } from './words/legal-forms.ts'

/**
 * A party as the court wrote it, cut into words and the few marks that carry meaning: `,` `(` `)` `/` `@`. Dots, dashes and quotes
 * are gone, `&` is `and`, slashed letters stay one word (`m/s`, `a/k/a`), and so do a letter and the figure it is tied to (`o-3`).
 */
export function readMarks(text: string): string[] {
  const marks = toLatin(text).replace(NUMBERING, '').match(MARK)
  if (!marks) return []
  const joined: string[] = []
  for (const mark of marks) {
    if (mark === '&' || mark === '+') joined.push('and')
    else if (mark === '[' || mark === '{') joined.push('(')
    else if (mark === ']' || mark === '}') joined.push(')')
    else if (mark === ';' || mark === ':') joined.push(',')
    else if (mark.includes('@')) joined.push('@')
    else if (mark.includes('.')) joined.push(...dotted(mark))
    else joined.push(PLAIN_WORD.test(mark) ? mark : mark.replace(IN_WORD_MARKS, ''))
  }
  return joined
}

/** Letters tied by slashes, a word (an apostrophe inside is no end), or one of the marks. An `@` without blanks is a flourish. */
const MARK =
  /\b(?:[a-z]\/){1,3}[a-z]\b|\b(?:[a-z]\.){1,5}[a-z]\b|(?:[a-z]{1,2}-\d+|\d+-[a-z]{1,2}\d*)(?![a-z\d])|\p{L}+(?:'\p{L}+)*\d*[\p{L}\d]*|\d[\d\p{L}]*|[&+,;:()[\]{}/]|(?<=\s)@(?=\s)/gu
/** The place in a list of parties (`1. X`, `(2) Y`). */
const NUMBERING = /^\s*\(?\d{1,3}[.)]\s+/
const PLAIN_WORD = /^[a-z\d]+$/
const IN_WORD_MARKS = /['-]/g

/** A legal form written with dots is one word, so that it is not taken together with a letter before it (`Fund V L.P.`). */
function dotted(mark: string): string[] {
  const letters = mark.replaceAll('.', '')
  return LLP_WORDS.has(letters) || FOREIGN_FORMS.includes(letters) ? [letters] : [...letters]
}
