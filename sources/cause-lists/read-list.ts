import { afterCaseNumber, type CaseNumber, parseCaseNumber } from '../../domain/courts/case-number.ts'
import { readDate } from '../../domain/dates.ts'
import type { Deletion, ListReading, ListRow } from '../../domain/hearings/cause-list.ts'
import { oneLine } from '../../domain/hearings/one-line.ts'

/** What a line says behind a number, and how long it was printed. */
interface PrintedLine {
  text: string
  length: number
}

/** A row while it is read, with the lines that belong to it. */
interface PrintedMatter {
  item: string
  numbers: string[]
  courtRoom: string | null
  stage: string | null
  lines: PrintedLine[]
}

type Placed = Pick<PrintedMatter, 'item' | 'numbers'>

/**
 * Reads the text of a printed cause list, page by page: a header with the day, lines that begin with an item and a case number, lines with
 * the numbers heard with it, and lines with the parties. Notes of deletion stand among them. Rows may be missing when a page has no text
 * or the items have a gap.
 */
export function readList(pages: readonly string[]): ListReading {
  const printed = pages.flatMap((page) => page.split('\n')).map((line) => line.trim())
  const width = printed.reduce((widest, { length }) => Math.max(widest, length), 0)
  const lines = mended(printed)
  const matters: PrintedMatter[] = []
  const notes: PrintedLine[] = []
  let courtRoom: string | null = null
  let stage: string | null = null
  for (const line of lines) {
    const room = COURT_ROOM.exec(line)?.[1]
    if (room !== undefined) courtRoom = room
    const last = matters.at(-1)
    const [, item, rest = ''] = ITEM.exec(line) ?? []
    const number = item === undefined ? undefined : parseCaseNumber(rest)
    if (item !== undefined && number?.type !== undefined) {
      matters.push({
        item,
        numbers: numbersOf(number),
        courtRoom,
        stage,
        lines: [{ text: afterCaseNumber(rest), length: line.length }],
      })
      continue
    }
    const connected = last && parseCaseNumber(line.replace(CONNECTED, ''))
    if (connected?.type !== undefined && startsWithNumber(line)) last?.numbers.push(...numbersOf(connected))
    else if (STAGE.test(line)) stage = line.slice(0, MAX_STAGE)
    else if (room === undefined) (last?.lines ?? notes).push({ text: line, length: line.length })
  }
  const rows = matters.filter((matter) => !deletionIn(matter))
  const deletions = matters.flatMap((matter) => deletionIn(matter) ?? [])
  const others = [...notes, ...rows.flatMap((row) => row.lines)]
  const items = others.flatMap(({ text }) => DELETED_ITEM.exec(text)?.[1] ?? [])
  return {
    day: dayOf(lines),
    rows: rows.map(({ lines: said, ...row }) => ({
      ...row,
      ...partiesIn(
        said.filter(({ text }) => !DELETED_ITEM.test(text)),
        width,
      ),
      isDeleted: isDeleted(row, rows, deletions) || (items.includes(row.item) && isOnlyItem(row, rows)),
    })),
    deletions: deletions.flatMap(({ isElsewhere, ...deletion }) => (isElsewhere ? [] : [deletion])),
    isCut: pages.length === 0 || pages.some((page) => page.trim() === '') || hasGap(rows),
  }
}

/** The lines with what a narrow column broke in two: the number of a matter, or its item, as `56.1` and `0` behind `56.9`. */
function mended(lines: readonly string[]): string[] {
  const whole: string[] = []
  let begun: { item: string; at: number } | undefined
  let before = ''
  for (const line of lines) {
    const last = whole.at(-1) ?? ''
    const [, half = ''] = ITEM.exec(last)?.slice(1) ?? []
    const end = HALF_NUMBER.test(half) ? END_OF_NUMBER.exec(`${half}\n${line}`)?.[0] : undefined
    if (end !== undefined) whole.splice(-1, 1, `${last} ${end}`, line.slice(end.length).trim())
    else if (begun && /^\d$/.test(line) && isBehind(before, begun.item)) {
      whole[begun.at] = (whole[begun.at] ?? '').replace(begun.item, begun.item + line)
    } else whole.push(line)
    const item = ITEM.exec(line)?.[1]
    if (item === undefined) continue
    before = begun?.item ?? ''
    begun = { item, at: whole.length - 1 }
  }
  return whole
}

/** Whether the second of two items is a part of the same one, and is counted before the first. */
function isBehind(before: string, item: string): boolean {
  if (!item.includes('.')) return false
  const [whole, part = 0] = item.split('.').map(Number)
  const [wholeBefore, partBefore = 0] = before.split('.').map(Number)
  return whole === wholeBefore && part <= partBefore
}

/** A note of deletion, and whether it says that the matter is listed elsewhere instead. */
interface PrintedDeletion extends Deletion {
  isElsewhere: boolean
}

/** What looks like a matter and is a note: `3. WP(C) 12/2024 LISTED BEFORE DB-V AT ITEM NO.43 IS DELETED AS THE SAME IS …`. */
function deletionIn({ numbers, lines }: PrintedMatter): PrintedDeletion | undefined {
  const [, item, reason = ''] = DELETION.exec(textOf(lines)) ?? []
  return item === undefined ? undefined : { item, numbers, isElsewhere: ELSEWHERE.test(reason) }
}

/** A matter that is listed elsewhere loses only one of its rows. */
function isDeleted(row: Placed, rows: readonly Placed[], deletions: PrintedDeletion[]): boolean {
  const has = (numbers: string[]) => (other: Placed) => other.numbers.some((number) => numbers.includes(number))
  return deletions.some(
    ({ item, numbers, isElsewhere }) =>
      item === row.item && has(numbers)(row) && (!isElsewhere || rows.filter(has(numbers)).length > 1),
  )
}

/** A list of several courts has an item once for each. */
function isOnlyItem({ item }: Placed, rows: readonly Placed[]): boolean {
  return rows.filter((row) => row.item === item).length === 1
}

/** `12`, `12.`, `56.10`: the item, and what follows it. */
const ITEM = /^(\d{1,4}(?:\.\d{1,3})?)[.)]?\s+(\S.*)$/
const COURT_ROOM = /^court\s+(?:no|room|hall)\.?\s*(?:no\.?\s*)?:?\s*([0-9]{1,3}[A-Z]?)\b/i
/** `WP(C)`, `WP(C) 900046/`: what a narrow column leaves of a number. */
const HALF_NUMBER = /^[A-Z][A-Z.() -]{0,24}(?:\bno\.?)?\s*(?:\d{1,10}\s*(?:\/|-|of))?$/i
/** How the next line ends it. */
const END_OF_NUMBER = /^(?:(?<=(?:\/|-|of)\s*\n)|(?<=[^/-]\n)\d{1,10}\s*(?:\/|-|of)\s*)(?:19|20)\d{2}\b/im
/** A note at a list's end. */
const DELETED_ITEM = /^(?:note\s*:?\s*)?item\s+no\.?\s*(\d{1,4}(?:\.\d{1,3})?)\b.*\bdeleted\b/i
/** As courts write it; what stands before are further numbers of the matter. */
const DELETION =
  /^.{0,80}?\blisted\b.{0,160}?\bitem\s+no\.?\s*(\d{1,4}(?:\.\d{1,3})?)\b.{0,80}?\b(?:is|are|stands?)\s+deleted\b(.{0,160})/i
const ELSEWHERE = /^\s*as\s+the\s+same\s+(?:is|are)\s+(?:already\s+)?listed\b/i
const CONNECTED = /^(?:with|and|&|in)\s+/i
/** A heading in capitals: `FOR ADMISSION`, `AFTER NOTICE MATTERS`. */
const STAGE = /^(?:FOR|AFTER|FRESH|FINAL|REGULAR|ADMISSION|ORDERS|NOTICE|PART HEARD)\b[A-Z ()/-]*$/
const MAX_STAGE = 255
const NO_PARTIES = { petitioners: [], respondents: [] }
/** What stands between the two sides of a matter. A `V.` alone is mostly an initial. */
const VERSUS = /(?:^|\s)(?:-\s*)?(?:vs\.?|v\/s\.?|versus)(?:\s*-)?(?=\s|$)/i
/** A line breaks before its last letter's place, because letters are not of one width. */
const FULL = 0.9
const UNFINISHED = /(?:[&,-]|\b(?:of|the|and|for|through|m\/s\.?|pvt\.?|private))$/i
const END_OF_NAME = /^(?:&|and\b|private\b|pvt\b|limited\b|ltd\b|llp\b|corporation\b|company\b)/i
const ADVOCATE = /^(?:mr|ms|mrs|adv|advocate|for)\b/i
/** A longer name is cut. */
const MAX_PARTY = 255
/** Lines in which the day of the list is looked for. */
const HEADER_LINES = 12

function dayOf(lines: readonly string[]): string | undefined {
  return lines.slice(0, HEADER_LINES).flatMap((line) => readDate(line) ?? [])[0]
}

/**
 * The parties of a matter: what stands between its number and the word `Vs.`, and the name behind it. What comes after that names the
 * advocates. Nobody where a list does not say who stands against whom.
 * @param width of the widest line of the list
 */
function partiesIn(lines: readonly PrintedLine[], width: number): Pick<ListRow, 'petitioners' | 'respondents'> {
  const at = lines.findIndex(({ text }) => VERSUS.test(text))
  const { text = '', length = 0 } = lines[at] ?? {}
  const versus = VERSUS.exec(text)
  if (!versus) return NO_PARTIES
  const before = { text: text.slice(0, versus.index), length }
  const behind = { text: text.slice(versus.index + versus[0].length).trim(), length }
  return {
    petitioners: named(textOf([...lines.slice(0, at), before])),
    respondents: named(nameIn([behind, ...lines.slice(at + 1)], width)),
  }
}

function textOf(lines: readonly PrintedLine[]): string {
  return lines.map(({ text }) => text).join(' ')
}

/** The name with which lines begin, with those on which it goes on. */
function nameIn(lines: readonly PrintedLine[], width: number): string {
  const [first, ...below] = lines.filter(({ text }) => text !== '')
  let name = first?.text ?? ''
  let length = first?.length ?? 0
  for (const next of below) {
    if (name.length > MAX_PARTY || !goesOn(name, length, next.text, width)) break
    name = `${name} ${next.text}`
    length = next.length
  }
  return name
}

/** Whether a name goes on in the next line: it would not have fitted on its own, or one of the two lines says that the name is not whole. */
function goesOn(name: string, length: number, next: string, width: number): boolean {
  if (ADVOCATE.test(next)) return false
  const [word = ''] = next.split(' ')
  return length + 1 + word.length > FULL * width || UNFINISHED.test(name) || END_OF_NAME.test(next)
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
function hasGap(rows: readonly Placed[]): boolean {
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
