import type { IsoDate } from '../../domain/case.ts'
import type { ListReading, ListRow } from '../../domain/hearings/cause-list.ts'
import { latinDigits } from '../../domain/latin-digits.ts'
import { type Row, takeOff } from './deletions.ts'
import { partNotes } from './drop-notes.ts'
import { hasGap } from './gaps.ts'
import { dayIn, headerOf, isSupplementary } from './list-header.ts'
import { mattersIn } from './matters.ts'
import { mended } from './mended-lines.ts'
import { isRemark, leftOut, withWholeRemarks } from './only-listed.ts'
import { partiesIn } from './parties.ts'
import type { PrintedNumber } from './printed-matter.ts'

/**
 * Reads the text of a printed cause list, page by page: a header with the day, a heading for each bench, lines that begin with an item and a
 * case number, lines with the numbers heard with it, and lines with the parties. Notes of deletion stand among them. Rows may be missing
 * when a page has no text or the items have a gap.
 * @param named the day that the list's address or what stands around it names, if it does
 */
export function readList(pages: readonly string[], named?: IsoDate): ListReading {
  const printed = pages.flatMap((page) => latinDigits(page).split('\n')).map((line) => line.trim())
  const width = printed.reduce((widest, { length }) => Math.max(widest, length), 0)
  const { lines, notes, isUnsure } = partNotes(withWholeRemarks(mended(printed)))
  const header = headerOf(lines)
  const day = dayIn(header, named)
  const read = mattersIn(lines, named ?? day)
  const { rows, deletions } = takeOff(read, notes)
  const isLeftOut = leftOut(rows)
  const isEmpty = pages.length === 0 || pages.some((page) => page.trim() === '')
  const goesOn = day !== undefined && isSupplementary(header)
  return {
    day,
    rows: rows.flatMap((row) => rowsOf(row, width, isLeftOut)),
    deletions,
    isCut: isEmpty || isUnsure || read.isLost || hasGap(rows, goesOn),
  }
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
