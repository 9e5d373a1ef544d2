import { tidy } from './text.ts'

/** One matter's number as a court writes it: `IA/259(MP)2026 in C.P.(IB)/18(MP)2021`. */
export interface CaseNumber {
  /** The type as written, e.g. `SLP(C)`; absent without one. */
  type?: string
  /** Without padding: `9056`, or a range `90027-90028`. */
  serial: string
  /** Letters between serial and year that belong to the number, mostly a bench's: `MP`. */
  bench?: string
  year: number
  /** The matter in which this one was filed. */
  parent?: CaseNumber
}

/**
 * Reads the first case number of a line, in any spelling seen at Indian courts: `CWJC 9022 of 2006`,
 * `CRM-M-90228-2013`, `R.C.C. - 0000090 - 2016`, `CP(IB)/29(MP)2022`, `SLP(C) No. 90027-90028/2024`. A number after
 * "in" is the parent's; other text is ignored. `undefined` unless the line begins with a number and a four-digit year.
 */
export function parseCaseNumber(line: string): CaseNumber | undefined {
  const scanned = scan(line)
  return scanned && withParent(scanned)
}

/** Like `parseCaseNumber`, for a field with only a case number (a parent may follow). */
export function parseWholeCaseNumber(line: string): CaseNumber | undefined {
  const scanned = scan(line)
  return scanned && (scanned.rest === '' || PARENT.test(scanned.rest)) ? withParent(scanned) : undefined
}

/** Returns the number at the beginning of a line, and the text after it and its parent's. */
export function caseNumberAtBeginning(line: string): { number: CaseNumber; behind: string } | undefined {
  const scanned = scan(line)
  if (!scanned) return undefined
  const rest = scanned.rest.trim()
  const parent = caseNumberAtBeginning(PARENT.exec(rest)?.[1] ?? '')
  return parent
    ? { number: { ...scanned.number, parent: parent.number }, behind: parent.behind }
    : { number: scanned.number, behind: rest }
}

/** Formats a number without its type: `123/2024`, `90027-90028/2024`, with bench letters `29/MP/2022`. */
export function printSerialAndYear({ serial, bench, year }: CaseNumber): string {
  return [serial, bench, year].filter((part) => part !== undefined).join('/')
}

/**
 * Converts a number to the fields of a case identifier. The Supreme Court lists a matter without another number as
 * `Diary No. 1234-2026`.
 */
export function writtenNumber(number: CaseNumber, type: string): WrittenNumber {
  const printed = printSerialAndYear(number)
  return /^diary\b/i.test(type) ? { diaryNumber: printed } : { caseType: type, registrationNumber: printed }
}

type WrittenNumber = { diaryNumber: string } | { caseType: string; registrationNumber: string }

const SEPARATOR = String.raw` ?(?:/|-|\bof\b) ?`
/** Text without meaning before the letters of benches of the company law tribunal: the section, `I&B`, the tribunal. */
const SECTION = String.raw`(?: ?/ ?\d{1,3}(?= ?/ ?[(A-Z])| ?[/-] ?I ?& ?BC?(?= ?[/-] ?[(A-Z]))?(?: ?[/-] ?NCLT(?= ?[/-] ?[(A-Z]))?`
/**
 * Text after their letters: the sitting court (`MB/C-II`, `MB-IV`), the State of the company (`CHD/HRY`, `CHD/J&K`).
 */
const COURT = `(?: ?[/-] ?(?:C ?- ?)?[IVX]{1,4}| ?[/-] ?(?:J ?& ?K|[A-Z]{2,3}))?`
/** Letters after a serial are a bench's, or distinguish it from the same serial without letters: `702A`. */
const BENCH = String.raw`(?: ?[/-]? ?\((?<bracketed>[A-Z]{1,5})\)${COURT}(?:${SEPARATOR}| ?)| ?[/-] ?(?<bare>[A-Z]{1,5})${COURT}${SEPARATOR}|(?<letter>[A-Z])${SEPARATOR})`

/**
 * The type is matched as short as possible, so that it never swallows the parent's number; the range before the plain
 * number, so that `90027-90028/2024` is not cut. An empty range end (`009014 - / 2025`) is an error of the Supreme
 * Court's site. The suffix -DB or -SM states how many members hear a CESTAT matter, not which matter it is.
 */
const CASE_NUMBER = new RegExp(
  [
    String.raw`^(?<type>.*?)(?<!\d)(?<first>\d{1,10})(?: ?- ?(?<last>\d{1,10})?)?`,
    `(?:${SECTION}${BENCH}|${SEPARATOR})`,
    String.raw`(?<year>(?:19|20)\d{2})(?!\d)(?: ?- ?(?:DB|SM)\b)?(?<rest>.*)$`,
  ].join(''),
  'i',
)

const PARENT = /^ ?in (.+)$/i

/** Far above the longest real line (three matters and their dates); bounds the time for hostile text. */
const MAX_LINE_LENGTH = 400

/** `SLP(C) No(s).`, `C.P. No. (IB)`: the word does not belong to the type. */
const NO_WORD = /(^|[ )./-])(?:no(?:s|\(s\))?\.?|number)(?:$| ?(?=\([A-Z]+\)$))/i

interface Scanned {
  number: CaseNumber
  rest: string
}

function withParent({ number, rest }: Scanned): CaseNumber {
  const parent = parseCaseNumber(PARENT.exec(rest)?.[1] ?? '')
  return parent ? { ...number, parent } : number
}

function scan(line: string): Scanned | undefined {
  if (line.length > MAX_LINE_LENGTH) return undefined
  const { type = '', first, last, year, rest = '', ...letters } = CASE_NUMBER.exec(tidy(line))?.groups ?? {}
  const bench = Object.values(letters)
    .find((each) => each !== undefined)
    ?.toUpperCase()
  const serial = first && serialRange(first, isSection(first, last, bench) ? undefined : last)
  if (!serial || !year || CUT_SERIAL.test(type)) return undefined
  const typeAlone = withoutTail(withoutTail(type).replace(NO_WORD, '$1'))
  return {
    number: { ...(typeAlone && { type: typeAlone }), serial, ...(bench && { bench }), year: Number(year) },
    rest: rest.trimEnd(),
  }
}

/** Text before a serial that is part of it: `1,234`, `12 to 15`, `l234` for 1234. */
const CUT_SERIAL = /(?:\d ?(?:,|&|\band|\bto) ?|(?:^|[ ./-])[lIO])$/

/** The sections of the Code and the Act under which petitions are filed. */
const SECTIONS = /^(?:7|9|10|54|59|60|66|9[4-7]|23[0-4]|24[1-5]|252|271)$/

/**
 * Returns whether a number between a serial and a bench's letters is a section and no end of a range: `812-9-HDB-2020`.
 */
function isSection(first: string, last: string | undefined, bench = ''): boolean {
  if (last === undefined || bench.length < 2 || !SECTIONS.test(last)) return false
  return last.length < first.length || Number(last) <= 10
}

/** Removes the text between a type and its serial: `R.C.C. - `, `CRM-M-`. */
function withoutTail(type: string): string {
  return type.replace(/[ /:-]+$/, '')
}

/** Returns `undefined` for number 0, which no court gives, and for a descending range. */
function serialRange(first: string, last: string | undefined): string | undefined {
  const start = Number(first)
  if (start === 0) return undefined
  if (last === undefined) return String(start)
  const end = Number(completedEnd(String(start), last))
  if (end < start) return undefined
  return end === start ? String(start) : `${start}-${end}`
}

/** `90027-28` is short for `90027-90028`. */
function completedEnd(start: string, last: string): string {
  return last.length < start.length ? start.slice(0, start.length - last.length) + last : last
}
