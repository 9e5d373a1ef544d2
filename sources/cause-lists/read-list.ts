import type { IsoDate } from '../../domain/case.ts'
import type { ListReading, ListRow } from '../../domain/hearings/cause-list.ts'
import { latinDigits } from '../../domain/latin-digits.ts'
import { ANY_TYPES, type CourtTypes } from './court-types.ts'
import { type Row, takeOff } from './deletions.ts'
import { partNotes } from './drop-notes.ts'
import { gapsIn } from './gaps.ts'
import { dayIn, headerOf, isSupplementary } from './list-header.ts'
import { mattersIn } from './matters.ts'
import { mended } from './mended-lines.ts'
import { leftOut, withWholeRemarks } from './only-listed.ts'
import { NOBODY } from './parties.ts'
import type { PrintedNumber } from './printed-matter.ts'
import { forgetNumbers } from './printed-numbers.ts'
import { type PartiesOf, partiesOfAll } from './sides-of-matters.ts'
import { locatedIn, NO_TEXT } from './unknown-lines.ts'
import { inUsualForm } from './usual-form.ts'

/**
 * Reads the text of a printed cause list, page by page: a header with the day, a heading for each bench, lines that begin with an item and a
 * case number, lines with the numbers heard with it, and lines with the parties. Notes of deletion stand among them. What looks like a part
 * of a matter and is not read as one, a gap in the items and a page without text leave the list not read in full.
 * @param named the day that the list's address or what stands around it names, if it does
 * @param types those of the court; of all courts for one that is not known
 */
export function readList(pages: readonly string[], named?: IsoDate, types = ANY_TYPES): ListReading {
  try {
    return read(pages, named, types)
  } finally {
    forgetNumbers()
  }
}

function read(pages: readonly string[], named: IsoDate | undefined, types: CourtTypes): ListReading {
  const texts = pages.map(latinDigits)
  const printed = texts
    .flatMap((page) => (page.trim() === '' ? [NO_TEXT] : page.split('\n')))
    .map((line) => line.trim())
  const width = printed.reduce((widest, { length }) => Math.max(widest, length), 0)
  const { lines, notes, unsure } = partNotes(withWholeRemarks(mended(inUsualForm(printed, types), types)))
  const header = headerOf(lines)
  const day = dayIn(header, named)
  const found = mattersIn(lines, named ?? day, types)
  const { rows, deletions } = takeOff(found, notes)
  const isLeftOut = leftOut(rows)
  const goesOn = day !== undefined && isSupplementary(header)
  const gaps = gapsIn(rows, goesOn)
  const parties = partiesOfAll(rows, { preface: found.preface, gaps, width })
  const unknown = [
    ...new Set([
      ...found.unknown,
      ...parties.unknown,
      ...unsure,
      ...gaps.map(({ item, named: [own] }) => `${item} ${own.numberAsListed}`),
      ...(pages.length === 0 ? [NO_TEXT] : []),
    ]),
  ].map((text) => locatedIn(texts, text))
  return {
    day,
    rows: rows.flatMap((row) => rowsOf(row, parties.of, isLeftOut)),
    deletions,
    isCut: unknown.length > 0,
    unknown,
  }
}

/** The item's own matter, then those heard with it, each with its parties as far as the list names them. */
function rowsOf(row: Row, partiesOf: PartiesOf, isLeftOut: (named: PrintedNumber) => boolean): ListRow[] {
  const { item, named, courtRoom, stage, sitting, isDeleted, heardWith } = row
  const [own, ...connected] = named
  const place = { item, courtRoom, stage, ...sitting }
  const mainNumber = heardWith?.named[0].numberAsListed
  return [
    {
      ...own,
      ...place,
      ...(partiesOf(row, 0) ?? NOBODY),
      isDeleted: isDeleted || isLeftOut(own),
      ...(mainNumber !== undefined && { connectedTo: mainNumber }),
    },
    ...connected.map((other, at) => ({
      ...other,
      ...place,
      ...(partiesOf(row, at + 1) ?? NOBODY),
      isDeleted: isDeleted || isLeftOut(other),
      connectedTo: mainNumber ?? own.numberAsListed,
    })),
  ]
}
