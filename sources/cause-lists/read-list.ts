import { afterCaseNumber, type CaseNumber, parseCaseNumber } from '../../domain/courts/case-number.ts'
import { readDate } from '../../domain/dates.ts'
import type { ListReading, ListRow } from '../../domain/hearings/cause-list.ts'
import { oneLine } from '../../domain/hearings/one-line.ts'

/**
 * Reads the text of a printed cause list, page by page: a header with the day, lines that begin with an item and a case number, lines with
 * the numbers heard with it, and lines with the parties. Rows may be missing when a page has no text or the items have a gap.
 */
export function readList(pages: readonly string[]): ListReading {
  const lines = pages.flatMap((page) => page.split('\n')).map((line) => line.trim())
  const rows: ListRow[] = []
  const deleted = new Set<string>()
  let courtRoom: string | null = null
  let stage: string | null = null
  /** The lines of each row that may name its parties. */
  const texts = new Map<ListRow, string[]>()
  for (const line of lines) {
    const room = COURT_ROOM.exec(line)?.[1]
    if (room !== undefined) courtRoom = room
    const note = DELETED.exec(line)
    if (note?.[1] !== undefined) deleted.add(note[1])
    const [, item, rest = ''] = ITEM.exec(line) ?? []
    const number = item === undefined ? undefined : parseCaseNumber(rest)
    if (item !== undefined && number?.type !== undefined) {
      const row = { item, numbers: numbersOf(number), courtRoom, stage, ...NO_PARTIES, isDeleted: false }
      rows.push(row)
      texts.set(row, [afterCaseNumber(rest)])
      continue
    }
    const last = rows.at(-1)
    const connected = last && parseCaseNumber(line.replace(CONNECTED, ''))
    if (last && connected?.type !== undefined && startsWithNumber(line)) last.numbers.push(...numbersOf(connected))
    else if (STAGE.test(line)) stage = line.slice(0, MAX_STAGE)
    else if (last && room === undefined && !note) texts.get(last)?.push(line)
  }
  return {
    day: dayOf(lines),
    rows: rows.map((row) => ({
      ...row,
      ...partiesIn(texts.get(row) ?? []),
      isDeleted: row.item !== null && deleted.has(row.item),
    })),
    isCut: pages.length === 0 || pages.some((page) => page.trim() === '') || hasGap(rows),
  }
}

/** `12`, `12.`, `56.10`: the item, and what follows it. */
const ITEM = /^(\d{1,4}(?:\.\d{1,3})?)[.)]?\s+(\S.*)$/
const COURT_ROOM = /^court\s+(?:no|room|hall)\.?\s*(?:no\.?\s*)?:?\s*([0-9]{1,3}[A-Z]?)\b/i
const DELETED = /\bitem\s+no\.?\s*(\d{1,4}(?:\.\d{1,3})?)\b.*\bdeleted\b/i
const CONNECTED = /^(?:with|and|&|in)\s+/i
/** A heading in capitals: `FOR ADMISSION`, `AFTER NOTICE MATTERS`. */
const STAGE = /^(?:FOR|AFTER|FRESH|FINAL|REGULAR|ADMISSION|ORDERS|NOTICE|PART HEARD)\b[A-Z ()/-]*$/
const MAX_STAGE = 255
const NO_PARTIES = { petitioners: [], respondents: [] }
/** What stands between the two sides of a matter. A `V.` alone is mostly an initial. */
const VERSUS = /(?:^|\s)(?:-\s*)?(?:vs\.?|v\/s\.?|versus)(?:\s*-)?(?=\s|$)/i
/** A longer name is cut. */
const MAX_PARTY = 255
/** Lines in which the day of the list is looked for. */
const HEADER_LINES = 12

function dayOf(lines: readonly string[]): string | undefined {
  return lines.slice(0, HEADER_LINES).flatMap((line) => readDate(line) ?? [])[0]
}

/**
 * The parties of a matter: what stands between its number and the word `Vs.`, and the first line behind it. What comes after that names the
 * advocates. Nobody where a list does not say who stands against whom.
 */
function partiesIn(lines: readonly string[]): Pick<ListRow, 'petitioners' | 'respondents'> {
  const at = lines.findIndex((line) => VERSUS.test(line))
  const versus = VERSUS.exec(lines[at] ?? '')
  if (!versus) return NO_PARTIES
  const { 0: word, index, input } = versus
  const behind = [input.slice(index + word.length), ...lines.slice(at + 1)].find((line) => line.trim() !== '')
  return {
    petitioners: named([...lines.slice(0, at), input.slice(0, index)].join(' ')),
    respondents: named(behind),
  }
}

function named(text: string | undefined): string[] {
  const name = oneLine(text, MAX_PARTY)
  return name === null ? [] : [name]
}

/** A line that is a number and not a party's name with one in it. */
function startsWithNumber(line: string): boolean {
  return /^(?:(?:with|and|&|in)\s+)?[A-Z][A-Z.() -]{0,24}[ ./-]*(?:no\.?\s*)?\d/i.test(line)
}

/** A list counts its items on from one, or from a hundred and one, section by section; parts of an item are `56.1`, `56.2`. */
function hasGap(rows: readonly ListRow[]): boolean {
  let last: number | undefined
  for (const { item } of rows) {
    const whole = Math.floor(Number(item))
    const begins = whole % 100 === 1
    if (!begins && (last === undefined || (whole !== last && whole !== last + 1))) return true
    last = whole
  }
  return false
}

/** The most numbers that a range stands for. */
const MAX_RANGE = 50

/** The matter that a number was filed in, and the number with each of its range, each as `WP(C)/12/2024`. */
function numbersOf({ type = '', serial, year, parent }: CaseNumber): string[] {
  const [first = 0, last = first] = serial.split('-').map(Number)
  const serials = Array.from({ length: Math.min(last - first + 1, MAX_RANGE) }, (_, n) => first + n)
  return [...(parent ? numbersOf(parent) : []), ...serials.map((each) => `${type}/${each}/${year}`)]
}
