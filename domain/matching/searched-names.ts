import { readMarks } from './marks.ts'
import { type NameVersion, type PreparedName, prepareName } from './prepare.ts'
import { COMPANY_WORDS } from './words/legal-forms.ts'
import { PREFIXES } from './words/phrases.ts'

/**
 * What a search that compares letters is asked for to find these names of a company, each writing once. They go without their legal
 * forms, which clerks write in a dozen ways: a phrase with another form of them would not be found. Every other word stays as it is
 * written, because what is one word to a comparison (`Bombay`, `Mumbai`) is two to such a search. Where a name is read otherwise than
 * it is written, it is asked for both ways.
 */
export function searchedNames(names: readonly string[]): string[] {
  const byLetters = new Map<string, string>()
  for (const writing of names.flatMap(writingsOf)) {
    const letters = lettersOf(writing)
    if (!byLetters.has(letters)) byLetters.set(letters, writing)
  }
  return [...byLetters.values()]
}

function writingsOf(name: string): string[] {
  const read = prepareName(name)
  const writings = [asWritten(read), ...read.versions.flatMap(wordings)].filter((writing) => writing !== undefined)
  // Clerks leave an article out.
  return writings.length > 0 ? writings.map((writing) => writing.replace(/^the (?=\S)/, '')) : [name]
}

/** The name letter by letter up to its legal form: initials keep their dots here. Undefined for an entry that says more than a name. */
function asWritten({ asWritten, versions, dropped }: PreparedName): string | undefined {
  const [version, another] = versions
  if (!version || another || dropped.length > 0 || isFirmOfOneName(version)) return undefined
  const words = asWritten.trim().toLowerCase().split(/\s+/)
  if (PREFIXES.has(readMarks(words[0] ?? '')[0] ?? '')) words.shift()
  const upTo = (end: number) => words.slice(0, end).join(' ')
  const isWhole = (end: number) => prepareName(upTo(end)).versions[0]?.words.join(' ') === version.words.join(' ')
  const end = words.findIndex((_, at) => isWhole(at + 1)) + 1
  return end > 0 ? upTo(end) : undefined
}

/** The name as its words are read: with `and`, without it as for a search that skips `&`, and in our own spelling of the words. */
function wordings(version: NameVersion): string[] {
  const { words, tokens } = version
  const bare = words.filter((word) => word !== 'and')
  if (isFirmOfOneName(version)) return COMPANY_ENDINGS.map((ending) => `${bare.join(' ')} ${ending}`)
  const named = words.at(-1) === 'and' ? words.slice(0, -1) : words
  return [named, bare, tokens.map(({ text }) => text)].map((wording) => wording.join(' '))
}

/** Only its last word tells `Sharma & Company` from every other Sharma; the one-person company (`OPC`) has no such word. */
function isFirmOfOneName({ words, form }: NameVersion): boolean {
  const isCompany = form.split(' ').some((word) => COMPANY_WORDS.has(word) && word !== 'opc')
  return isCompany && words.filter((word) => word !== 'and').length === 1
}

const COMPANY_ENDINGS = ['and co', 'and company', 'co', 'company']

/** Letters, marks and digits alone: a search takes no notice of the rest. */
function lettersOf(writing: string): string {
  return writing
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
