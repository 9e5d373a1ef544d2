import { toLatin } from './latin.ts'
import { FOREIGN_FORMS, LLP_WORDS } from './words/legal-forms.ts'
import { SLASHED_WORDS } from './words/slashed-words.ts'

/**
 * A party as the court wrote it, cut into words and the few marks that carry meaning: `,` `(` `)` `/` `@`. Dots, dashes
 * and quotes are gone, `&` is `and`, slashed letters stay one word (`m/s`, `a/k/a`), and so do a letter and the figure
 * it is tied to (`o-3`).
 */
export function readMarks(text: string): string[] {
  const marks = toLatin(text.replace(INDIAN_PREFIX, 'm/s '))
    .replace(NUMBERING, '')
    .replace(GLUED_PREFIX, 'm/s ')
    .match(MARK)
  if (!marks) return []
  const joined: string[] = []
  for (const mark of marks) {
    if (mark === '&' || mark === '+') joined.push('and')
    else if (mark === '[' || mark === '{') joined.push('(')
    else if (mark === ']' || mark === '}') joined.push(')')
    else if (mark === ';' || mark === ':') joined.push(',')
    else if (mark.includes('@')) joined.push('@')
    else if (SLASHED.test(mark)) joined.push(...unslashed(mark.replace('/', '')))
    else if (mark.includes('.')) joined.push(...dotted(mark))
    else joined.push(...withoutGluedForm(mark.includes("'") || mark.includes('-') ? mark.replace(/['-]/g, '') : mark))
  }
  return joined
}

/** In this order, because the first that fits is taken. `Team@Work` is a flourish: an `@` is a mark with a blank beside it. */
const MARK = new RegExp(
  [
    /(?:[a-z]\/){1,3}[a-z](?![a-z])/, // letters tied by slashes
    /[a-z]\/[a-z]{2,}(?=[\s.,)&]|$)/, // a word cut short with a slash
    /(?:[a-z]\.){1,5}[a-z](?![a-z])/, // letters tied by dots
    /(?:[a-z]{1,2}-\d+|\d+-[a-z]{1,2}\d*)(?![a-z\d])/, // letters tied to figures
    /[a-z\d\u0080-\uffff]+(?:'[a-z]+)*/, // a word; an apostrophe inside is no end
    /[&+,;:()[\]{}/]|\s@|@\s/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
/** `c/storage` as `cold storage`: a word that a clerk shortened to its letter. */
function unslashed(letters: string): string[] {
  return SLASHED_WORDS.get(letters) ?? [letters]
}

const SLASHED = /^[a-z]\/[a-z]{2,}$/
/** `M/S` for want of a blank after it. */
const GLUED_PREFIX = /^\s*m\s?\/\s?s\.?(?=[a-z])/
/** `M/s` cut short in Devanagari. */
const INDIAN_PREFIX = /^\s*मे[.०]/
/** The place in a list of parties (`1. X`, `(2) Y`, `1A. Z`). */
const NUMBERING = /^\s*\(?\d{1,3}[a-z]?[.)]\s+/

/**
 * A legal form written with dots is one word, so that it is not taken together with a letter before it (`Fund V L.P.`).
 */
function dotted(mark: string): string[] {
  const letters = mark.replaceAll('.', '')
  return LLP_WORDS.has(letters) || FOREIGN_FORMS.has(letters) ? [letters] : [...letters]
}

/** `Tubesltd` as `tubes ltd`: a legal form for want of a blank before it. No word ends in one. */
function withoutGluedForm(mark: string): string[] {
  const form = GLUED_FORMS.find((form) => mark.endsWith(form) && mark.length >= form.length + SHORTEST_NAME)
  if (!form) return [mark]
  return [...withoutGluedForm(mark.slice(0, -form.length)), form]
}

const GLUED_FORMS = ['limited', 'ltd', 'llp', 'private', 'pvt']
const SHORTEST_NAME = 3
