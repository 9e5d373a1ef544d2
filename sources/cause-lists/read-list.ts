import type { IsoDate } from '../../domain/case.ts'
import { readDate } from '../../domain/dates.ts'
import type { ListReading, ListRow } from '../../domain/hearings/cause-list.ts'
import { latinDigits } from '../../domain/latin-digits.ts'
import { type Row, takeOff } from './deletions.ts'
import { wholeOf } from './items.ts'
import { mattersIn } from './matters.ts'
import { mended } from './mended-lines.ts'
import { isRemark, leftOut, withWholeRemarks } from './only-listed.ts'
import { partiesIn } from './parties.ts'
import type { PrintedNumber } from './printed-matter.ts'

/**
 * Reads the text of a printed cause list, page by page: a header with the day, a heading for each bench, lines that begin with an item and a
 * case number, lines with the numbers heard with it, and lines with the parties. Notes of deletion stand among them. Rows may be missing
 * when a page has no text or the items have a gap.
 */
export function readList(pages: readonly string[]): ListReading {
  const printed = pages.flatMap((page) => latinDigits(page).split('\n')).map((line) => line.trim())
  const width = printed.reduce((widest, { length }) => Math.max(widest, length), 0)
  const lines = withWholeRemarks(mended(printed))
  const { matters, preface, isLost } = mattersIn(lines)
  const { rows, deletions } = takeOff(matters, preface)
  const isLeftOut = leftOut(rows)
  return {
    day: dayOf(lines),
    rows: rows.flatMap((row) => rowsOf(row, width, isLeftOut)),
    deletions,
    isCut: pages.length === 0 || pages.some((page) => page.trim() === '') || isLost || hasGap(rows),
  }
}

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

/**
 * A list counts its items on from one, or from a hundred and one, section by section; parts of an item are `56.1`, `56.2`. A row that deletes
 * itself may repeat an item.
 */
function hasGap(rows: readonly Row[]): boolean {
  let last: number | undefined
  for (const { item, isMarked } of rows) {
    const whole = wholeOf(item)
    const begins = whole % 100 === 1
    if (!begins && (last === undefined || (whole !== last && whole !== last + 1))) {
      if (isMarked) continue
      return true
    }
    last = whole
  }
  return false
}

/** The item's own matter with its parties, then those heard with it: who their parties are is not told. */
function rowsOf(
  { item, named: [own, ...connected], courtRoom, stage, sitting, lines, isDeleted }: Row,
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
