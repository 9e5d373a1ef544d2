import { tidy } from '../../domain/courts/text.ts'
import type { UnknownLine } from '../../domain/hearings/cause-list.ts'
import { hasVersus, VERSUS } from '../versus.ts'
import type { CourtTypes } from './court-types.ts'
import { wholeOf } from './items.ts'
import type { PrintedLine, PrintedMatter, PrintedNumber } from './printed-matter.ts'
import { BULLET, JOINED_WORD, mayBePiece, readNumbers } from './printed-numbers.ts'

/*
 * What a list may not pass over in silence: a line, or a piece of one, that looks like a part of a matter and is not read as one. A list with
 * such a line is not read in full.
 */

const YEAR = String.raw`(?:19|20)\d{2}(?!\d)`
/** A serial with its year, also behind a type and a mark (`WPA/2/2024`, `W.P.2/2024`); a day is none. */
const NUMBER = String.raw`(?<!\d|(?<![A-Z)])[./-])\d{1,10}[A-Z]?(?: ?- ?\d{1,10}[A-Z]?)? ?(?:\/|\bof\b) ?${YEAR}`
const HAS_NUMBER = new RegExp(NUMBER, 'i')
/** A type before a number in the middle of a text, with an item before it. */
const INSIDE = new RegExp(
  String.raw`(?<item>(?:^|\s)\d{1,4}[.)]? +)?(?<type>[A-Z][A-Z.()/-]{0,20}(?: ?\([A-Z]+\)){0,3})\.? ?(?:nos?\b\.?)? ?[-:/]? ?${NUMBER}`,
  'gi',
)
/** The half of one at the end of a text. */
const HALF_INSIDE = /(?:^|\s)(?<type>[A-Z][A-Z.()/-]{0,20}(?: ?\([A-Z]+\))?)\.? ?(?:nos?\b\.?)? ?\d{1,10} ?[/-]$/i
/** Behind these words stands a number of another matter, of a court below, of the police or of an office. */
const OTHERS =
  /(?:\b(?:in|of|on|from|against|vide|under|see|dated?|dt|i\.?e|re|fir|crime|cr|cc|c\.c|ps|p\.s|item|order|judgment|notice|circular|letter|notification|f|ref|old|lcr|act|rule|for)\b[\s.:,-]*(?:nos?\b[\s.:-]*)?|[([])$/i
/** `VAKALAT FOR R7 TO R10 - 5873/2025`: behind the respondents stands the number of a paper. */
const RESPONDENTS = /\bRR?\d{1,3}\b/gi
/** An application in the matter itself. */
const APPLICATION =
  /^(?:I\.?A|CM(?: ?APPL)?|CAN|CRAN|GA|WMP|CMP|CRL\.?M\.?[AP]?|CRL\.?M\.?\(.*\)|M\.?P|EX\.?APPL.*|CAV.*)\.?$/i
/** A bare half of a number: `SLP(C) No.`, `WITH W.P.(C) 900/20`, `29860/`. */
const HALF = new RegExp(
  String.raw`^(?<joined>(?:(?:[&+,;]|${JOINED_WORD})[ :.-]*)*)(?<item>\d{1,4}(?: ?\.\d{1,3})?[.)]? +)?(?<type>[A-Z][A-Z.()/& -]{0,30}?)? ?(?<no>\bno(?:s|\(s\))?\b\.?)? ?-? ?(?<serial>\d{1,10}[A-Z]?(?: ?- ?\d{0,10}[A-Z]?)? ?(?:(?:\/|\bof) ?\d{0,4})?)?$`,
  'i',
)
/** `TAGGED WI`, `+ W.`: the word that joins a matter is cut. */
const CUT_WORD =
  /^(?:\+ ?[A-Z.()]{0,8}|(?:together|tagged|clubbed|linked|connected|along|heard|listed)(?: w(?:i|it|ith)?)?)$/i
/** `ITEM NO. 12`: the number below it is lost. */
const ITEM_ALONE = new RegExp(
  String.raw`^(?:(?:[&+,;]|${JOINED_WORD})[ :.-]*)?(?:item|(?:sl|sr|serial)\.?) ?no\b ?[.:]? ?[:-]? ?\d{1,4}(?:\.\d{1,3})?[.):-]?$`,
  'i',
)
/** In two columns: the number behind it is lost. */
const IN_ALONE = /^in(?: (?:vs\.?|versus))?$/i
const JOINED_ALONE = new RegExp(
  String.raw`^(?:\d{1,4}(?:\.\d{1,3})?[.)]? )?[([]? ?(?!and\b|tagged$)${JOINED_WORD}[ :.\])-]*$`,
  'i',
)
/** Also behind what is left of `No.` or `No(s).`: `o. 4767/2025`. */
const FRAGMENT = new RegExp(
  String.raw`^(?:(?:n?o(?:s|\(s\))?|s)(?![A-Z])[.)]* ?)?(?:\d{1,10}[A-Z]? ?- ?\d{1,10}[A-Z]? ?\/|\d{1,10}[A-Z]? ?(?:\/|\bof\b) ?${YEAR}(?!\w)|\d{2,10}[A-Z]? ?[/-]$|[/-] ?(?:\d{1,10}[A-Z]? ?\/ ?)?${YEAR}(?!\w))`,
  'i',
)

/** `CLUBBED WITH 76938/2019`, `C/W 76938/19`: the type of what is heard with an item is lost. */
const JOINED_NUMBER = new RegExp(
  String.raw`^(?:(?:[&+,;]|in\b|${JOINED_WORD})[ :.\])-]*){1,3}(?:nos?\b[ .]*)?(?:${NUMBER}|\d{1,10}[A-Z]?(?: ?- ?\d{1,10}[A-Z]?)? ?\/ ?\d{2}$)`,
  'i',
)

/** Whether a line that is no row and no heading looks like a part of a matter. */
export function isLostPart(line: string, last: PrintedMatter | undefined, types: CourtTypes): boolean {
  if (!mayBePiece(line)) return false
  const printed = tidy(line)
    .replace(BULLET, '')
    .replace(/^[.()[\]{}\s]+/, '')
  if (
    ITEM_ALONE.test(printed) ||
    FRAGMENT.test(printed) ||
    JOINED_ALONE.test(printed) ||
    IN_ALONE.test(printed) ||
    JOINED_NUMBER.test(printed) ||
    CUT_WORD.test(printed)
  )
    return true
  const { type = '', isJoined = false } = readNumbers(printed) ?? {}
  if (types.isTorn(type) || (isJoined && types.isGrown(type))) return true
  return isHalf(printed, last, types) || hasMatterInside(printed, types)
}

/** Whether a number is an application's, which stands in its matter's own row. */
export function isApplication({ numbers: [number = ''] }: PrintedNumber): boolean {
  return APPLICATION.test(number.replace(/\/.*$/, ''))
}

/** A half of a number, at the next item, behind a word that joins, or with what only a number has. */
function isHalf(printed: string, last: PrintedMatter | undefined, types: CourtTypes): boolean {
  const { joined = '', item, type = '', no, serial } = HALF.exec(printed)?.groups ?? {}
  if (type === '') return false
  const isHeardWith = joined !== '' && !/^(?:and\b|&|\+)/i.test(joined)
  if (isHeardWith && serial === undefined && types.isBeginning(type)) return true
  const isItem = item !== undefined && last !== undefined && [0, 1].includes(wholeOf(item) - wholeOf(last.item))
  if (!types.isKnown(type)) return isItem && types.isTorn(type) && (serial !== undefined || no !== undefined)
  return serial !== undefined || no !== undefined || isItem
}

/** Whether the number of a matter stands in the middle of a text, and nothing says that it is another one's. */
function hasMatterInside(printed: string, types: CourtTypes): boolean {
  if (!/\d/.test(printed)) return false
  const { type: half = '' } = HALF_INSIDE.exec(printed)?.groups ?? {}
  if (half !== '' && (types.isKnown(half) || types.isTorn(half))) return true
  const text = printed.replace(RESPONDENTS, '')
  return [...text.matchAll(INSIDE)].some(({ index, groups }) => {
    const { item, type: printedType = '' } = groups ?? {}
    const type = printedType.replace(/[/-]$/, '')
    if (APPLICATION.test(type) || (!types.isKnown(type) && !types.isTorn(type))) return false
    return item !== undefined || !OTHERS.test(text.slice(0, index).trimEnd())
  })
}

/** Whether the text behind the last number of a line begins with a piece of another one: `& 3/20`, `, W.P.(C) No.`, `in`. */
export function endsOpen(line: string, behind: string, types: CourtTypes): boolean {
  if (/^in\b.*,$/i.test(line) && behind === ',') return false
  if (/^\d{1,4}$/.test(behind) || hasMatterInside(behind, types)) return true
  if (/^(?:[,&+] ?|in\b ?|with\b ?)+$/i.test(behind)) return true
  if (/^in (?!re\b|person\b|the\b|charge\b)/i.test(behind) && !hasVersus(line)) return true
  const { type = '', serial } = HALF.exec(behind.replace(/^[,&+ ]+/, ''))?.groups ?? {}
  const isJoined = /^[,&+]/.test(behind)
  return serial === undefined ? isJoined && types.isKnown(type) : isJoined || types.isKnown(type)
}

/** Whether a name has the number of a matter in it, so that it is not only a name. */
export function hasNumber(name: string): boolean {
  return HAS_NUMBER.test(tidy(name))
}

/** The lines of a matter that part two sides, or begin the first one with a label. */
export function sideLines(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.filter(({ text }) => hasVersus(text) || /\bPET ?:/.test(text))
}

/** Whether both sides are named by lines, with a name behind the word between them. */
export function hasSides(lines: readonly PrintedLine[]): boolean {
  const at = lines.findIndex(({ text }) => hasVersus(text))
  const [versus, ...below] = at === -1 ? [] : lines.slice(at)
  const behind = versus?.text.split(VERSUS).at(-1)?.trim() ?? ''
  return versus !== undefined && (behind !== '' || below.some(({ text }) => text !== versus.text && text.trim() !== ''))
}

/** Stands in a list for a page without text. */
export const NO_TEXT = 'A page has no text.'

/** A line with the page on which it is printed. A line that was mended stands where it begins. */
export function locatedIn(pages: readonly string[], text: string): UnknownLine {
  const beginning = text.slice(0, 12)
  const at = beginning === '' ? -1 : pages.findIndex((page) => page.includes(text) || page.includes(beginning))
  return { page: at === -1 ? null : at + 1, text: text.slice(0, MAX_LINE) }
}

const MAX_LINE = 200
