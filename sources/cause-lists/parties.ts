import { oneLine } from '../../domain/hearings/one-line.ts'
import { hasVersus, VERSUS } from '../versus.ts'
import { type CounselColumn, withoutCounsel } from './counsel.ts'
import type { PrintedLine } from './printed-matter.ts'

/** The two sides of a matter, as printed; empty where a list does not say who stands against whom. */
export interface Sides {
  petitioners: string[]
  respondents: string[]
}

export const NOBODY: Sides = { petitioners: [], respondents: [] }
/** A line breaks before its last letter's place, because letters are not of one width. */
const FULL = 0.9
const UNFINISHED = /(?:[&,-]|\b(?:of|the|and|for|through|m\/s\.?|pvt\.?|private))$/i
const END_OF_NAME =
  /^(?:&|and\b|private\b|pvt\b|limited\b|ltd\b|llp\b|corporation\b|company\b|others?\b|ors\b|anr\b|another\b)/i
/** `PET: …`, `RES: …`, as Karnataka labels the columns. The second may have grown together with a long name before it. */
const PETITIONER = /\bPET ?:/
const RESPONDENT = /\bRES ?:|(?<=\bPET ?:.{1,255}?)RES ?:/
/** A longer name is cut. */
const MAX_PARTY = 255

/** The section of the Supreme Court that deals with the matter, in the column of the number: `III`, `XII-B`, `PIL-W`. */
const SECTION = /^(?:(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})(?:-[A-D])?|PIL-?W?)(?=$|\s+[Vv](?:[Ss]|\/[Ss]|ersus|ERSUS)\b)/
const SECTION_BESIDE = /^(?:(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})-[A-D]|PIL-W)\s+(?=\S)/
/** `A. RAMAN- 1350 [P-1]`: counsel of the Supreme Court have a number. */
const NUMBERED_COUNSEL =
  /(?:^|(?<=[\s,]))[*#$(]?(?:(?:[A-Z]\. ?){1,3}[A-Z][A-Z']+|[A-Z][A-Z'.]+(?: [A-Z][A-Z'.]+)?)- ?\d{1,5}\b(?: ?\[[^\][]{1,30}\])?(?: ?,)?/g
/** Behind the end of a name, whatever their own names are: `KAVERI HOTELS AND ORS. KHAITAN & CO.- 1509`. */
const COUNSEL_BEHIND =
  /(?<=\b(?:ltd|limited|llp|ors|anr|others|another|etc)\b\.?) [*#$(]?(?!.*\b(?:ltd|limited|llp|ors|anr|others|another|etc)\b)[A-Z][A-Z.&' -]{0,60}- ?\d{1,5}\b(?: ?\[.*)?$/i
const TITLED = /^(?:mr|ms|mrs|adv|advocate|counsel|for)\b/i
/** What stands in place of a name. */
const NOTE =
  /^(?:reg|old|lcr|note|dt|date)\s?:|^non-compliance\b|^(?:for|with) (?:admission|orders|hearing)\b|^only\b.*\blisted\b|^[[(].*[\])]$/i
/** Marks, and a word of the matter in brackets: `[Civil] ASHA RAO`. */
const BEFORE_NAME = /^(?:[*#$]+\s*)?(?:\[[A-Za-z ]{1,20}\]\s+(?=\S))?/
/** On top and at the foot of a page. */
const PAGE = /^(?:page|pg\.?) ?:?\s?\d+(?: ?(?:of|\/) ?\d+)?$|^\d+ ?\| ?page$/i
const COLUMNS = /^(?:s\.? ?no|sl\.? ?no|sr\.? ?no|sno|item no|name of (?:the )?part(?:y|ies)|counsel for)\b/i
const GROWN = [/(?<=\s)(vs\.|versus)(?=[A-Z]{2})/i, /(?<=[A-Z]{3})(VS\.)(?=\s)/] as const

const BESIDE_SECTION = /^(?:(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})|X)\s+(?=[A-Z]{2})/

/**
 * The lines of a matter without its section: where a list prints sections, one that does not stand alone stands before another column.
 * @param hasSections whether the list prints them
 */
export function withoutSection(lines: readonly PrintedLine[], hasSections: boolean): PrintedLine[] {
  const at = hasSections && !lines.some(isSection) ? lines.findIndex(({ text }) => BESIDE_SECTION.test(text)) : -1
  return lines.map((line, n) => (n === at ? { ...line, text: line.text.replace(BESIDE_SECTION, '') } : line))
}

export function isSection({ text }: PrintedLine): boolean {
  return SECTION.test(text.trim())
}

/**
 * Returns the parties' part of a line: without sections, counsel and notes.
 * @param blank between the words of a list that prints counsel next to the parties
 */
export function cleaned({ text, ...line }: PrintedLine, blank?: number): PrintedLine {
  let name = columnOf(text, blank).replace(BEFORE_NAME, '').replace(/\s+/g, ' ')
  if (/\d/.test(name)) name = name.replace(COUNSEL_BEHIND, '').replace(NUMBERED_COUNSEL, ' ')
  name = name.trim()
  if (/^[IVXP]/.test(name)) name = name.replace(SECTION, '').replace(SECTION_BESIDE, '').trim()
  if (NOTE.test(name) || COLUMNS.test(name)) name = ''
  for (const grown of GROWN) if (!hasVersus(name)) name = name.replace(grown, ' $1 ')
  return { ...line, text: name }
}

/** Lines without what stands at the end of a page and on top of the next one, which names its court. */
export function withoutPages(lines: readonly PrintedLine[]): PrintedLine[] {
  let isAtPage = false
  return lines.filter(({ text }) => {
    isAtPage = PAGE.test(text) || (isAtPage && COURT.test(text.trim()))
    return !isAtPage
  })
}

const COURT = /^(?:in the )?(?:supreme|high) court\b|^(?:of|at)(?: [A-Z]+)?$/i

/** The first column of a line that is set with gaps wider than those between words: the name, before its counsel. Labels need no columns. */
function columnOf(text: string, blank?: number): string {
  if (!/\s{3}/.test(text) || LABEL.test(text)) return text
  // Where counsel stand next to the parties, the gaps around the word between the sides part no columns.
  const versus = blank === undefined ? null : VERSUS.exec(text)
  const from = versus ? versus.index + versus[0].length : -1
  const gaps = gapsBetweenWords(text)
  const narrowest = blank ?? gaps.reduce((least, [{ length }]) => Math.min(least, length), Number.POSITIVE_INFINITY)
  const wide = gaps.find(({ index, 0: { length } }) => index > from && length >= WIDE * narrowest)
  return wide ? text.slice(0, wide.index) : text
}

/** The blank between the words of lines: the narrowest gap. */
export function blankIn(lines: readonly PrintedLine[]): number {
  const gaps = lines.flatMap(({ text }) => gapsBetweenWords(text).map(([{ length }]) => length))
  return gaps.reduce((least, length) => Math.min(least, length), Number.POSITIVE_INFINITY)
}

function gapsBetweenWords(text: string) {
  return [...text.matchAll(/(?<!\s)\s+(?=\S)/g)]
}

const LABEL = /\b(?:PET|RES) ?:/
/** Between columns stand at least so many times as many blanks as between words. */
const WIDE = 3

/** How a list is printed. */
export interface Layout {
  /** Of its widest line; of no line where a cell is printed on lines of its own. */
  width: number
  counsel: CounselColumn | undefined
}

/**
 * The parties of a matter: what stands between its number and the word `Vs.`, and the name behind it, or the names behind their labels. What
 * comes after that names the advocates.
 * @param lines cleaned
 */
export function partiesIn(lines: readonly PrintedLine[], layout: Layout): Sides {
  if (lines.some(({ text }) => PETITIONER.test(text) || /^RES ?:/.test(text))) return labelled(lines, layout)
  const at = lines.findIndex(({ text }) => hasVersus(text))
  const { text = '', length = 0, of } = lines[at] ?? {}
  const versus = VERSUS.exec(text)
  if (!versus) return NOBODY
  const before = { text: text.slice(0, versus.index), length, of }
  const behind = { text: text.slice(versus.index + versus[0].length).trim(), length, of }
  return {
    petitioners: named(namesIn([...lines.slice(0, at), before], layout)),
    respondents: named(nameIn([behind, ...lines.slice(at + 1)], layout)),
  }
}

function namesIn(lines: readonly PrintedLine[], { counsel }: Layout): string {
  return lines.map(({ text }) => withoutCounsel(text, counsel)).join(' ')
}

function labelled(lines: readonly PrintedLine[], layout: Layout): Sides {
  const [petitioner, respondent] = [cellBehind(lines, PETITIONER), cellBehind(lines, RESPONDENT)]
  const isOneLine = lines.some(({ text }) => PETITIONER.test(text) && RESPONDENT.test(text))
  const below = petitioner.slice(1)
  if (!isOneLine || below.length === 0)
    return {
      petitioners: named(nameIn(upTo(petitioner, RESPONDENT), layout)),
      respondents: named(nameIn(upTo(respondent, PETITIONER), layout)),
    }
  // Both columns go on in the lines below, side by side.
  const [first, second] = [upTo(petitioner, RESPONDENT)[0]?.text ?? '', respondent[0]?.text ?? '']
  const [of, to] = parted(below[0]?.text ?? '', first, second)
  return { petitioners: named(`${first} ${of}`), respondents: named(`${second} ${to}`) }
}

/** The lines behind a label, from the rest of its own on. */
function cellBehind(lines: readonly PrintedLine[], label: RegExp): PrintedLine[] {
  const at = lines.findIndex(({ text }) => label.test(text))
  const line = lines[at]
  const found = label.exec(line?.text ?? '')
  if (!line || !found) return []
  return [{ ...line, text: line.text.slice(found.index + found[0].length).trim() }, ...lines.slice(at + 1)]
}

/** Lines up to a label, which may stand in the middle of one. */
function upTo(lines: readonly PrintedLine[], label: RegExp): PrintedLine[] {
  const grown = /RES ?:/
  const at = lines.findIndex(({ text }, n) => (n === 0 ? grown : label).test(text))
  const line = lines[at]
  if (!line) return [...lines]
  const { index = 0 } = (at === 0 ? (/\bRES ?:/.exec(line.text) ?? grown.exec(line.text)) : label.exec(line.text)) ?? {}
  return [...lines.slice(0, at), { ...line, text: line.text.slice(0, index).trim() }]
}

/** What a line below two columns adds to the name in each. */
function parted(line: string, first: string, second: string): [string, string] {
  const words = line.split(' ')
  const half = words.length / 2
  const isTwice = words.slice(0, half).join(' ') === words.slice(half).join(' ')
  if (isTwice && END_OF_NAME.test(line)) return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
  const ofFirst = UNFINISHED.test(first)
    ? (/^(?:&|and |private |pvt\.? )*(?:limited|ltd\.?|others?|ors\.?|anr\.?|another)\b/i.exec(line)?.[0] ?? '')
    : ''
  const rest = line.slice(ofFirst.length).trim()
  const goesOnInSecond = UNFINISHED.test(second) || END_OF_NAME.test(rest) || /^(?:rep|thr|by)\b/i.test(rest)
  return [ofFirst, goesOnInSecond ? rest : '']
}

/** The name with which lines begin, with those on which it goes on. */
function nameIn(lines: readonly PrintedLine[], { width, counsel }: Layout): string {
  const [first, ...below] = lines.filter(({ text }) => text !== '')
  const begun = withoutCounsel(first?.text ?? '', counsel)
  if (begun !== first?.text) return begun
  let name = begun
  let length = first?.length ?? 0
  for (const next of below) {
    if (name.length > MAX_PARTY || next.of !== first.of || !goesOn(name, length, next.text, width)) break
    name = `${name} ${next.text}`
    length = next.length
  }
  return withoutCounsel(name, counsel)
}

/** Whether a name goes on in the next line: it would not have fitted on its own, or one of the two lines says that the name is not whole. */
function goesOn(name: string, length: number, next: string, width: number): boolean {
  if (TITLED.test(next)) return false
  const [word = ''] = next.split(' ')
  return length + 1 + word.length > FULL * width || UNFINISHED.test(name) || END_OF_NAME.test(next)
}

function named(text: string | undefined): string[] {
  const name = oneLine(text, MAX_PARTY)
  return name === null ? [] : [name]
}
