import type { CourtTypes } from './court-types.ts'
import { beginsDeleted } from './deletion-notes.ts'
import { readItem } from './items.ts'
import { isType, readNumbers } from './printed-numbers.ts'

/*
 * Some courts print items and numbers in a form of their own: `ITEM NO. 12` above the number, `WP(C) 1291/24`, `CM(4063/2026)`. Their lines
 * are rewritten in the usual form. The first two count only where most items of the list have them: elsewhere `WP(C) 1291/20` is a number
 * that was cut, and `ITEM NO. 12` belongs to a note.
 */

const LABEL =
  /^(?:item|(?:sl|sr|s|serial)\.?) ?no\b ?[.:]? ?[:-]? ?(?<item>\d{1,4}(?:\.\d{1,3})?)(?:[.):-]? +(?<rest>\S.*)|[.):-]?)$/i
const LABEL_BEHIND = /\s(?=(?:item|(?:sl|sr|serial)\.?) ?no\b ?[.:]? ?[:-]? ?\d{1,4}(?:\.\d{1,3})?$)/i
/** A serial with a year of two digits, which ends there: a day has another part, a cut year more digits. */
const SHORT_YEAR =
  /(?<before>(?<type>[A-Z][A-Z.()/ -]{0,39}?)\.? ?(?:no\b\.?)? ?[-:]? ?\d{1,7}(?: ?- ?\d{1,7})? ?\/) ?(?<year>\d{2})(?![\d/.-]|\w)/gi
/** The rest of a cut number at the beginning of a line: `(OS) 56321/15`, `321/15`. */
const REST_OF_NUMBER = /^(?<before>[A-Z.()]{0,12} ?\d{1,7}(?: ?- ?\d{1,7})? ?\/) ?(?<year>\d{2})(?![\d/.-]|\w)/i
const SHORT_YEAR_OF_ITEM = new RegExp(`^${SHORT_YEAR.source}`, 'i')
const ENDS_SHORT = /\/ ?\d{2}(?!\d)/
/** `CM(4063/2026)`, `IA(1/2014[782/2014])`: a number in brackets behind its type. */
const IN_BRACKETS = /(?<type>[A-Z][A-Z.()]{0,20}) ?\((?<number>\d{1,7}\/(?:19|20)\d{2})(?:\[[\d/]{1,15}\])?\)/gi
/** `in[WP(C) 2106/2019]` */
const PARENT_IN_BRACKETS = /(?<=(?:^|\s)in) ?[[(](?=[A-Z])/gi
/** No matter is pending from before 1950. */
const FIRST_YEAR = 50

/** The lines of a list in the usual form. */
export function inUsualForm(printed: readonly string[], types: CourtTypes): string[] {
  const lines = withoutLabels(printed, types).map((line) => withoutBrackets(line, types))
  return hasShortYears(lines) ? lines.map((line) => withWholeYears(line, types)) : lines
}

/** A label alone is put before the number on the next line. */
function withoutLabels(lines: readonly string[], types: CourtTypes): string[] {
  const labels = lines.map((line, at) => labelled(line, lines[at + 1], types))
  const count = labels.filter((label) => label !== undefined).length
  if (count === 0 || count <= lines.filter(isItem).length) return [...lines]
  return lines.flatMap((line, at) => {
    if (labels[at - 1]?.isAlone) return []
    const label = labels[at]
    if (label) return `${label.item} ${label.isAlone ? lines[at + 1] : label.rest}`
    // Other text next to a label leaves the label alone.
    const { rest } = LABEL.exec(line)?.groups ?? {}
    const parting = rest === undefined ? line.search(LABEL_BEHIND) : line.length - rest.length
    return parting < 1 || /deleted/i.test(line) ? line : [line.slice(0, parting).trim(), line.slice(parting).trim()]
  })
}

function labelled(line: string, next: string | undefined, types: CourtTypes) {
  const { item, rest } = LABEL.exec(line)?.groups ?? {}
  if (item === undefined) return undefined
  const number = rest ?? next ?? ''
  const read = readNumbers(number)
  const isNumber = read
    ? isType(read.type) && !read.isJoined && !types.isTorn(read.type) && !beginsDeleted(read.behind)
    : SHORT_YEAR_OF_ITEM.test(number)
  return isNumber ? { item, rest, isAlone: rest === undefined } : undefined
}

function isItem(line: string): boolean {
  return readNumbers(readItem(line)?.rest ?? '') !== undefined
}

function withoutBrackets(line: string, types: CourtTypes): string {
  if (!/[[(]/.test(line)) return line
  return line
    .replace(PARENT_IN_BRACKETS, ' ')
    .replace(IN_BRACKETS, (written, type, number) =>
      types.isKnown(type) || written === line ? `${type} ${number}` : written,
    )
}

function hasShortYears(lines: readonly string[]): boolean {
  const short = lines.filter(
    (line) => ENDS_SHORT.test(line) && SHORT_YEAR_OF_ITEM.test(readItem(line)?.rest ?? ''),
  ).length
  return short > 1 && short > lines.filter(isItem).length
}

function withWholeYears(line: string, types: CourtTypes): string {
  const { rest = line } = readItem(line) ?? {}
  const isOfItem = rest !== line
  const written = rest
    .replace(SHORT_YEAR, (number, before, type, year, at) => {
      const isNumber = endsInKnown(type, types) || (isOfItem && at === 0 && isType(type))
      return isNumber ? before + wholeYear(year) : number
    })
    .replace(REST_OF_NUMBER, (_, before, year) => before + wholeYear(year))
  return line.slice(0, line.length - rest.length) + written
}

function wholeYear(year: string): string {
  return `${Number(year) < FIRST_YEAR ? '20' : '19'}${year}`
}

/** `CONNECTED WITH W.P.(C)`, also without a blank. */
function endsInKnown(written: string, types: CourtTypes): boolean {
  const words = written.split(' ')
  return words.some((word, at) => {
    const type = words.slice(at).join(' ')
    return types.isKnown(type) || (/^[A-Z]/i.test(word) && types.isGrown(type))
  })
}
