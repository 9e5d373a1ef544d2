import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import type { ListReading, ListRow, PrintedSitting } from '../../domain/hearings/cause-list.ts'
import { latinDigits } from '../../domain/latin-digits.ts'
import { takeOff } from './deletions.ts'
import { ITEM, mended } from './mended-lines.ts'
import { isRemark, leftOut, withWholeRemarks } from './only-listed.ts'
import { partiesIn } from './parties.ts'
import type { PrintedLine, PrintedMatter, PrintedNumber } from './printed-matter.ts'
import { fileIn, type PrintedNumbers, readNumbers, readNumbersAlone } from './printed-numbers.ts'
import { sittingIn } from './sitting-lines.ts'

/**
 * Reads the text of a printed cause list, page by page: a header with the day, a heading for each bench, lines that begin with an item and a
 * case number, lines with the numbers heard with it, and lines with the parties. Notes of deletion stand among them. Rows may be missing
 * when a page has no text or the items have a gap.
 */
export function readList(pages: readonly string[]): ListReading {
  const printed = pages.flatMap((page) => latinDigits(page).split('\n')).map((line) => line.trim())
  const width = printed.reduce((widest, { length }) => Math.max(widest, length), 0)
  const lines = withWholeRemarks(mended(printed))
  const matters: PrintedMatter[] = []
  const preface: PrintedLine[] = []
  let courtRoom: string | null = null
  let stage: string | null = null
  let sitting: PrintedSitting = {}
  let isHeading = true
  for (const line of lines) {
    const room = COURT_ROOM.exec(line)?.[1]
    if (room !== undefined) {
      courtRoom = room
      sitting = {}
      isHeading = true
    }
    const last = matters.at(-1)
    const [, item, rest = ''] = ITEM.exec(line) ?? []
    const own = item === undefined ? undefined : readNumbers(rest)
    if (item !== undefined && own) {
      const behind = { text: own.behind, length: line.length }
      matters.push({ item, named: own.named, courtRoom, stage, sitting, lines: [behind] })
      isHeading = false
      continue
    }
    const others = last && readNumbersAlone(line)
    const said = isHeading ? sittingIn(line) : undefined
    if (last && isRemark(line)) last.lines.push({ text: line, length: line.length })
    else if (said) sitting = { ...sitting, ...said }
    else if (last && others) hearWith(last, others)
    else if (STAGE.test(line)) stage = line.slice(0, MAX_STAGE)
    else if (room === undefined) (last?.lines ?? preface).push({ text: line, length: line.length })
  }
  const { rows, deletions } = takeOff(matters, preface)
  const isLeftOut = leftOut(rows)
  return {
    day: dayOf(lines),
    rows: rows.flatMap((row) => rowsOf(row, width, isLeftOut)),
    deletions,
    isCut: pages.length === 0 || pages.some((page) => page.trim() === '') || hasGap(rows),
  }
}

const COURT_ROOM = /^court\s+(?:no|room|hall)\.?\s*(?:no\.?\s*)?:?\s*([0-9]{1,3}[A-Z]?)\b/i
/** A heading in capitals: `FOR ADMISSION`, `AFTER NOTICE MATTERS`. */
const STAGE = /^(?:FOR|AFTER|FRESH|FINAL|REGULAR|ADMISSION|ORDERS|NOTICE|PART HEARD)\b[A-Z ()/-]*$/
const MAX_STAGE = 255
/** Lines in which the day of the list is looked for. */
const HEADER_LINES = 12

function dayOf(lines: readonly string[]): string | undefined {
  const header = lines.slice(0, HEADER_LINES)
  return takenUpOn(header.join(' ')) ?? header.flatMap((line) => readDate(line) ?? [])[0]
}

/** The day on which a list is taken up that was made for another one: `… fixed for 3rd October 2026 shall be taken up on 5th October 2026`. */
export function takenUpOn(text: string): IsoDate | undefined {
  const [, behind = ''] = /\btaken\s+up\s+on\b(.{0,40})/i.exec(text) ?? []
  return readDate(behind)
}

/** A list counts its items on from one, or from a hundred and one, section by section; parts of an item are `56.1`, `56.2`. */
function hasGap(rows: readonly PrintedMatter[]): boolean {
  let last: number | undefined
  for (const { item } of rows) {
    const whole = Math.floor(Number(item))
    const begins = whole % 100 === 1
    if (!begins && (last === undefined || (whole !== last && whole !== last + 1))) return true
    last = whole
  }
  return false
}

/** The item's own matter with its parties, then those heard with it: who their parties are is not told. */
function rowsOf(
  {
    item,
    named: [own, ...connected],
    courtRoom,
    stage,
    sitting,
    lines,
    isDeleted,
  }: ReturnType<typeof takeOff>['rows'][number],
  width: number,
  isLeftOut: (named: PrintedNumber) => boolean,
): ListRow[] {
  const place = { item, courtRoom, stage, ...sitting }
  const parties = partiesIn(
    lines.filter(({ text }) => !isRemark(text)),
    width,
  )
  return [
    { ...own, ...place, ...parties, isDeleted: isDeleted || isLeftOut(own) },
    ...connected.map((other) => ({
      ...other,
      ...place,
      isDeleted: isDeleted || isLeftOut(other),
      connectedTo: own.numberAsListed,
      petitioners: [],
      respondents: [],
    })),
  ]
}

/** Adds the matters of a line to those of an item; the first may be the one that the last of the item was filed in. */
function hearWith({ named }: PrintedMatter, { named: [first, ...others], isParent }: PrintedNumbers): void {
  if (isParent) fileIn(named, first)
  else named.push(first)
  named.push(...others)
}
