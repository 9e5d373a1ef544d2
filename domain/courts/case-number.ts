import { tidy } from './text.ts'

/** One matter's number as a court writes it: `IA/259(MP)2026 in C.P.(IB)/18(MP)2021`. */
export interface CaseNumber {
  /** The type as written, e.g. `SLP(C)`; absent where only a number stands. */
  type?: string
  /** Without padding: `5640`, or a range `28027-28028`. */
  serial: string
  /** Letters between serial and year that are a part of the number, mostly a bench's: `MP`. */
  bench?: string
  year: number
  /** The matter this one was filed in. */
  parent?: CaseNumber
}

/**
 * Reads the first case number of a line, in any spelling seen at Indian courts: `AB/3142/2018`, `CWJC 2231 of 2006`,
 * `CRM-M-22875-2013`, `R.C.C. - 0000068 - 2016`, `CP(IB)/29(MP)2022`, `SLP(C) No. 28027-28028/2024`. What follows ` in ` is the parent.
 * Other text after the number is left alone. `undefined` when the line does not begin with a number and a year of four digits.
 */
export function parseCaseNumber(line: string): CaseNumber | undefined {
  const scanned = scan(tidy(line))
  if (!scanned) return undefined
  const parentLine = /^ ?in (.+)$/i.exec(scanned.rest)?.[1]
  const parent = parentLine === undefined ? undefined : parseCaseNumber(parentLine)
  return parent ? { ...scanned.number, parent } : scanned.number
}

/** Like `parseCaseNumber`, for a field that holds a case number and nothing else (a parent may follow). */
export function parseWholeCaseNumber(line: string): CaseNumber | undefined {
  const scanned = scan(tidy(line))
  return scanned && /^$|^ ?in .+$/i.test(scanned.rest) ? parseCaseNumber(line) : undefined
}

/** The one form of a number without its type: `123/2024`, `28027-28028/2024`, with bench letters `29/MP/2022`. */
export function printSerialAndYear({ serial, bench, year }: CaseNumber): string {
  return [serial, bench, year].filter((part) => part !== undefined).join('/')
}

const SEPARATOR = String.raw` ?(?:/|-|\bof\b) ?`
const BENCH = String.raw`(?: ?\((?<bracketed>[A-Z]{1,5})\) ?[/-]? ?| ?[/-] ?(?<bare>[A-Z]{1,5})${SEPARATOR})`

/**
 * The type is taken as short as possible, so that the parent's number is never swallowed; the range before the plain number, so
 * that `28027-28028/2024` is not cut. An empty range end (`014217 - / 2025`) is a slip of the Supreme Court's site. The suffix
 * -DB or -SM says how many members hear a CESTAT matter, not which matter it is.
 */
const CASE_NUMBER = new RegExp(
  String.raw`^(?<type>.*?)(?<!\d)(?<first>\d{1,10})(?: ?- ?(?<last>\d{1,10})?)?(?:${BENCH}|${SEPARATOR})(?<year>(?:19|20)\d{2})(?!\d)(?: ?- ?(?:DB|SM)\b)?(?<rest>.*)$`,
  'i',
)

function scan(line: string): { number: CaseNumber; rest: string } | undefined {
  const { type = '', first, last, bracketed, bare, year, rest = '' } = CASE_NUMBER.exec(line)?.groups ?? {}
  const serial = first && serialRange(first, last)
  if (!serial || !year) return undefined
  const bench = (bracketed ?? bare)?.toUpperCase()
  const writtenType = type
    .replace(/[ /:-]+$/, '')
    .replace(/(^|[ )./-])(nos?\.?|number)$/i, '$1')
    .replace(/[ /:-]+$/, '')
  return {
    number: { ...(writtenType && { type: writtenType }), serial, ...(bench && { bench }), year: Number(year) },
    rest: rest.trimEnd(),
  }
}

/** `undefined` for number 0, which no court gives, and for a range that runs backwards. */
function serialRange(first: string, last: string | undefined): string | undefined {
  const start = Number(first)
  if (start === 0) return undefined
  if (last === undefined) return String(start)
  const end = Number(completedEnd(String(start), last))
  if (end < start) return undefined
  return end === start ? String(start) : `${start}-${end}`
}

/** `28027-28` is short for `28027-28028`. */
function completedEnd(start: string, last: string): string {
  return last.length < start.length ? start.slice(0, start.length - last.length) + last : last
}
